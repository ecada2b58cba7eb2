/// A question: ratings, the buttons below them, and what the user is doing to them.
///
/// A form is a value with one entry point, ``handle(_:at:)``. It holds no clock and knows no
/// window: events come in with their time, and the outcome is there when the window may go.
public struct Form: Hashable, Sendable {
  /// The ratings, from top to bottom.
  public internal(set) var items: [Item]

  /// The buttons, from left to right, or mirrored if the first rating is.
  public let buttons: [FormButton]

  /// Whether letting go of the pointer's button is the answer.
  public let isInstant: Bool

  /// What it means to choose the value that a rating has already.
  public let clickAgain: ClickAgain

  /// Whether losing the keyboard focus cancels the form, as it does a pop-up.
  public let leavesWithFocus: Bool

  /// What makes two clicks on a star a double click, which accepts.
  public var doubleClick = DoubleClick()

  /// Where everything stands. Events are read by it.
  public var layout = FormLayout()

  /// How the form ended, once the key that closed it is up again.
  public internal(set) var outcome: Outcome?

  /// What the keys act on.
  var focus: FormFocus

  /// Whether the window has the keyboard focus.
  var isFocused = false

  var gesture = Gesture.none
  var typed: TypedNumber?
  var lastClick: Click?
  var focusGuard = FocusGuard()

  /// An answer that waits for its key to come up, so that the key's end reaches no other window.
  var closing: Closing?

  /// Where the pointer rested when the window appeared under it; forgotten once it moves.
  var restingPointer: Point?

  /// Creates a form of at least one rating.
  public init(
    items: [Item], isInstant: Bool = false, clickAgain: ClickAgain = .keeps,
    leavesWithFocus: Bool = false
  ) {
    precondition(!items.isEmpty, "A form has ratings")
    self.leavesWithFocus = leavesWithFocus
    self.items = items
    self.isInstant = isInstant
    self.clickAgain = clickAgain
    let isReadOnly = items.allSatisfy(\.isReadOnly)
    buttons = isInstant ? [] : isReadOnly ? [.ok] : [.cancel, .ok]
    focus = items.firstIndex { !$0.isReadOnly }.map { .item($0) } ?? .button(.ok)
  }

  /// Puts other ratings, which differ only in how they are drawn, in the place of these.
  package mutating func redraw(_ redrawn: (Item) throws -> Item) rethrows {
    items = try items.map(redrawn)
  }

  /// Takes in an event.
  ///
  /// - Parameter time: When it happened, on the monotonic clock.
  public mutating func handle(_ event: Event, at time: Seconds) {
    guard outcome == nil else { return }
    switch event {
    case .timeUp:
      // An answer that only waits for its key to come up was given in time.
      outcome = closing?.outcome ?? .timedOut
    case .keyReleased(let code):
      focusGuard.released(code: code)
      if let closing, closing.key == code { outcome = closing.outcome }
    case .unfocused:
      isFocused = false
      typed = nil
      abandonGesture()
      if let closing {
        outcome = closing.outcome
      } else if leavesWithFocus {
        outcome = .cancelled
      }
    case .closeRequested where closing != nil:
      outcome = closing?.outcome
    case _ where closing != nil:
      break
    case .focused(let heldKeys):
      isFocused = true
      focusGuard.focused(at: time, heldKeys: heldKeys)
    case .valuesSet(let values):
      let live = items.indices.filter { items[$0].isLive }
      for (index, value) in zip(live, values) { items[index].value = items[index].possible(value) }
    case .keyPressed(let stroke):
      if focusGuard.admits(stroke, at: time) { press(stroke, at: time) }
    case .closeRequested, .cancelRequested:
      outcome = .cancelled
    case .acceptRequested:
      abandonGesture()
      outcome = accepted
    case .appeared, .moved, .left, .pressed, .released, .pointerLost:
      point(event, at: time)
    case .resized, .exposed, .settingsChanged:
      break
    }
  }

  /// The answer as it stands.
  var accepted: Outcome {
    .accepted(items.filter { !$0.isReadOnly }.map(\.value))
  }
}

/// What it means to choose the value that a rating has already.
public enum ClickAgain: Hashable, Sendable {
  /// Nothing: the value stays.
  case keeps
  /// The value becomes the first one.
  case clears
}

/// A button of a form.
public enum FormButton: Hashable, Sendable {
  case cancel
  case ok
}

/// What the keys act on.
public enum FormFocus: Hashable, Sendable {
  case item(Int)
  case button(FormButton)
}

/// An answer that is given, and the key that has yet to come up.
struct Closing: Hashable, Sendable {
  var outcome: Outcome
  var key: Int
}

// MARK: - What is to be seen

extension Form {
  /// Where the value lies that the keys act on first: a press there chooses it again.
  public var anchor: Point {
    let index = items.firstIndex { !$0.isReadOnly } ?? 0
    let (row, item) = (layout.rows[index], items[index])
    let position = row.stars.position(of: item.value, in: item.scale, snap: item.snap)
    return Point(
      x: row.origin.x + position.pixel, y: row.origin.y + row.stars.size / 2)
  }

  /// What an item shows besides its value: the value that a release here would choose.
  public func preview(ofItem index: Int) -> Decimal? {
    if case .hovering(index, let preview) = gesture { preview } else { nil }
  }

  /// What the focus ring goes around, if it is to be seen. It makes way for the pointer, unless it
  /// tells which of several ratings the keys act on.
  public var visibleFocus: FormFocus? {
    isFocused && (gesture == .none || items.count > 1) ? focus : nil
  }

  /// How a button looks.
  public func face(of button: FormButton) -> ButtonFace {
    switch gesture {
    case .hoveringButton(button), .pressing(button, isInside: false): .hovered
    case .pressing(button, isInside: true): .pressed
    default: .resting
    }
  }
}

extension Form {
  /// The shape of the pointer: a hand where something can be pressed.
  public var pointerShape: PointerShape {
    gesture == .none ? .arrow : .hand
  }
}

/// The shape of the pointer.
public enum PointerShape: Hashable, Sendable {
  case arrow
  case hand
}

/// How a button looks.
public enum ButtonFace: Hashable, Sendable {
  case resting
  case hovered
  case pressed
}
