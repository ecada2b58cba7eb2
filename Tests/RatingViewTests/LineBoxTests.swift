import RatingCore
import Support
import Testing

@testable import RatingView

/// What is known about a line without a font must hold in one.
@Suite struct LineBoxTests {
  private let room = Size(width: 10_000, height: 1000)

  @Test(arguments: ["3.5 / 5", "OK", "Cancel", "How was the film?", "100 / 100", "~WM@ {il}"])
  func `no line is wider than its box`(text: String) throws {
    Fonts.useOne()
    for size in [7.0, 14, 16, 17.5, 32] {
      for weight in [TextStyle.Weight.regular, .semibold] {
        let style = TextStyle(pixelSize: size, weight: weight)
        let box = try #require(LineBox.size(of: text, style: style, within: room))
        let line = Typesetter().layout(text, style: style).size
        #expect(line.width <= box.width && line.height <= box.height + 1)
      }
    }
  }

  @Test func `every character of ASCII has a width`() throws {
    Fonts.useOne()
    let style = TextStyle(pixelSize: 100, weight: .semibold)
    for byte in UInt8(0x20)...0x7e {
      let text = String(UnicodeScalar(byte))
      let box = try #require(LineBox.size(of: text, style: style, within: room))
      #expect(abs(Typesetter().layout(text, style: style).size.width - box.width) <= 1)
    }
  }

  @Test(arguments: ["日本", "Größe", "a\nb", "\u{7f}", "🥰"])
  func `other texts are measured`(text: String) {
    #expect(LineBox.size(of: text, style: TextStyle(pixelSize: 14), within: room) == nil)
  }

  @Test func `so are those that do not fit`() {
    let style = TextStyle(pixelSize: 10)
    #expect(LineBox.size(of: "000", style: style, within: Size(width: 23, height: 14)) != nil)
    #expect(LineBox.size(of: "000", style: style, within: Size(width: 22, height: 14)) == nil)
    #expect(LineBox.size(of: "000", style: style, within: Size(width: 23, height: 13)) == nil)
  }
}
