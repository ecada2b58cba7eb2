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
  ///
  /// - Parameters:
  ///   - items: The ratings, from top to bottom.
  ///   - buttons: In reading order. Left out, they are Cancel and OK, only OK if nothing can be
  ///     changed, and none if letting go is the answer.
  ///   - isInstant: Whether letting go of the pointer's button is the answer.
  ///   - clickAgain: What it means to choose the value that a rating has already.
  ///   - leavesWithFocus: Whether losing the keyboard focus cancels the form.
  public init(
    items: [Item], buttons: [FormButton]? = nil, isInstant: Bool = false,
    clickAgain: ClickAgain = .keeps, leavesWithFocus: Bool = false
  ) {
    precondition(!items.isEmpty, "A form has ratings")
    self.leavesWithFocus = leavesWithFocus
    self.items = items
    self.isInstant = isInstant
    self.clickAgain = clickAgain
    let isReadOnly = items.allSatisfy(\.isReadOnly)
    self.buttons = buttons ?? (isInstant ? [] : isReadOnly ? [.ok] : [.cancel, .ok])
    focus =
      items.firstIndex { !$0.isReadOnly }.map { .item($0) } ?? .button(self.buttons.last ?? .ok)
  }

  /// Puts other ratings, which differ only in how they are drawn, in the place of these.
  package mutating func redraw(_ redrawn: (Item) throws -> Item) rethrows {
    items = try items.map(redrawn)
  }

  /// Takes in an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When it happened, on the monotonic clock.
  /// - Returns: What it has done to the ratings.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Seconds) -> Effect {
    guard outcome == nil else { return Effect() }
    let (items, gesture) = (items, gesture)
    take(event, at: time)
    return effect(of: event, since: items, during: gesture)
  }

  private mutating func take(_ event: Event, at time: Seconds) {
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
      for (index, value) in zip(live, values) { set(value, ofItem: index) }
    case .valueSet(let value, let index):
      if items.indices.contains(index) { set(value, ofItem: index) }
    case .styleSet(let style, let index):
      if items.indices.contains(index) { items[index] = items[index].styled(style) }
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

  /// Gives a rating a value from outside. A drag goes on, and given up it leads back to this value;
  /// a preview waits for the pointer to move, as after a key.
  private mutating func set(_ value: Decimal, ofItem index: Int) {
    let value = items[index].possible(value)
    if case .dragging(index, _, let start) = gesture {
      gesture = .dragging(item: index, before: value, from: start)
    } else {
      if case .hovering(index, let preview) = gesture, preview != value { gesture = .none }
      items[index].value = value
      typed = nil
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
  /// Ends the form without an answer.
  case cancel
  /// Accepts the values as they stand.
  case ok
}

/// What the keys act on.
public enum FormFocus: Hashable, Sendable {
  /// A rating, counted from 0.
  case item(Int)
  /// A button.
  case button(FormButton)
}

/// An answer that is given, and the key that has yet to come up.
struct Closing: Hashable, Sendable {
  var outcome: Outcome
  var key: Int
}
