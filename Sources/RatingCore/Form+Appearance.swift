extension Form {
  /// Where the value lies in a layout that the keys act on first: a press there chooses it again.
  public func anchor(in layout: FormLayout) -> Point {
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
  /// The usual shape, over what cannot be pressed.
  case arrow
  /// A hand, over what can be pressed.
  case hand
}

/// How a button looks.
public enum ButtonFace: Hashable, Sendable {
  /// Nothing happens to it.
  case resting
  /// The pointer is over it, or holds it down from outside.
  case hovered
  /// It is held down, and acts if it is let go here.
  case pressed
}
