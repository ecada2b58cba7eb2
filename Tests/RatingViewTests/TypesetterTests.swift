import RatingCore
import Support
import Testing

@testable import RatingView

@Suite struct TypesetterTests {
  init() {
    Fonts.useOne()
  }

  @Test func `a word that is broken has no hyphens`() throws {
    let word = String(repeating: "o", count: 60)
    let style = TextStyle(pixelSize: 40)
    let whole = Typesetter().layout(word, style: style)
    let broken = Typesetter().layout(
      word, style: style, within: Size(width: whole.size.width / 7, height: 2_000))
    try #require(broken.size.height > 6 * whole.size.height)
    let (ink, brokenInk) = try (self.ink(of: whole), self.ink(of: broken))
    // Seven hyphens would be more.
    #expect(abs(brokenInk - ink) < ink / 200)
  }

  /// How much of the ground a text covers.
  private func ink(of text: TextLayout) throws -> Int {
    let surface = try Surface(size: text.size)
    text.draw(on: Canvas(surface), at: Point(x: 0, y: 0), color: .black)
    var ink = 0
    surface.forEachPixel { _, _, pixel in ink += Int(pixel >> 24) }
    return ink
  }
}
