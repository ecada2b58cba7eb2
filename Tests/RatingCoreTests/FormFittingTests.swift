import Testing

@testable import RatingCore

/// Windows never exceed the monitor, and the stars never vanish in them.
@Suite struct FormFittingTests {
  private let monitor = Size(width: 1264, height: 752)

  /// Letters whose size goes with the scale, 8 by 20 pixels at 1.
  private func texts(_ scale: Double) -> TextSizes {
    func size(_ letters: Int, within width: Int) -> Size {
      Size(width: min(Int(8 * scale) * letters, width), height: max(1, Int(20 * scale)))
    }
    return TextSizes(
      prompt: { room, _ in size(30, within: room.width) },
      label: { size($0.label.utf8.count, within: $1) },
      value: { item, width, _ in
        size(item.words(for: item.scale.last).utf8.count, within: width)
      },
      button: { _, _ in size(6, within: 10_000) })
  }

  private func layout(_ items: [Item], scale: Double = 1) -> FormLayout {
    .natural(.dialog(items), scale: scale, within: monitor, texts: texts)
  }

  private func expectFits(_ layout: FormLayout, leastStar: Int) {
    #expect(layout.size.width <= monitor.width)
    #expect(layout.size.height <= monitor.height)
    let window = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    for row in layout.rows {
      #expect(window.holds(row.frame))
      #expect(row.stars.size >= leastStar)
    }
    for button in layout.buttons { #expect(window.holds(button)) }
  }

  @Test(arguments: [(1, 44), (10, 15), (16, 9), (30, 5), (100, 2)])
  func `any number of ratings fits, and the text gives way to the stars`(count: Int, star: Int) {
    let items = (1...count).map { Item(label: "Item \($0)", value: 3) }
    expectFits(layout(items), leastStar: star)
  }

  @Test(arguments: [2.0, 4, 5, 8, 16])
  func `any scale fits`(scale: Double) {
    expectFits(layout([Item(value: 3)], scale: scale), leastStar: 40)
  }

  @Test func `words of any length fit`() {
    let words = (1...5).map { String(repeating: "word ", count: 60 + $0) }
    expectFits(layout([Item(value: 3, starWords: words)]), leastStar: 40)
  }

  @Test func `what fits at its wish is not touched`() {
    let layout = layout([Item(value: 3)])
    #expect(layout.scale == 1)
    #expect(layout.rows[0].stars.size == 44)
  }

  @Test func `a hundred large stars shrink, and the text does not`() throws {
    let item = Item(scale: try RatingScale(max: 100), style: RowStyle(size: 64))
    let layout = layout([item])
    expectFits(layout, leastStar: 8)
    #expect(layout.scale == 1)
  }
}
