import CX11
package import RatingCore

/// A window of another client that does nothing but keep a log of what it gets.
package final class PlainWindow {
  /// What a window can get.
  package enum Event: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case keyDown(String)
    case keyUp(String)
    case focusIn
    case focusOut
    case entered
    case left
    case moved
  }

  package let window: XWindow

  /// What the window has got so far.
  package var log: [Event] {
    collect()
    return events
  }

  private let client: XClient
  private var events: [Event] = []

  /// Opens the window on a connection of its own and waits until it is visible.
  ///
  /// - Parameter color: As `0xrrggbb`.
  package init(on server: XServer, frame: Rect, color: UInt32 = 0x336699) throws {
    let client = try XClient(server)
    self.client = client
    window = XWindow(
      XCreateSimpleWindow(
        client.display, client.root.id, Int32(frame.x), Int32(frame.y), UInt32(frame.width),
        UInt32(frame.height), 0, 0, UInt(color)))
    XStoreName(client.display, window.id, "plain")
    XSelectInput(
      client.display, window.id,
      KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
        | EnterWindowMask | LeaveWindowMask | FocusChangeMask)
    XMapWindow(client.display, window.id)
    try wait(for: "a plain window") { client.isViewable(window) }
  }

  /// Forgets what was logged.
  package func clearLog() {
    collect()
    events = []
  }

  /// Gives the window the focus.
  package func takeFocus() {
    client.focus(window)
  }

  private func collect() {
    client.synchronize()
    while XPending(client.display) > 0 {
      var event = XEvent()
      XNextEvent(client.display, &event)
      if let event = translate(&event) { events.append(event) }
    }
  }

  private func translate(_ event: inout XEvent) -> Event? {
    switch event.type {
    case ButtonPress: .pressed(button: Int(event.xbutton.button))
    case ButtonRelease: .released(button: Int(event.xbutton.button))
    case KeyPress: .keyDown(symbol(of: &event.xkey))
    case KeyRelease: .keyUp(symbol(of: &event.xkey))
    case FocusIn: .focusIn
    case FocusOut: .focusOut
    case EnterNotify: .entered
    case LeaveNotify: .left
    case MotionNotify: .moved
    default: nil
    }
  }

  private func symbol(of event: inout XKeyEvent) -> String {
    XKeysymToString(XLookupKeysym(&event, 0)).map { String(cString: $0) } ?? ""
  }
}
