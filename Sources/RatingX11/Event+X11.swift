import CX11
import RatingCore

extension Event {
  /// Says in the program's own words what an X event means for a window; `nil` if it means nothing.
  ///
  /// Events that other clients made up are not the user's, so they mean nothing here.
  init?(_ raw: inout XEvent) {
    switch unsafe raw.type {
    case KeyPress where unsafe raw.xkey.send_event == 0:
      self = unsafe .keyPressed(KeyStroke(&raw.xkey))
    case KeyRelease where unsafe raw.xkey.send_event == 0:
      self = unsafe .keyReleased(code: Int(raw.xkey.keycode))
    case ButtonPress where unsafe raw.xbutton.send_event == 0:
      guard let button = unsafe PointerButton(raw.xbutton.button) else { return nil }
      self = unsafe .pressed(button, at: Point(raw.xbutton.x, raw.xbutton.y))
    case ButtonRelease where unsafe raw.xbutton.send_event == 0:
      guard let button = unsafe PointerButton(raw.xbutton.button) else { return nil }
      self = unsafe .released(button, at: Point(raw.xbutton.x, raw.xbutton.y))
    case MotionNotify where unsafe raw.xmotion.send_event == 0:
      self = unsafe .moved(
        to: Point(raw.xmotion.x, raw.xmotion.y),
        primaryHeld: raw.xmotion.state & UInt32(Button1Mask) != 0)
    case LeaveNotify:
      // Another client's grab takes the pointer away without moving it.
      self = unsafe raw.xcrossing.mode == NotifyGrab ? .pointerLost : .left
    case FocusIn where unsafe raw.xfocus.concernsWindow:
      self = .focused(heldKeys: [])
    case FocusOut where unsafe raw.xfocus.concernsWindow:
      self = .unfocused
    case UnmapNotify:
      self = .pointerLost
    case Expose where unsafe raw.xexpose.count == 0:
      self = .exposed
    case ConfigureNotify:
      self = unsafe .resized(
        Size(width: Int(raw.xconfigure.width), height: Int(raw.xconfigure.height)))
    default:
      return nil
    }
  }
}

extension PointerButton {
  fileprivate init?(_ number: UInt32) {
    switch number {
    case 1: self = .primary
    case 2, 3: self = .other
    case 4: self = .wheelUp
    case 5: self = .wheelDown
    default: return nil
    }
  }
}

extension Point {
  fileprivate init(_ x: Int32, _ y: Int32) {
    self.init(x: Int(x), y: Int(y))
  }
}

extension XFocusChangeEvent {
  /// Whether the focus really came or went. A grab, such as a screen reader's for one key, only
  /// borrows it, and a focus that follows the pointer is no focus of the window.
  var concernsWindow: Bool {
    unsafe mode != NotifyGrab && mode != NotifyUngrab && detail != NotifyPointer
      && detail != NotifyInferior
  }
}

extension XKeymapEvent {
  /// The codes of the keys that are down.
  var heldKeys: Set<Int> {
    var copy = unsafe self.key_vector
    return unsafe withUnsafeBytes(of: &copy) { bytes in
      Set((8..<256).filter { unsafe bytes[$0 / 8] >> ($0 % 8) & 1 == 1 })
    }
  }
}
