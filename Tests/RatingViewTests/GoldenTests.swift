import RatingCore
import Support
import Testing

@testable import RatingView

/// One picture of a window: a form, how it is shown, and what is done to it first.
struct Golden: Sendable, CustomTestStringConvertible {
  var name: String
  var items = [Item(value: 2.5)]
  var texts = FormTexts(prompt: "How was the film?")
  var isInstant = false
  var palette = Palette.light
  var scale = 1.0
  var room = Size(width: 1920, height: 1080)
  /// Where the pointer goes, from the left edge of the first star and the middle of the stars.
  var pointer: Point?
  var keys: [Key] = []
  var window: Size?

  var testDescription: String { name }

  /// Plays the picture's events and returns what the window shows at last.
  func picture() throws -> Surface {
    let layout = try screen([]).layout
    var events: [Event] = [.exposed, .focused(heldKeys: [])]
    if let window { events.append(contentsOf: [.resized(window), .exposed]) }
    events += keys.map { .keyPressed(KeyStroke(code: 9, key: $0)) }
    if let pointer {
      let row = layout.rows[0]
      let point = Point(
        x: row.origin.x + pointer.x, y: row.origin.y + row.stars.size / 2 + pointer.y)
      events.append(.moved(to: point, primaryHeld: false))
    }
    return try screen(events).surface
  }

  private func screen(_ events: [Event]) throws -> (surface: Surface, layout: FormLayout) {
    let host = ScriptedHost(
      events: events.enumerated().map { TimedEvent($1, at: Double($0)) }, scale: scale, room: room)
    let session = Session(
      form: Form(items: items, isInstant: isInstant), texts: texts, palette: palette, host: host)
    _ = try session.run()
    return (try #require(host.screen), session.form.layout)
  }
}

private let words = ["Awful", "Poor", "Fair", "Good", "Great"]

private func scale(max: Int, step: Decimal = 0.5) -> RatingScale {
  do { return try RatingScale(max: max, step: step) } catch { preconditionFailure("\(error)") }
}

private let tenths = scale(max: 5, step: 0.1)
private let eight = scale(max: 8)
private let three = scale(max: 3)

private func stay(_ direction: LayoutDirection) -> [Item] {
  ["Cleanliness", "Breakfast", "Friendliness of the staff"].map {
    Item(label: $0, value: 2.5, starWords: words, style: RowStyle(direction: direction))
  }
}

private let goldens: [Golden] = [
  Golden(name: "empty", items: [Item(value: 0)]),
  Golden(name: "half"),
  Golden(name: "half-dark", palette: .dark),
  Golden(name: "full", items: [Item(value: 5)]),
  Golden(name: "hover-up", pointer: Point(x: 200, y: 0)),
  Golden(name: "hover-up-dark", palette: .dark, pointer: Point(x: 200, y: 0)),
  Golden(name: "hover-down", items: [Item(value: 4)], pointer: Point(x: 60, y: 0)),
  Golden(name: "focus-cancel", keys: [.tab]),
  Golden(name: "focus-ok-dark", palette: .dark, keys: [.tab, .tab]),
  Golden(name: "hover-ok", pointer: Point(x: 200, y: 90)),
  Golden(
    name: "right-to-left",
    items: [Item(value: 2.5, style: RowStyle(direction: .rightToLeft))]),
  Golden(
    name: "right-to-left-hover",
    items: [Item(value: 2.5, style: RowStyle(direction: .rightToLeft))], pointer: Point(x: 40, y: 0)
  ),
  Golden(name: "read-only", items: [Item(value: 4.3, isReadOnly: true)]),
  Golden(name: "instant", texts: FormTexts(showsValue: false), isInstant: true),
  Golden(name: "scale-1.25", scale: 1.25),
  Golden(name: "scale-2-dark", palette: .dark, scale: 2),
  Golden(
    name: "eight-points",
    items: [
      Item(
        value: 2.5,
        style: RowStyle(size: 64, shape: .star(StarOutline(points: 8, innerRadius: 0.6))))
    ]),
  Golden(
    name: "long-prompt",
    texts: FormTexts(
      prompt: "A question that goes on for rather longer than a line can hold is broken into "
        + "lines, and the stars stay where they are expected: below it.")),
  Golden(name: "small-stars", items: [Item(value: 2.5, style: RowStyle(size: 16))]),
  Golden(
    name: "three-items",
    items: [
      Item(label: "A", scale: tenths, value: 4.3),
      Item(label: "B", scale: eight, value: 5, style: RowStyle(size: 20, spacing: 10)),
      Item(
        label: "C", scale: three, value: 1.5, isReadOnly: true,
        style: RowStyle(size: 20, spacing: 30)),
    ]),
  Golden(
    name: "words-dark",
    items: [
      Item(label: "Cleanliness", value: 4, starWords: words),
      Item(label: "Breakfast", value: 2.5, starWords: words),
    ], palette: .dark, keys: [.tab]),
  Golden(name: "resized", window: Size(width: 520, height: 420)),
  Golden(name: "narrow", keys: [.tab], window: Size(width: 120, height: 400)),
  Golden(name: "low", window: Size(width: 400, height: 120)),
  Golden(name: "lowest", window: Size(width: 200, height: 60)),
  Golden(name: "narrow-table", items: stay(.leftToRight), window: Size(width: 280, height: 420)),
  Golden(
    name: "narrow-table-right-to-left", items: stay(.rightToLeft),
    window: Size(width: 200, height: 300)),
  Golden(
    name: "narrowest-table", items: stay(.leftToRight), window: Size(width: 120, height: 420)),
  Golden(name: "tiny-table", items: stay(.leftToRight), window: Size(width: 110, height: 70)),
]

@Suite struct GoldenTests {
  init() {
    Fonts.useOne()
  }

  /// Whoever draws text first decides the font of the whole test process.
  @Test func `every suite that draws text calls for the one font`() {
    let text = Typesetter().layout("How was the film?", style: TextStyle(pixelSize: 100))
    #expect(text.size.width == 914)
  }

  @Test(arguments: goldens)
  func `a window looks as it did when it was last looked at`(golden: Golden) throws {
    // The thin outlines of small stars differ by so much between cairo 1.16 and 1.18.
    try expectGolden(try golden.picture(), golden.name, tolerance: 4)
  }
}
