extension Form {
  mutating func press(_ stroke: KeyStroke, at time: Seconds) {
    guard let key = stroke.key else { return }
    if case .dragging = gesture {
      focusGuard.exhausted(code: stroke.code)
      if key == .escape { abandonGesture() }
      return
    }
    switch key {
    case .escape:
      close(.cancelled, with: stroke)
    case .enter, .space:
      if case .button(let button) = focus {
        close(outcome(of: button), with: stroke)
      } else {
        close(accepted, with: stroke)
      }
    case .tab:
      moveFocus(by: 1)
    case .backTab:
      moveFocus(by: -1)
    default:
      guard case .item(let index) = focus else { return }
      if stroke.hasModifier, key.isPartOfNumber { return }
      change(item: index, by: key, at: time)
    }
  }

  private mutating func close(_ outcome: Outcome, with stroke: KeyStroke) {
    closing = Closing(outcome: outcome, key: stroke.code)
  }

  func outcome(of button: FormButton) -> Outcome {
    switch button {
    case .cancel: .cancelled
    case .ok: accepted
    }
  }

  /// Moves the focus through the ratings that can be changed and the buttons, around both ends.
  private mutating func moveFocus(by distance: Int) {
    typed = nil
    gesture = .none
    let stops =
      items.indices.filter { !items[$0].isReadOnly }.map(FormFocus.item)
      + buttons.map(FormFocus.button)
    guard let place = stops.firstIndex(of: focus) else { return }
    focus = stops[(place + distance + stops.count) % stops.count]
  }

  private mutating func change(item index: Int, by key: Key, at time: Seconds) {
    if case .hovering = gesture { gesture = .none }
    if type(key, intoItem: index, at: time) { return }
    typed = nil
    let item = items[index]
    if let value = item.value(after: key) { items[index].value = value }
  }

  /// Lets a digit, a decimal sign or a correction act on the number being typed.
  ///
  /// - Returns: Whether the key was one of these.
  private mutating func type(_ key: Key, intoItem index: Int, at time: Seconds) -> Bool {
    var number = typed ?? TypedNumber()
    switch key {
    case .digit(let digit):
      number.append(digit: digit, at: time)
    case .decimalSign:
      number.appendDecimalSign(at: time)
    case .backspace where !number.text.isEmpty:
      number.removeLast(at: time)
    default:
      return false
    }
    typed = number
    items[index].value = number.value(in: items[index].scale)
    return true
  }
}

extension Key {
  /// Whether the key is gathered into the number that is being typed.
  fileprivate var isPartOfNumber: Bool {
    switch self {
    case .digit, .decimalSign: true
    default: false
    }
  }
}

extension Item {
  /// The value that a key leads to, if it leads anywhere.
  func value(after key: Key) -> Decimal? {
    switch key {
    case .right: style.direction == .leftToRight ? up : down
    case .left: style.direction == .leftToRight ? down : up
    case .up, .plus: up
    case .down, .minus: down
    case .pageUp: scale.covering(value + 1)
    case .pageDown: scale.reached(by: value - 1)
    case .home, .delete, .backspace: scale.first
    case .end: scale.last
    default: nil
    }
  }

  /// The value one step up, at most the last one.
  var up: Decimal { scale.next(after: value) }

  /// The value one step down, at least the first one.
  var down: Decimal { scale.previous(before: value) }
}
