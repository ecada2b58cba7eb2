import CX11
import RatingCore
import RatingView

/// How X events become events of the form.
extension X11Host {
  /// Translates all that has arrived. The last look, which finds nothing, sends what waits to be sent.
  func readEvents() {
    for event in loop.takeEvents() {
      queue.append(TimedEvent(event, at: loop.now))
    }
    while !display.isLost, unsafe XPending(display.pointer) > 0 {
      var raw = unsafe XEvent()
      unsafe XNextEvent(display.pointer, &raw)
      let time = loop.now
      for event in unsafe events(from: &raw) {
        queue.append(TimedEvent(event, at: time))
      }
    }
  }

  /// Whether more has arrived. The look sends what waits to be sent.
  var hasEvents: Bool { unsafe !display.isLost && XPending(display.pointer) > 0 }

  private func events(from raw: inout XEvent) -> [Event] {
    guard let window else { return [] }
    if unsafe display.changesSettings(&raw, owner: desktop.settingsOwner) {
      desktop.settingsOwner = display.settingsOwner()
      readSettings()
      return [.settingsChanged]
    }
    let isOurs = unsafe raw.xany.window == window.id
    guard unsafe isOurs || raw.type == KeymapNotify || raw.type == MappingNotify else { return [] }
    // The keys that are down are told right after the focus has come.
    let tellsHeldKeys = unsafe expectsHeldKeys && raw.type == KeymapNotify
    expectsHeldKeys = unsafe raw.type == FocusIn && raw.xfocus.concernsWindow
    switch unsafe raw.type {
    case KeymapNotify:
      return unsafe tellsHeldKeys ? [.focused(heldKeys: raw.xkeymap.heldKeys)] : []
    case MapNotify:
      if !desktop.hasManager { window.takeFocus(at: Time(CurrentTime)) }
      window.appeared()
      correctPlace()
      return [.appeared(pointer: display.pointerPosition(in: window.id))]
    case ButtonPress:
      if !desktop.hasManager { unsafe window.takeFocus(at: raw.xbutton.time) }
      unsafe window.setUserTime(raw.xbutton.time)
    case KeyPress:
      unsafe window.setUserTime(raw.xkey.time)
    case ConfigureNotify:
      window.sync?.resized()
      correctPlace()
    case Expose where unsafe raw.xexpose.serial < wholeSince:
      // What was lost then has been shown since: the server had this to say before it got that.
      return []
    case MappingNotify:
      unsafe XRefreshKeyboardMapping(&raw.xmapping)
    case DestroyNotify:
      window.isGone = true
      return [.closeRequested]
    case ClientMessage:
      return unsafe window.answer(&raw.xclient).map { [$0] } ?? []
    default:
      break
    }
    return unsafe Event(&raw).map { [$0] } ?? []
  }
}
