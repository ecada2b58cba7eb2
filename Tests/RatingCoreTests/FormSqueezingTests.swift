import Testing

@testable import RatingCore

/// What a window shows whose size somebody else decides: nothing overlaps, and nothing goes that
/// there is room for.
struct FormSqueezingTests {
  static let labelled = ["Cleanliness", "Breakfast", "Friendliness of the staff"]
  static let contents: [FormContent] =
    [LayoutDirection.leftToRight, .rightToLeft].flatMap {
      direction in
      let style = RowStyle(direction: direction)
      let three = labelled.map { Item(label: $0, style: style) }
      return [[Item(style: style)], [three[0]], three, three + three].map(FormContent.dialog)
    } + [
      FormContent(items: [Item()], hasPrompt: false, hasValue: true, buttons: []),
      FormContent(
        items: labelled.map { Item(label: $0) }, hasPrompt: true, hasValue: false, buttons: [.ok]),
    ]
  static let sides = [8, 30, 40, 60, 90, 120, 200, 280, 300, 500, 900, 1600]

  private func layout(_ content: FormContent, _ width: Int, _ height: Int) -> FormLayout {
    .filling(
      content, scale: 1, window: Size(width: width, height: height), texts: .letters(prompt: 20))
  }

  @Test(arguments: contents)
  func `everything is in the window, and nothing over anything else`(content: FormContent) {
    for width in Self.sides where width >= 40 {
      for height in Self.sides where height >= 8 * content.items.count {
        let layout = layout(content, width, height)
        let window = Rect(x: 0, y: 0, width: width, height: height)
        let parts = layout.parts
        let overlapping = parts.indices.filter { index in
          parts[..<index].contains { $0.overlaps(parts[index]) }
        }
        let rings = layout.rows.map { $0.frame.inset(by: -layout.ringDistance) }
        let crossed = rings.filter { ring in parts.count { $0.overlaps(ring) } != 1 }
        let outside = (parts + rings).filter { !window.holds($0) }
        #expect(overlapping.isEmpty, "\(width) x \(height): \(overlapping.map { parts[$0] })")
        #expect(crossed.isEmpty && outside.isEmpty, "\(width) x \(height): \(crossed), \(outside)")
      }
    }
  }

  @Test(arguments: contents)
  func `a larger window shows all that a smaller one does`(content: FormContent) {
    for steps in [(1, 0), (0, 1)] {
      for fixed in [60, 120, 200, 500, 1600] {
        var before: Set<String> = []
        for side in stride(from: 1, through: 600, by: 17) {
          let (width, height) = steps.0 == 1 ? (side, fixed) : (fixed, side)
          let names = layout(content, width, height).names
          #expect(names.isSuperset(of: before), "\(width) x \(height)")
          before = names
        }
      }
    }
  }

  @Test(arguments: contents)
  func `from its natural size on a window shows everything`(content: FormContent) {
    let natural = FormLayout.natural(
      content, scale: 1, within: Size(width: 1920, height: 1080),
      texts: { _ in .letters(prompt: 20) })
    for width in [0, 1, 40, 1000] {
      for height in [0, 1, 40, 1000] {
        let layout = layout(content, natural.size.width + width, natural.size.height + height)
        #expect(layout.names == natural.names)
        for (row, other) in zip(layout.rows, natural.rows) {
          #expect(row.stars.size >= other.stars.size)
        }
      }
    }
  }

  @Test(arguments: [
    (1, 120, 400), (3, 280, 500), (3, 200, 300), (3, 120, 600), (6, 280, 500), (6, 300, 900),
    (3, 60, 700), (6, 280, 420),
  ])
  func `where there is height, a lack of width costs nothing`(count: Int, width: Int, height: Int) {
    let items = (1...count).map { Item(label: count == 1 ? "" : "Item \($0)") }
    let layout = layout(.dialog(items), width, height)
    #expect(layout.prompt != nil)
    #expect(layout.buttons.count == 2)
    #expect(layout.rows.allSatisfy { $0.value != nil && ($0.label != nil || count == 1) })
    #expect(layout.rows[0].stars.size >= width / 12)
  }

  @Test func `a lack of width alone costs the values of a table, and a lack of height its buttons`()
  {
    let items = Self.labelled.map { Item(label: $0) }
    /// What is left, from everything to less and less.
    func left(_ sizes: [(Int, Int)]) -> [Set<String>] {
      var seen: [Set<String>] = []
      for (width, height) in sizes {
        let names = layout(.dialog(items), width, height).names
        if seen.last != names { seen.append(names) }
      }
      return seen
    }
    let whole: Set = ["prompt", "label", "value", "buttons"]
    let narrow = left((100...600).reversed().map { ($0, 150) })
    #expect(narrow.prefix(2) == [whole, whole.subtracting(["value"])])
    let low = left((1...400).reversed().map { (700, $0) })
    #expect(
      low == [whole, ["prompt", "label", "value"], ["label", "value"], []])
  }

  @Test(arguments: [(1200, 90), (200, 60), (600, 70)])
  func `the question is worth more than large stars`(width: Int, height: Int) {
    let content = FormContent(items: [Item()], hasPrompt: true, hasValue: true, buttons: [])
    let layout = layout(content, width, height)
    #expect(layout.prompt != nil)
    #expect(layout.rows[0].stars.size >= 16)
  }

  @Test func `rows stand further apart in a high window, but not too far`() {
    let items = Self.labelled.map { Item(label: $0) }
    func gap(_ height: Int) -> Int {
      let rows = layout(.dialog(items), 470, height).rows
      return rows[1].frame.y - rows[0].frame.rows.upperBound
    }
    #expect(gap(400) > gap(340))
    #expect(gap(2000) == gap(1500))
    #expect(gap(2000) < 44)
  }

  @Test func `buttons one above the other end with the one that declines`() {
    let layout = layout(.dialog([Item()]), 120, 400)
    let (cancel, ok) = (layout.buttons[0], layout.buttons[1])
    #expect(ok.rows.upperBound < cancel.y)
    #expect(ok.columns == cancel.columns)
  }

  @Test func `above and below stars with their value is as much`() throws {
    for items in [[Item()], Self.labelled.map { Item(label: $0) }] {
      let content = FormContent(items: items, hasPrompt: false, hasValue: true, buttons: [])
      let layout = FormLayout.natural(
        content, scale: 1, within: Size(width: 1920, height: 1080),
        texts: { _ in .letters(prompt: 0) })
      let parts = layout.rows.flatMap { [$0.frame, $0.value].compactMap(\.self) }
      let bottom = try #require(parts.map(\.rows.upperBound).max())
      // A line of digits keeps four pixels free at its foot.
      let foot = items.count == 1 ? 4 : 0
      #expect(layout.size.height - bottom + foot == layout.rows[0].frame.y)
    }
  }
}

extension FormLayout {
  /// The rectangles of everything shown.
  fileprivate var parts: [Rect] {
    [prompt].compactMap(\.self) + buttons
      + rows.flatMap { [$0.frame, $0.label, $0.value].compactMap(\.self) }
  }

  fileprivate var names: Set<String> {
    var names: Set<String> = []
    if prompt != nil { names.insert("prompt") }
    if !buttons.isEmpty { names.insert("buttons") }
    if rows.contains(where: { $0.label != nil }) { names.insert("label") }
    if rows.contains(where: { $0.value != nil }) { names.insert("value") }
    return names
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    intersection(other) != nil
  }
}
