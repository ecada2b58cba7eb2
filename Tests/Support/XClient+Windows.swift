import CX11
package import RatingCore

extension XClient {
  /// The windows directly inside a window, the lowest first.
  package func children(of window: XWindow) -> [XWindow] {
    var root: UInt = 0
    var parent: UInt = 0
    var list: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    guard XQueryTree(display, window.id, &root, &parent, &list, &count) != 0 else { return [] }
    defer { if let list { XFree(list) } }
    return (0..<Int(count)).map { XWindow(list![$0]) }
  }

  /// A top-level window that satisfies a condition, whether a manager has framed it or not.
  package func findWindow(where isSought: (XWindow) -> Bool) -> XWindow? {
    var windows = children(of: root)
    while let window = windows.popLast() {
      if isSought(window) { return window }
      windows = children(of: window) + windows
    }
    return nil
  }

  /// The visible window of a process, as its property `_NET_WM_PID` says.
  package func window(ofProcess id: Int32, within seconds: Double = 10) throws -> XWindow {
    try eventually("a window of process \(id)", within: seconds) {
      findWindow { cardinals("_NET_WM_PID", of: $0) == [UInt(id)] && isViewable($0) }
    }
  }

  /// The visible window of a name or class.
  package func window(named name: String, within seconds: Double = 10) throws -> XWindow {
    try eventually("a window named \(name)", within: seconds) {
      findWindow {
        (texts("WM_CLASS", of: $0).contains(name) || text("WM_NAME", of: $0) == name)
          && isViewable($0)
      }
    }
  }

  /// Whether a window and all around it are mapped.
  package func isViewable(_ window: XWindow) -> Bool {
    attributes(of: window)?.map_state == IsViewable
  }

  /// Whether a window exists.
  package func exists(_ window: XWindow) -> Bool {
    attributes(of: window) != nil
  }

  /// Where a window is on the screen, without its border; `nil` if it is gone.
  package func frame(of window: XWindow) -> Rect? {
    guard let attributes = attributes(of: window) else { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    guard XTranslateCoordinates(display, window.id, root.id, 0, 0, &x, &y, &child) != 0
    else { return nil }
    return Rect(
      x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
  }

  func attributes(of window: XWindow) -> XWindowAttributes? {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window.id, &attributes) != 0 ? attributes : nil
  }

  /// The window that has the focus.
  package var focused: XWindow {
    var window: UInt = 0
    var revert: Int32 = 0
    XGetInputFocus(display, &window, &revert)
    return XWindow(window)
  }

  /// Gives a window the focus.
  package func focus(_ window: XWindow) {
    XSetInputFocus(display, window.id, Int32(RevertToPointerRoot), UInt(CurrentTime))
    synchronize()
  }

  /// Gives a window another size.
  package func resize(_ window: XWindow, to size: Size) {
    XResizeWindow(display, window.id, UInt32(size.width), UInt32(size.height))
    synchronize()
  }

  /// Moves a window.
  package func move(_ window: XWindow, to point: Point) {
    XMoveWindow(display, window.id, Int32(point.x), Int32(point.y))
    synchronize()
  }

  /// Destroys a window of another client.
  package func destroy(_ window: XWindow) {
    XDestroyWindow(display, window.id)
    synchronize()
  }

  /// Asks a window to close, as the close button of a manager does.
  package func close(_ window: XWindow) {
    send("WM_PROTOCOLS", [atom("WM_DELETE_WINDOW"), UInt(CurrentTime)], to: window)
  }

  /// Sends a client message, such as a manager sends it.
  ///
  /// - Parameter subject: The window that it is about, if that is not the one that gets it.
  package func send(
    _ type: String, _ values: [UInt], to window: XWindow, about subject: XWindow? = nil,
    mask: Int = 0
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = (subject ?? window).id
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      let words = bytes.bindMemory(to: UInt.self)
      for (index, value) in values.prefix(5).enumerated() { words[index] = value }
    }
    XSendEvent(display, window.id, 0, mask, &event)
    synchronize()
  }

  /// Takes the keyboard for this connection, until ``ungrab()``.
  package func grabKeyboard() -> Bool {
    defer { synchronize() }
    return XGrabKeyboard(
      display, root.id, 0, GrabModeAsync, GrabModeAsync, UInt(CurrentTime)) == GrabSuccess
  }

  /// Takes the pointer for this connection, until ``ungrab()``.
  package func grabPointer() -> Bool {
    defer { synchronize() }
    return XGrabPointer(
      display, root.id, 0, UInt32(ButtonPressMask), GrabModeAsync, GrabModeAsync, 0, 0,
      UInt(CurrentTime)) == GrabSuccess
  }

  /// Gives the keyboard and the pointer back.
  package func ungrab() {
    XUngrabKeyboard(display, UInt(CurrentTime))
    XUngrabPointer(display, UInt(CurrentTime))
    synchronize()
  }
}

extension XClient {
  /// Where a window and what can be seen of the frame around it are on the screen.
  package func outerFrame(of window: XWindow) -> Rect? {
    guard let inside = frame(of: window) else { return nil }
    // Some frames have an edge that can be gripped and not seen; the property leaves it out.
    let extents = cardinals("_NET_FRAME_EXTENTS", of: window).map { Int($0) }
    if extents.count == 4 {
      return Rect(
        columns: inside.x - extents[0]..<inside.columns.upperBound + extents[1],
        rows: inside.y - extents[2]..<inside.rows.upperBound + extents[3])
    }
    var outermost = window
    while let parent = parent(of: outermost), parent != root { outermost = parent }
    guard let border = attributes(of: outermost)?.border_width, let frame = frame(of: outermost)
    else { return nil }
    return frame.inset(by: -Int(border))
  }

  private func parent(of window: XWindow) -> XWindow? {
    var (root, parent): (UInt, UInt) = (0, 0)
    var list: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    guard XQueryTree(display, window.id, &root, &parent, &list, &count) != 0 else { return nil }
    if let list { XFree(list) }
    return parent == 0 ? nil : XWindow(parent)
  }
}
