@testable import RatingCore

extension RatingScale {
  /// Every value, from the first to the last.
  var values: [Decimal] {
    var values = [first]
    while let value = values.last, value < last {
      values.append(next(after: value))
    }
    return values
  }

  /// A scale whose numbers are known to be good.
  static func good(max: Int = 5, step: Decimal = 0.5, min: Decimal = 0) -> RatingScale {
    do {
      return try RatingScale(max: max, step: step, min: min)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension TextSizes {
  /// Texts of letters that are 8 by 20 pixels, with a prompt that wraps and is cut at whole lines.
  static func letters(prompt count: Int) -> TextSizes {
    TextSizes(
      prompt: { room, _ in
        let letters = max(1, room.width / 8)
        let lines = (count + letters - 1) / letters
        return Size(
          width: min(count * 8, letters * 8, room.width),
          height: min(lines * 20, max(1, room.height / 20) * 20, room.height))
      },
      label: { Size(width: min(8 * $0.label.utf8.count, $1), height: 20) },
      value: { item, _, _ in
        Size(width: 8 * item.words(for: item.scale.last).utf8.count, height: 20)
      },
      button: { _, _ in Size(width: 48, height: 20) })
  }
}

/// Somebody who uses a form: the events have a time, and points are found on the layout.
struct Player {
  var form: Form
  var time: Seconds = 100

  /// What the form has told of so far.
  var changes: [Change] = []
  var choices: [Change] = []

  /// Opens a window with a form and gives it the focus, long enough ago for every key to act.
  init(_ items: [Item], isInstant: Bool = false) {
    form = Form(items: items, isInstant: isInstant)
    let content = FormContent(
      items: items, hasPrompt: true, hasValue: true, buttons: form.buttons)
    form.layout = .natural(
      content, scale: 1, within: Size(width: 1920, height: 1080),
      texts: { _ in .letters(prompt: 20) })
    form.handle(.appeared(pointer: nil), at: 0)
    form.handle(.focused(heldKeys: []), at: 0)
  }

  /// Opens a window with one rating.
  init(
    max: Int = 5, step: Decimal = 0.5, min: Decimal = 0, value: Decimal = 0,
    isReadOnly: Bool = false, direction: LayoutDirection = .leftToRight, isInstant: Bool = false
  ) {
    let item = Item(
      scale: .good(max: max, step: step, min: min), value: value, isReadOnly: isReadOnly,
      style: RowStyle(direction: direction))
    self.init([item], isInstant: isInstant)
  }

  var value: Decimal { form.items[0].value }
  var preview: Decimal? { form.preview(ofItem: 0) }
  var outcome: Outcome? { form.outcome }

  mutating func send(_ event: Event) {
    time += 0.01
    let effect = form.handle(event, at: time)
    changes += effect.changes
    choices += effect.choice.map { [$0] } ?? []
  }

  /// Presses keys and lets them go, one after the other.
  mutating func type(_ keys: Key..., modifier: Bool = false) {
    for key in keys {
      send(.keyPressed(KeyStroke(code: key.code, key: key, hasModifier: modifier)))
      send(.keyReleased(code: key.code))
    }
  }

  /// Holds a key down, so that it repeats.
  mutating func hold(_ key: Key, times: Int) {
    for _ in 0..<times {
      send(.keyPressed(KeyStroke(code: key.code, key: key)))
    }
  }

  mutating func press(_ point: Point) { send(.pressed(.primary, at: point)) }
  mutating func drag(to point: Point) { send(.moved(to: point, primaryHeld: true)) }
  mutating func release(_ point: Point) { send(.released(.primary, at: point)) }
  mutating func move(to point: Point) { send(.moved(to: point, primaryHeld: false)) }

  mutating func click(_ point: Point) {
    press(point)
    release(point)
  }

  /// A point on a star, at a share of its width from the side where it begins to fill.
  func star(_ number: Int, _ share: Double = 0.75, item: Int = 0) -> Point {
    let row = form.layout.rows[item]
    let columns = row.stars.columns(ofStar: number)
    let offset = Int(share * Double(columns.count))
    let column =
      row.stars.direction == .leftToRight
      ? columns.lowerBound + offset : columns.upperBound - 1 - offset
    return Point(x: row.origin.x + column, y: row.origin.y + row.stars.size / 2)
  }

  /// The middle of a button.
  func middle(of button: FormButton) -> Point {
    guard let index = form.buttons.firstIndex(of: button) else { return Point(x: -1, y: -1) }
    let frame = form.layout.buttons[index]
    return Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }
}

extension Key {
  /// A code for the key that carries it; the same for the same key.
  var code: Int {
    switch self {
    case .digit(let digit): 10 + digit
    case .enter: 36
    case .space: 65
    case .escape: 9
    default: 200
    }
  }
}
