import CX11
import RatingCore

extension KeyStroke {
  /// Reads a key event with the layout and group that were active when it was made.
  init(_ event: inout XKeyEvent) {
    unsafe self.init(
      code: Int(event.keycode),
      key: Key(&event),
      hasModifier: event.state & UInt32(ControlMask | Mod1Mask | Mod4Mask) != 0)
  }
}

extension Key {
  fileprivate init?(_ event: inout XKeyEvent) {
    var effective = KeySym()
    unsafe XLookupString(&event, nil, 0, &effective, nil)
    self.init(
      effective: Int32(truncatingIfNeeded: effective), levels: unsafe Self.levels(of: event))
  }

  /// The keysyms on the first four levels of a key, in the group of the event. A key that has no
  /// such group, since it is the same in several layouts, has them in another.
  private static func levels(of event: XKeyEvent) -> [Int32] {
    let code = unsafe KeyCode(truncatingIfNeeded: event.keycode)
    let group = unsafe Int32(event.state >> 13 & 3)
    for group in [group, 0, 1, 2, 3] {
      let levels = (0...3).map { level in
        unsafe Int32(
          truncatingIfNeeded: XkbKeycodeToKeysym(event.display, code, group, level))
      }
      if levels.contains(where: { $0 != NoSymbol }) { return levels }
    }
    return []
  }

  /// What a key means.
  ///
  /// A digit counts by the key that carries it, Shift or not: on some layouts the unshifted key
  /// means a letter or a sign. Where it takes AltGr, what the key means without comes first.
  ///
  /// - Parameters:
  ///   - effective: The keysym that the modifiers select.
  ///   - levels: All keysyms of the key, from the plain one on.
  init?(effective: Int32, levels: [Int32]) {
    // Keys that are no characters, those of the keypad for one, mean what the modifiers select.
    let isCharacter = levels.first.map { !(0xff00...0xffff).contains($0) } ?? false
    let digits = isCharacter ? levels.map(Self.digit) : []
    let key =
      digits.prefix(2).compactMap(\.self).first ?? Key(keysym: effective)
      ?? digits.dropFirst(2).compactMap(\.self).first
    guard let key else { return nil }
    self = key
  }

  /// What a keysym means, with the keypad's twins.
  init?(keysym: Int32) {
    switch keysym {
    case XK_Left, XK_KP_Left: self = .left
    case XK_Right, XK_KP_Right: self = .right
    case XK_Up, XK_KP_Up: self = .up
    case XK_Down, XK_KP_Down: self = .down
    case XK_plus, XK_KP_Add: self = .plus
    case XK_minus, XK_KP_Subtract: self = .minus
    case XK_Page_Up, XK_KP_Page_Up: self = .pageUp
    case XK_Page_Down, XK_KP_Page_Down: self = .pageDown
    case XK_Home, XK_KP_Home: self = .home
    case XK_End, XK_KP_End: self = .end
    case XK_KP_0...XK_KP_9: self = .digit(Int(keysym - XK_KP_0))
    case XK_period, XK_comma, XK_KP_Decimal, XK_KP_Separator: self = .decimalSign
    case XK_BackSpace: self = .backspace
    case XK_Delete, XK_KP_Delete: self = .delete
    case XK_Return, XK_KP_Enter, XK_ISO_Enter: self = .enter
    case XK_space, XK_KP_Space: self = .space
    case XK_Escape: self = .escape
    case XK_Tab, XK_KP_Tab: self = .tab
    case XK_ISO_Left_Tab: self = .backTab
    default:
      guard let digit = Self.digit(keysym) else { return nil }
      self = digit
    }
  }

  /// The digit that a keysym stands for, in any script.
  private static func digit(_ keysym: Int32) -> Key? {
    switch keysym {
    case XK_0...XK_9: .digit(Int(keysym - XK_0))
    case XK_Arabic_0...XK_Arabic_9: .digit(Int(keysym - XK_Arabic_0))
    case XK_Thai_leksun...XK_Thai_lekkao: .digit(Int(keysym - XK_Thai_leksun))
    // A keysym from here on is a Unicode character (X protocol, appendix A).
    case 0x0100_0000...0x0110_ffff: unicodeDigit(UInt32(keysym - 0x0100_0000))
    default: nil
    }
  }

  private static func unicodeDigit(_ codePoint: UInt32) -> Key? {
    guard let properties = Unicode.Scalar(codePoint)?.properties,
      properties.numericType == .decimal, let value = properties.numericValue
    else { return nil }
    return .digit(Int(value))
  }
}
