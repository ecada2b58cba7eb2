import Testing

@testable import RatingCore

/// How a form would like to stand: everything in the window, nothing over anything else.
struct FormLayoutTests {
  static let monitor = Size(width: 1920, height: 1080)
  static let scales = [1, 1.255, 2]

  static let plain = [Item()]
  static let wide = [Item(scale: .good(max: 100), style: RowStyle(size: 64))]
  static let huge = [Item(style: RowStyle(size: 1024))]
  static let three = [
    Item(scale: .good(step: 0.1), value: 4.3),
    Item(scale: .good(max: 8), value: 5, style: RowStyle(size: 20, spacing: 10)),
    Item(
      scale: .good(max: 3), value: 1.5, isReadOnly: true, style: RowStyle(size: 20, spacing: 30)),
  ]
  static let mirrored = [Item(style: RowStyle(size: 45, spacing: 7, direction: .rightToLeft))]
  static let contents = [plain, wide, huge, three, mirrored]

  @Test(arguments: contents, scales)
  func `everything stands inside the window, one below the other`(items: [Item], scale: Double) {
    for letters in [0, 20, 3_600] {
      for buttons in [[], [.ok], [.cancel, .ok]] as [[FormButton]] {
        let content = FormContent(
          items: items, hasPrompt: letters > 0, hasValue: letters != 20, buttons: buttons)
        let layout = natural(content, scale: scale, letters: letters)
        #expect(layout.size.width <= Self.monitor.width)
        #expect(layout.size.height <= Self.monitor.height)
        #expect(layout.rows.count == items.count)
        #expect(layout.buttons.count == buttons.count)
        #expect((layout.prompt != nil) == (letters > 0))
        #expect(layout.rows.allSatisfy { ($0.value != nil) == (letters != 20) })
        expectOrder(in: layout)
      }
    }
  }

  @Test(arguments: contents, scales)
  func `a row stands where it should, its gaps are equal, and half a star is before it`(
    items: [Item], scale: Double
  ) {
    let layout = natural(.dialog(items), scale: scale)
    for (row, item) in zip(layout.rows, items) {
      let before = row.frame.x
      let after = layout.size.width - row.frame.columns.upperBound
      if items.count == 1 {
        #expect(abs(before - after) <= 1)
      } else {
        #expect(before == layout.rows[0].frame.x)
      }
      #expect(2 * (before - row.reach.lowerBound) >= row.stars.size)
      #expect(row.stars.count == item.scale.max)
      let starts = (1...row.stars.count).map { row.stars.columns(ofStar: $0).lowerBound }
      let steps = Set(zip(starts, starts.dropFirst()).map { abs($1 - $0) })
      #expect(steps.count == 1)
    }
  }

  @Test(arguments: scales)
  func `a row that fits has the size and the gaps that it wishes for`(scale: Double) {
    let layout = natural(.dialog(Self.three), scale: scale)
    for (row, item) in zip(layout.rows, Self.three) {
      #expect(row.stars.size == layout.device(Double(item.style.size)))
      #expect(row.stars.spacing == layout.device(Double(item.style.spacing)))
      #expect(row.stars.direction == item.style.direction)
    }
  }

  @Test(arguments: scales)
  func `a hundred large stars shrink until the window fits the monitor`(scale: Double) {
    let layout = natural(.dialog(Self.wide), scale: scale)
    let row = layout.rows[0]
    #expect(layout.size.width <= 1920)
    #expect(row.stars.size >= 10)
    var reached = Set<Decimal>()
    for x in 0..<layout.size.width {
      reached.insert(
        row.stars.value(at: .pixelCentre(x - row.origin.x), in: .good(max: 100, step: 1)))
    }
    #expect(reached.count == 101)
  }

  @Test func `a long prompt is cut, and leaves the stars their size`() {
    for letters in [2_000, 3_600, 100_000] {
      let layout = natural(.dialog(Self.plain), scale: 1, letters: letters)
      #expect(layout.size.height <= 1080)
      #expect(layout.rows[0].stars.size == 44)
    }
  }

