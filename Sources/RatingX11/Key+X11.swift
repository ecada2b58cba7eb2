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
    // A digit counts by the key that carries it, Shift or not: on some layouts the unshifted key
    // means a letter or a sign.
    let group = unsafe Int32(event.state >> 13 & 3)
    for level: Int32 in 0...1 {
      let keysym = unsafe XkbKeycodeToKeysym(
        event.display, KeyCode(truncatingIfNeeded: event.keycode), group, level)
      if (XK_0...XK_9).contains(Int32(truncatingIfNeeded: keysym)) {
        self = .digit(Int(keysym) - Int(XK_0))
        return
      }
    }
    var keysym = KeySym()
    unsafe XLookupString(&event, nil, 0, &keysym, nil)
    self.init(keysym: Int32(truncatingIfNeeded: keysym))
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
    case XK_Arabic_0...XK_Arabic_9: self = .digit(Int(keysym - XK_Arabic_0))
    case XK_period, XK_comma, XK_KP_Decimal, XK_KP_Separator: self = .decimalSign
    case XK_BackSpace: self = .backspace
    case XK_Delete, XK_KP_Delete: self = .delete
    case XK_Return, XK_KP_Enter, XK_ISO_Enter: self = .enter
    case XK_space, XK_KP_Space: self = .space
    case XK_Escape: self = .escape
    case XK_Tab, XK_KP_Tab: self = .tab
    case XK_ISO_Left_Tab: self = .backTab
    default: return nil
    }
  }
}
