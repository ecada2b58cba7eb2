import CX11
public import RatingCore
public import RatingView

/// Shows a session in a window on an X display.
///
/// Each picture is kept by the server, so that showing a span of it is one request of 28 bytes.
@safe public final class X11Host: Host {
  /// What the settings manager says (XSETTINGS specification), and the scale of the screen.
  public private(set) var settings: DesktopSettings

  private let display: Display
  private let loop: MainLoop
  private let resources: Resources
  private var settingsOwner: CX11.Window
  private var window: DialogWindow?
  private var queue = EventQueue()
  private var hasManager = false
  private var expectsHeldKeys = false

  /// Connects to a display.
  ///
  /// - Parameter name: Its name; without one, the one in `DISPLAY`.
  /// - Throws: ``DisplayError``.
  public init(display name: String? = nil) throws(DisplayError) {
    // A display may take its time to answer, and signals are requests meanwhile as well.
    let loop = MainLoop()
    self.loop = loop
    let display = try Display(name: name)
    self.display = display
    resources = Resources(display)
    settingsOwner = display.settingsOwner()
    settings = DesktopSettings()
    loop.watch(display.descriptor)
    readSettings()
    try check()
  }

  /// Reads what the desktop says; its settings come to nothing where there is no manager of them.
  private func readSettings() {
    display.watchSettings(of: settingsOwner)
    let published = display.settings(of: settingsOwner)
    settings = DesktopSettings(published)
    settings.scale = DisplayScale.scale(
      environment: environmentValue("XRATING_SCALE"), settings: published,
      xftDPI: resources.text("Xft.dpi", class: "Xft.Dpi"))
    display.cursors.theme = published.text("Gtk/CursorThemeName")
    display.cursors.size = published.integer("Gtk/CursorThemeSize")
  }

  /// Whether the user has set any X resources.
  public var hasResources: Bool { !resources.isEmpty }

  /// The bytes of an X resource of the program; `nil` if it is not set.
  ///
  /// - Parameters:
  ///   - option: Its name without that of the program, such as `color`.
  ///   - className: Its class without that of the program, such as `Color`.
  ///   - role: The names of the program.
  public func resource(_ option: String, class className: String, of role: WindowRole) -> [UInt8]? {
    resources.bytes("\(role.name).\(option)", class: "\(role.className).\(className)")
  }

  /// The time between two pictures of the fastest monitor; asked for when something moves first.
  public private(set) lazy var refreshInterval: Seconds = display.refreshInterval()

  /// The time on the monotonic clock.
  public var now: Seconds { loop.now }

  private lazy var surroundings = display.surroundings()

  /// The largest window that fits the monitor in use, in device pixels.
  public var room: Size {
    // A manager's frame wants some of the monitor as well.
    let monitor = surroundings.monitor.size
    let scale = settings.scale
    return Size(
      width: monitor.width - min(Int(16 * scale), monitor.width / 20),
      height: monitor.height - min(Int(48 * scale), monitor.height / 12))
  }

  /// Creates the window with all its properties and maps it.
  ///
  /// - Throws: ``DisplayError/connectionLost(_:)``, as all that follows.
  public func open(_ wish: WindowWish) throws {
    let launch = LaunchContext(environment: environmentValue, hostName: hostName())
    let origin = surroundings.origin(
      of: wish.size, wish.role.placement, geometry: wish.role.geometry, anchor: wish.anchor)
    let window = DialogWindow(display, wish: wish, at: origin, launch: launch)
    self.window = window
    hasManager = display.hasManager
    // Without this a held key seems to come up and go down again all the time.
    unsafe XkbSetDetectableAutoRepeat(display.pointer, 1, nil)
    window.map()
    try check()
    onOpen?(window.id)
  }

  /// Called with the number of the window once it is open.
  public var onOpen: ((UInt) -> Void)?

  /// Gives the open window another size and other looks.
  public func change(to wish: WindowWish) {
    window?.change(to: wish)
  }

  /// Waits for the display, a signal, or the deadline, whichever comes first.
  public func nextEvents(until deadline: Seconds?) throws -> [TimedEvent] {
    window?.settle()
    while true {
      readEvents()
      try check()
      let events = queue.takeAll()
      if !events.isEmpty { return events }
      if let deadline, loop.now >= deadline { return [] }
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
    if unsafe display.changesSettings(&raw, owner: settingsOwner) {
      settingsOwner = display.settingsOwner()
      readSettings()
      return [.settingsChanged]
    }
    // The keys that are down are told right after the focus has come.
    let tellsHeldKeys = unsafe expectsHeldKeys && raw.type == KeymapNotify
    expectsHeldKeys = unsafe raw.type == FocusIn
    switch unsafe raw.type {
    case KeymapNotify:
      return unsafe tellsHeldKeys ? [.focused(heldKeys: raw.xkeymap.heldKeys)] : []
    case MapNotify:
      if !hasManager { window.takeFocus(at: Time(CurrentTime)) }
      window.appeared()
      return [.appeared(pointer: pointer(in: window))]
    case ButtonPress:
      if !hasManager { unsafe window.takeFocus(at: raw.xbutton.time) }
      unsafe window.setUserTime(raw.xbutton.time)
    case KeyPress:
      unsafe window.setUserTime(raw.xkey.time)
    case ConfigureNotify where unsafe raw.xconfigure.window == window.id:
      window.sync?.resized()
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
    case .hand: unsafe XDefineCursor(display.pointer, window.id, display.cursors.hand)
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
