import CX11
public import RatingCore
public import RatingView

/// Shows a session in a window on an X display.
///
/// Each picture is kept by the server, so that showing a span of it is one request of 28 bytes.
@safe public final class X11Host: Host {
  /// What the settings manager says (XSETTINGS specification), and the scale of the screen.
  public private(set) var settings: DesktopSettings

  let display: Display
  let loop: MainLoop
  private let resources: Resources
  var desktop: Desktop
  var window: DialogWindow?
  /// What the window is to be, and where it was put for that; no place if its manager decides.
  var wish: WindowWish?
  var place: Point?
  /// Whether the manager's frame has yet to be taken into account.
  var needsPlace = false

  /// The number of the request with which the whole window was shown last.
  var wholeSince: UInt = 0

  var queue = EventQueue()
  var expectsHeldKeys = false

  /// Connects to a display.
  ///
  /// - Parameters:
  ///   - name: Its name; without one, the one in `DISPLAY`.
  ///   - obeysSignals: Whether SIGUSR1 accepts and SIGUSR2 cancels instead of ending the program.
  ///   - whenCutOff: What ends the program if the connection breaks while it is being made: Xlib does
  ///     not return then, and by itself ends the program with status 1 and without a word.
  /// - Throws: ``DisplayError``.
  public init(
    display name: String? = nil, obeysSignals: Bool = false,
    whenCutOff: (@Sendable (DisplayError) -> Never)? = nil
  ) throws(DisplayError) {
    // A display may take its time to answer, and signals are requests meanwhile as well.
    let loop = MainLoop(obeysSignals: obeysSignals)
    self.loop = loop
    let display = try Display(name: name, whenCutOff: whenCutOff)
    self.display = display
    resources = Resources(display)
    desktop = display.desktop()
    settings = DesktopSettings()
    loop.watch(display.descriptor)
    try check()
    readSettings()
    try check()
  }

  /// Reads what the desktop says; its settings come to nothing where there is no manager of them.
  func readSettings() {
    display.watchSettings(of: desktop.settingsOwner)
    let published = display.settings(of: desktop.settingsOwner)
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

  /// Creates the window with all its properties and maps it.
  ///
  /// - Throws: ``DisplayError/connectionLost(_:)``, as all that follows.
  public func open(_ wish: WindowWish) throws {
    let launch = LaunchContext(environment: environmentValue, hostName: hostName())
    self.wish = wish
    place = isPlacedHere ? origin(for: wish) : nil
    needsPlace = desktop.hasManager && place != nil
    // A counter of changes of size means something to a manager alone.
    let sync = desktop.hasManager ? SyncCounter(display) : nil
    try check()
    // What a manager places need not know where.
    let window = DialogWindow(
      display, wish: wish, at: place ?? Point(x: 0, y: 0), launch: launch,
      sync: sync)
    self.window = window
    window.map()
    // Without this a held key seems to come up and go down again all the time. It waits for an answer;
    // meanwhile the manager has the window.
    unsafe XkbSetDetectableAutoRepeat(display.pointer, 1, nil)
    try check()
    onOpen?(window.id)
  }

  /// Called with the number of the window once it is open.
  public var onOpen: ((UInt) -> Void)?

  /// Lets what arrives on a descriptor be events as well. What waits there is read by a function,
  /// until that gives `nil`.
  public func listen(to descriptor: Int32, read: @escaping () -> [Event]?) {
    loop.listen(to: descriptor, read: read)
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

  func check() throws(DisplayError) {
    if display.isLost { throw .connectionLost(display.name) }
  }
}
