/// What an event has done to the ratings of a form.
public struct Effect: Hashable, Sendable {
  /// The ratings that have another value than before, from top to bottom.
  public internal(set) var changes: [Change] = []

  /// The value that has been chosen, if one has: once for each gesture, when it ends, even if the
  /// value is the one from before.
  public internal(set) var choice: Change?

  /// Creates the effect of an event that has none.
  public init() {}
}

/// A rating, the value that it has now, and what gave it to it.
public struct Change: Hashable, Sendable {
  /// Which rating, counted from 0.
  public let item: Int

  /// The value that it has now, in stars.
  public let value: Decimal

  /// What gave it this value.
  public let cause: Cause

  /// Creates a change.
  public init(item: Int, value: Decimal, cause: Cause) {
    self.item = item
    self.value = value
    self.cause = cause
  }
}

/// What can give a rating another value.
public enum Cause: Hashable, Sendable, CaseIterable {
  /// The pointer, moving with its button down. A drag that is given up brings the value before it
  /// back.
  case drag
  /// The pointer, pressing its button or letting it go on the same spot.
  case click
  /// A turn of the wheel.
  case wheel
  /// A key.
  case key
  /// The program that shows the form.
  case program
}

extension Form {
  /// Tells what an event did, from how things were before it.
  func effect(of event: Event, since items: [Item], during gesture: Gesture) -> Effect {
    var effect = Effect()
    let cause = cause(of: event, during: gesture)
    for (index, item) in self.items.enumerated() where item.value != items[index].value {
      effect.changes.append(Change(item: index, value: item.value, cause: cause))
    }
    switch cause {
    case .wheel, .key:
      effect.choice = effect.changes.first
    case .drag, .click:
      if case .dragging(let item, _, _) = gesture, !self.gesture.isDragging, event.endsDrag {
        effect.choice = Change(item: item, value: self.items[item].value, cause: cause)
      }
    case .program:
      break
    }
    return effect
  }

  private func cause(of event: Event, during gesture: Gesture) -> Cause {
    switch event {
    case .valuesSet, .valueSet, .styleSet: .program
    // What was remembered as the first half of a double click was a click.
    case .released(.primary, _) where gesture.isDragging: lastClick == nil ? .drag : .click
    case _ where gesture.isDragging: .drag
    case .pressed(.wheelUp, _), .pressed(.wheelDown, _): .wheel
    case .keyPressed: .key
    default: .click
    }
  }
}

extension Event {
  /// Whether a drag that ends with this event has chosen its value: the button is up.
  fileprivate var endsDrag: Bool {
    switch self {
    case .released(.primary, _), .moved(_, primaryHeld: false): true
    default: false
    }
  }
}

extension Gesture {
  fileprivate var isDragging: Bool {
    if case .dragging = self { true } else { false }
  }
}
