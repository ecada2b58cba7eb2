extension Form {
  mutating func point(_ event: Event, at time: Seconds) {
    switch event {
    case .appeared(let pointer):
      restingPointer = pointer
    case .moved(let point, let primaryHeld):
      if point == restingPointer { return }
      restingPointer = nil
      move(to: point, primaryHeld: primaryHeld)
    case .left:
      if !gesture.isHeld { gesture = .none }
    case .pressed(.primary, let point):
      restingPointer = nil
      if gesture.isHeld { abandonGesture() } else { pressPrimary(at: point) }
    case .pressed(.other, _):
      if case .dragging = gesture { abandonGesture() }
    case .pressed(let wheel, let point):
      scroll(up: wheel == .wheelUp, at: point)
    case .released(.primary, let point):
      releasePrimary(at: point, time: time)
    case .pointerLost:
      // A manager that looks at a click first takes the pointer for a moment: no reason to forget
      // that there was a click before.
      if gesture.isHeld { abandonGesture() } else { gesture = .none }
    default:
      break
    }
  }

  private mutating func move(to point: Point, primaryHeld: Bool) {
    switch gesture {
    case .dragging(let item, let before, let start):
      if primaryHeld {
        items[item].value = value(at: point, ofItem: item)
        if let start, !doubleClick.isOneSpot(start, point) {
          gesture = .dragging(item: item, before: before, from: nil)
        }
      } else {
        // The button came up out of our sight: what was shown last is chosen, and nothing accepted.
        gesture = .none
      }
    case .pressing(let button, _):
      let isInside = target(at: point) == .button(button)
      gesture = primaryHeld ? .pressing(button, isInside: isInside) : .none
    case .none, .hovering, .hoveringButton:
      // A button that is still down after an abandoned drag previews nothing.
      if primaryHeld { gesture = .none } else { hover(at: point) }
    }
  }

  private mutating func hover(at point: Point) {
    switch target(at: point) {
    case .item(let item):
      gesture = .hovering(item: item, preview: value(at: point, ofItem: item))
    case .button(let button):
      gesture = .hoveringButton(button)
    case nil:
      gesture = .none
    }
  }

  private mutating func pressPrimary(at point: Point) {
    typed = nil
    switch target(at: point) {
    case .item(let item):
      gesture = .dragging(item: item, before: items[item].value, from: point)
      focus = .item(item)
      items[item].value = value(at: point, ofItem: item)
    case .button(let button):
      gesture = .pressing(button, isInside: true)
    case nil:
      break
    }
  }

  private mutating func releasePrimary(at point: Point, time: Seconds) {
    switch gesture {
    case .dragging(let item, let before, let start):
      gesture = .none
      // A drag is no half of a double click, so that a correction after it does not accept.
      let click =
        start.map { doubleClick.isOneSpot($0, point) } ?? false
        ? Click(item: item, point: point, time: time) : nil
      // With several ratings to give, the answer to one is not the answer to all.
      let isOnly = items.count { !$0.isReadOnly } == 1
      let isDouble = isOnly && doubleClick.isMade(by: lastClick, click)
      lastClick = click
      let isInside = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        .contains(point)
      if clickAgain == .clears, click != nil, !isDouble, items[item].value == before {
        items[item].value = items[item].scale.first
        restingPointer = point
      }
      if isInside && (isInstant || isDouble) {
        outcome = accepted
      } else if isInside && restingPointer == nil && target(at: point) == .item(item) {
        // Elsewhere it waits for the pointer to move: a finger that was lifted points at nothing.
        hover(at: point)
      }
    case .pressing(let button, _):
      if target(at: point) == .button(button) {
        outcome = outcome(of: button)
      } else {
        gesture = .none
      }
    case .none, .hovering, .hoveringButton:
      break
    }
  }

  /// A turn of the wheel changes the rating under the pointer, or else the one with the focus.
  private mutating func scroll(up: Bool, at point: Point) {
    guard !gesture.isHeld else { return }
    let index: Int
    if case .item(let item) = target(at: point) {
      index = item
    } else if case .item(let item) = focus {
      index = item
    } else {
      return
    }
    typed = nil
    gesture = .none
    restingPointer = point
    items[index].value = up ? items[index].up : items[index].down
  }

  /// Gives up what the pointer was doing: the value before a drag comes back.
  mutating func abandonGesture() {
    if case .dragging(let item, let before, _) = gesture { items[item].value = before }
    gesture = .none
    lastClick = nil
  }

  private func value(at point: Point, ofItem index: Int) -> Decimal {
    let row = layout.rows[index]
    return row.stars.value(
      at: .pixelCentre(point.x - row.origin.x), in: items[index].scale, snap: items[index].snap)
  }

  /// What lies under a point: a rating that can be changed, or a button.
  private func target(at point: Point) -> FormFocus? {
    if let index = layout.buttons.firstIndex(where: { $0.contains(point) }) {
      return .button(buttons[index])
    }
    return layout.rows.indices.first {
      !items[$0].isReadOnly && layout.band(ofRow: $0).contains(point.y)
        && layout.rows[$0].reach.contains(point.x)
    }.map(FormFocus.item)
  }
}

extension Gesture {
  /// Whether the primary button holds something.
  fileprivate var isHeld: Bool {
    switch self {
    case .dragging, .pressing: true
    case .none, .hovering, .hoveringButton: false
    }
  }
}
