import CX11
import RatingCore

extension DialogWindow {
  /// Does what a window manager asks for, or says what it means for the form (ICCCM 4.2.8).
  func answer(_ message: inout XClientMessageEvent) -> Event? {
    let atoms = display.atoms
    guard unsafe message.message_type == atoms[.wmProtocols], unsafe message.format == 32 else {
      return nil
    }
    switch unsafe Atom(bitPattern: message.data.l.0) {
    case atoms[.wmDeleteWindow]:
      return .closeRequested
    case atoms[.wmTakeFocus]:
      unsafe takeFocus(at: Time(bitPattern: message.data.l.1))
      return nil
    case atoms[.netWMSyncRequest]:
      unsafe sync?.request(low: message.data.l.2, high: message.data.l.3)
      return nil
    case atoms[.netWMPing] where unsafe message.window == id:
      // EWMH: the message goes back to the root window, to show that we are alive.
      var reply = unsafe XEvent()
      unsafe reply.xclient = message
      unsafe reply.xclient.window = display.root
      unsafe XSendEvent(
        display.pointer, display.root, 0, SubstructureRedirectMask | SubstructureNotifyMask,
        &reply)
      return nil
    default:
      return nil
    }
  }

  /// Lets everybody know that all that has happened is drawn.
  func settle() {
    guard !isGone, !display.isLost else { return }
    sync?.drawn()
  }

  /// The window is on the screen: the launch is over.
  func appeared() {
    if let startupID { display.endStartup(id: startupID, window: id) }
    startupID = nil
  }
}
