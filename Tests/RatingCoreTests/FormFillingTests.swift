import Testing

@testable import RatingCore

/// How a form stands in a window whose size somebody else decides.
struct FormFillingTests {
  static let contents = FormLayoutTests.contents

  @Test(arguments: contents, FormLayoutTests.scales)
  func `at its natural size a form looks the same`(items: [Item], scale: Double) {
    for letters in [0, 20, 300, 3_600] {
      for hasValue in [true, false] {
        for buttons in [[], [.cancel, .ok]] as [[FormButton]] {
          let content = FormContent(
            items: items, hasPrompt: letters > 0, hasValue: hasValue, buttons: buttons)
          let texts = TextSizes.letters(prompt: letters)
          let natural = FormLayout.natural(
            content, scale: scale, within: FormLayoutTests.monitor, texts: { _ in texts })
          let filling = FormLayout.filling(
            content, scale: natural.scale, window: natural.size, texts: texts)
          #expect(filling == natural)
        }
      }
    }
  }

  @Test(
    arguments: contents,
    [
      (1, 1), (5, 300), (300, 5), (200, 60), (60, 200), (1600, 900), (40, 40), (468, 200),
      (1920, 30), (32_767, 32_767), (0, 0),
    ])
  func `any size is survived, and stars stay whole where they can`(
    items: [Item], size: (width: Int, height: Int)
  ) {
    let window = Size(width: size.width, height: size.height)
    for scale in FormLayoutTests.scales {
      for letters in [20, 3_600] {
        let layout = FormLayout.filling(
          .dialog(items), scale: scale, window: window, texts: .letters(prompt: letters))
        #expect(layout.size == window)
        #expect(layout.rows.count == items.count)
        let whole = Rect(x: 0, y: 0, width: window.width, height: window.height)
        for (row, item) in zip(layout.rows, items) {
          #expect(row.stars.size >= 1)
          #expect(row.stars.count == item.scale.max)
          // A pixel for each star, and one star for the strip before them, are the least of all.
          if window.width > item.scale.max + 2, window.height >= 2 * items.count {
            #expect(whole.holds(row.frame), "\(row.frame) in \(window), scale \(scale)")
            #expect(2 * (row.frame.x - row.reach.lowerBound) >= row.stars.size)
          }
        }
        for index in layout.rows.indices.dropFirst() {
          let above = layout.rows[index - 1].frame.rows.upperBound
          #expect(layout.rows[index].frame.y >= above)
        }
      }
    }
  }

  @Test(arguments: [(1600, 900, 200), (800, 400, 100), (200, 60, 20), (40, 300, 4), (300, 40, 15)])
  func `stars grow and shrink with the window`(width: Int, height: Int, least: Int) {
    let layout = FormLayout.filling(
      .dialog(FormLayoutTests.plain), scale: 1, window: Size(width: width, height: height),
      texts: .letters(prompt: 20))
    #expect(layout.rows[0].stars.size >= least)
  }

  @Test func `a larger window never has smaller stars while it shows the same parts`() {
    var before = FormLayout()
    for height in 1...1_200 {
      let layout = FormLayout.filling(
        .dialog(FormLayoutTests.plain), scale: 1, window: Size(width: 2_000, height: height),
        texts: .letters(prompt: 20))
      if let last = before.rows.first, layout.hasSameParts(as: before) {
        #expect(layout.rows[0].stars.size >= last.stars.size, "height \(height)")
      }
      before = layout
    }
  }

  @Test func `a window that is a little too small first gives up its buttons`() {
    let content = FormContent.dialog(FormLayoutTests.plain)
    let texts = TextSizes.letters(prompt: 20)
    var seen: [[Bool]] = []
    for height in stride(from: 400, through: 1, by: -1) {
      let layout = FormLayout.filling(
        content, scale: 1, window: Size(width: 468, height: height), texts: texts)
      let parts = layout.parts
      if seen.last != parts { seen.append(parts) }
    }
    #expect(
      seen == [
        [true, true, true], [true, true, false], [true, false, false], [false, false, false],
      ])
  }

  @Test func `a row too wide for any size keeps its prompt, value and buttons`() throws {
    let layout = FormLayout.filling(
      .dialog(FormLayoutTests.wide), scale: 1, window: Size(width: 1910, height: 400),
      texts: .letters(prompt: 20))
    #expect(layout.parts == [true, true, true])
  }

  @Test(arguments: [(400, 30), (200, 60), (500, 90), (1600, 900)])
  func `rows that are pushed together still take their own presses`(width: Int, height: Int) {
    let layout = FormLayout.filling(
      .dialog(FormLayoutTests.three), scale: 1, window: Size(width: width, height: height),
      texts: .letters(prompt: 20))
    for (index, row) in layout.rows.enumerated() {
      #expect(layout.band(ofRow: index).contains(row.frame.y))
      #expect(layout.band(ofRow: index).contains(row.frame.rows.upperBound - 1))
      if index > 0 {
        #expect(!layout.band(ofRow: index).overlaps(layout.band(ofRow: index - 1)))
      }
    }
  }

  @Test func `a press in a forced window means what it shows`() {
    for (width, height) in [(1600, 900), (200, 60)] {
      var player = Player(step: 1)
      player.form.layout = .filling(
        .dialog(FormLayoutTests.plain), scale: 1, window: Size(width: width, height: height),
        texts: .letters(prompt: 20))
      for star in 1...5 {
        player.time += 1
        player.click(player.star(star, 0.5))
        #expect(player.value == Decimal(star))
      }
      player.time += 1
      player.click(Point(x: player.star(1).x - player.form.layout.rows[0].stars.size, y: 0))
      player.click(Point(x: 0, y: player.star(1).y))
      #expect(player.value == 0)
    }
  }
}

extension FormLayout {
  /// Whether there is a prompt, a value and a button.
  fileprivate var parts: [Bool] {
    [prompt != nil, rows.contains { $0.value != nil }, !buttons.isEmpty]
  }

  fileprivate func hasSameParts(as other: FormLayout) -> Bool {
    parts == other.parts
  }
}
