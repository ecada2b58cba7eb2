import CX11
public import RatingCore
public import RatingView

/// Shows a session in a window on an X display.
///
/// Each picture is kept by the server, so that showing a span of it is one request of 28 bytes.
@safe public final class X11Host: Host {
  /// How many device pixels a logical pixel is.
  public let scale: Double

  /// What the settings manager said when the display was opened (XSETTINGS specification).
  public let settings: DesktopSettings

  private let display: Display
  private let loop: MainLoop
  private let title: String
  private var window: DialogWindow?
  private var queue = EventQueue()
  private var hasManager = false
  private var expectsHeldKeys = false

  /// Connects to a display.
  ///
  /// - Parameters:
  ///   - display: Its name; without one, the one in `DISPLAY`.
  ///   - scale: Device pixels per logical pixel; without it, what `XRATING_SCALE`, the desktop's
  ///     settings or the server's `Xft.dpi` says.
  /// - Throws: ``DisplayError``.
  public init(display name: String? = nil, title: String, scale: Double? = nil) throws(DisplayError)
  {
    // A display may take its time to answer, and signals are requests meanwhile as well.
    let loop = MainLoop()
    self.loop = loop
    let display = try Display(name: name)
    self.display = display
    self.title = title
    let settings = display.settings()
    self.settings = DesktopSettings(settings)
    self.scale = DisplayScale.scale(
      explicit: scale, environment: environmentValue("XRATING_SCALE"), settings: settings,
      xftDPI: display.resource(name: "Xft.dpi", class: "Xft.Dpi"))
    loop.watch(display.descriptor)
  }

  /// The time between two pictures of the fastest monitor; asked for when something moves first.
  public private(set) lazy var refreshInterval: Seconds = display.refreshInterval()

  /// The time on the monotonic clock.
  public var now: Seconds { loop.now }

  /// The largest window that fits the screen, in device pixels.
  public var room: Size {
    // A manager's frame wants some of the screen as well.
    let screen = display.size
    return Size(
      width: screen.width - min(Int(16 * scale), screen.width / 20),
      height: screen.height - min(Int(48 * scale), screen.height / 12))
  }

  /// Creates the window with all its properties and maps it.
  ///
  /// - Throws: ``DisplayError/connectionLost(_:)``, as all that follows.
  public func open(_ wish: WindowWish) throws {
    let launch = LaunchContext(environment: environmentValue, hostName: hostName())
    let window = DialogWindow(display, title: title, wish: wish, launch: launch)
    self.window = window
    hasManager = display.hasManager
    // Without this a held key seems to come up and go down again all the time.
    unsafe XkbSetDetectableAutoRepeat(display.pointer, 1, nil)
    window.map()
    try check()
  }

  /// Waits for the display, a signal, or the deadline, whichever comes first.
  public func nextEvent(until deadline: Seconds?) throws -> TimedEvent? {
    while true {
      readEvents()
      try check()
      if let next = queue.next() { return next }
      if let deadline, loop.now >= deadline { return nil }
      loop.wait(until: deadline)
    }
  }

  /// Translates all that has arrived. Looking sends what waits to be sent as well.
  private func readEvents() {
    for request in loop.takeRequests() {
      queue.append(TimedEvent(request, at: loop.now))
    }
    guard !display.isLost else { return }
    for _ in 0..<(unsafe XPending(display.pointer)) where !display.isLost {
      var raw = unsafe XEvent()
      unsafe XNextEvent(display.pointer, &raw)
      let time = loop.now
      for event in unsafe events(from: &raw) {
        queue.append(TimedEvent(event, at: time))
      }
    }
  }

  private func events(from raw: inout XEvent) -> [Event] {
    guard let window else { return [] }
    // The keys that are down are told right after the focus has come.
    let tellsHeldKeys = unsafe expectsHeldKeys && raw.type == KeymapNotify
    expectsHeldKeys = unsafe raw.type == FocusIn
    switch unsafe raw.type {
    case KeymapNotify:
      return unsafe tellsHeldKeys ? [.focused(heldKeys: raw.xkeymap.heldKeys)] : []
    case MapNotify:
      if !hasManager { window.takeFocus(at: Time(CurrentTime)) }
      return [.appeared(pointer: pointer(in: window))]
    case ButtonPress where !hasManager:
      unsafe window.takeFocus(at: raw.xbutton.time)
    case MappingNotify:
      unsafe XRefreshKeyboardMapping(&raw.xmapping)
    case DestroyNotify where unsafe raw.xdestroywindow.window == window.id:
      window.isGone = true
      return [.closeRequested]
    case ClientMessage:
      return unsafe window.answer(&raw.xclient).map { [$0] } ?? []
    default:
      break
    }
    return unsafe Event(&raw).map { [$0] } ?? []
  }

  /// Where the pointer is, in the coordinates of the window, which may be outside it.
  private func pointer(in window: DialogWindow) -> Point? {
    var (root, child) = (CX11.Window(), CX11.Window())
    var (rootX, rootY, x, y) = (Int32(), Int32(), Int32(), Int32())
    var mask = UInt32()
    let isHere = unsafe XQueryPointer(
      display.pointer, window.id, &root, &child, &rootX, &rootY, &x, &y, &mask)
    return isHere != 0 ? Point(x: Int(x), y: Int(y)) : nil
  }

  /// Sends a picture to the server, which keeps it as a pixmap.
  public func load(_ surface: Surface) throws -> PictureID {
    guard let window else { preconditionFailure("Pictures are loaded once the window is open") }
    let pixmap = unsafe XCreatePixmap(
      display.pointer, display.root, UInt32(surface.size.width), UInt32(surface.size.height),
      UInt32(display.pixels.depth))
    unsafe display.pixels.put(
      surface, to: pixmap, gc: window.gc, display: display.pointer)
    try check()
    return PictureID(Int(pixmap))
  }

  /// Lets the server forget a picture.
  public func discard(_ picture: PictureID) {
    guard !display.isLost else { return }
    unsafe XFreePixmap(display.pointer, Pixmap(picture.number))
  }

  /// Copies columns of pictures into the window.
  public func show(_ spans: [Span]) throws {
    guard let window, !window.isGone else { return }
    for span in spans {
      let (x, y) = (Int32(span.target.x), Int32(span.target.y))
      let (width, height) = (UInt32(span.target.width), UInt32(span.target.height))
      switch span.ink {
      case .color(let color):
        unsafe XSetForeground(display.pointer, window.gc, display.pixels.pixel(color))
        unsafe XFillRectangle(display.pointer, window.id, window.gc, x, y, width, height)
      case .picture(let picture, let origin):
        unsafe XCopyArea(
          display.pointer, Pixmap(picture.number), window.id, window.gc, x - Int32(origin.x),
          y - Int32(origin.y), width, height, x, y)
      }
    }
    try check()
  }

  /// Gives the window the cursor for a shape, in the theme of the desktop.
  public func setPointer(_ shape: PointerShape) {
    guard let window, !window.isGone, !display.isLost else { return }
    switch shape {
    case .arrow: unsafe XUndefineCursor(display.pointer, window.id)
    case .hand: unsafe XDefineCursor(display.pointer, window.id, display.handCursor)
    }
  }

  /// Rings the X bell, at its own volume.
  public func ring() {
    if !display.isLost { unsafe XBell(display.pointer, 0) }
  }

  private func check() throws(DisplayError) {
    if display.isLost { throw .connectionLost(display.name) }
  }
}