  @Test func `huge stars leave room for the prompt`() throws {
    let one = [Item(scale: .good(max: 1), style: RowStyle(size: 1024))]
    for items in [Self.huge, one] {
      let layout = natural(.dialog(items), scale: 1, letters: 20)
      #expect(try #require(layout.prompt).height == 20)
      #expect(layout.size.height <= 1080)
      let long = natural(.dialog(items), scale: 1, letters: 3_600)
      #expect(try #require(long.prompt).height >= 60)
      #expect(long.rows[0].stars.size >= 200)
    }
  }

  @Test(arguments: contents, [1, 2])
  func `a press belongs to one row at most`(items: [Item], scale: Double) {
    let layout = natural(.dialog(items), scale: scale)
    for index in layout.rows.indices {
      let band = layout.band(ofRow: index)
      #expect(band.contains(layout.rows[index].frame.y))
      #expect(band.contains(layout.rows[index].frame.rows.upperBound - 1))
      if index > 0 { #expect(!band.overlaps(layout.band(ofRow: index - 1))) }
      #expect(layout.buttons.allSatisfy { !band.overlaps($0.rows) })
    }
  }

  @Test func `buttons are equal, wide enough for their labels, and apart`() {
    for scale in Self.scales {
      let layout = natural(.dialog(Self.plain), scale: scale)
      let (cancel, ok) = (layout.buttons[0], layout.buttons[1])
      #expect(cancel.size == ok.size)
      #expect(cancel.width >= 48)
      #expect(ok.x - cancel.columns.upperBound == layout.device(10.0))
      #expect(abs(cancel.x - (layout.size.width - ok.columns.upperBound)) <= 1)
    }
  }

  @Test func `right to left mirrors the buttons`() {
    let items = Self.mirrored + Self.plain
    let mirrored = natural(.dialog(items), scale: 1).buttons
    #expect(mirrored[1].columns.upperBound + 10 == mirrored[0].x)
    let plain = natural(.dialog(Array(items.reversed())), scale: 1).buttons
    #expect(plain == mirrored.reversed())

    var player = Player(value: 2, direction: .rightToLeft)
    player.click(player.middle(of: .ok))
    #expect(player.outcome == .accepted([2]))
  }

  @Test func `a small monitor still shows the stars`() {
    let layout = FormLayout.natural(
      .dialog(Self.plain), scale: 1, within: Size(width: 320, height: 240),
      texts: { _ in .letters(prompt: 20) })
    #expect(layout.size.width <= 320)
    #expect(layout.size.height <= 240)
    #expect(layout.rows[0].stars.size >= 20)
  }

  private func natural(
    _ content: FormContent, scale: Double, letters: Int = 20
  ) -> FormLayout {
    .natural(content, scale: scale, within: Self.monitor, texts: { _ in .letters(prompt: letters) })
  }

  /// Expects every part to be inside the window and below the one before it.
  private func expectOrder(in layout: FormLayout) {
    var parts = layout.prompt.map { [$0] } ?? []
    for row in layout.rows {
      if let value = row.value, value.x < row.frame.columns.upperBound {
        parts += [row.frame, value]
      } else {
        // Beside the stars: the value is in the same line, and the lines do not touch.
        let height = max(row.frame.height, row.value?.height ?? 0)
        let y = min(row.frame.y, row.value?.y ?? row.frame.y)
        let right = row.value?.columns.upperBound ?? row.frame.columns.upperBound
        parts.append(Rect(columns: row.frame.x..<right, rows: y..<y + height))
      }
    }
    let window = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    for (index, part) in parts.enumerated() {
      #expect(window.holds(part))
      if index > 0 { #expect(part.y >= parts[index - 1].rows.upperBound) }
    }
    for (index, button) in layout.buttons.enumerated() {
      #expect(window.holds(button))
      #expect(button.y >= parts.last?.rows.upperBound ?? 0)
      if index > 0 {
        #expect(!button.columns.overlaps(layout.buttons[index - 1].columns))
      }
    }
  }
}

extension FormContent {
  /// Everything that a dialog shows.
  static func dialog(_ items: [Item]) -> FormContent {
    FormContent(items: items, hasPrompt: true, hasValue: true, buttons: [.cancel, .ok])
  }
}

extension Rect {
  /// Whether another rectangle lies wholly inside.
  func holds(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.columns.upperBound <= columns.upperBound
      && other.rows.upperBound <= rows.upperBound
  }
}
