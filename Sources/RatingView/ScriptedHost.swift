public import RatingCore

/// A host that plays events from a list and composes the spans in memory.
///
/// What it shows is what a window shows, bit for bit; golden images are taken from it.
public final class ScriptedHost: Host {
  /// What the user has set for all programs; nothing unless a test says so.
  public var settings = DesktopSettings()

  /// What the user sets while the window is open: it counts from `Event.settingsChanged` on.
  public var laterSettings: DesktopSettings?

  /// The size of the monitor, in device pixels.
  public let room: Size

  /// The size of the monitor: the window has no frame.
  public var monitor: Size { room }

  /// A sixtieth of a second.
  public let refreshInterval: Seconds = 1.0 / 60

  /// The time that the script has come to.
  public private(set) var now: Seconds = 0

  /// What the window was wished to be last; `nil` before it is open.
  public private(set) var window: WindowWish?

  /// What the window shows; `nil` before it is open.
  public private(set) var screen: Surface?

  /// The spans of each time that something was shown.
  public private(set) var shown: [[Span]] = []

  /// How many pictures were loaded in all.
  public var loads: Int { lastPicture }

  /// Called after each time that something was shown.
  public var onShow: ((ScriptedHost) -> Void)?

  /// The shape of the pointer.
  public private(set) var pointer = PointerShape.arrow

  /// How often the bell was rung.
  public private(set) var rings = 0

  private var script: [TimedEvent]
  private var pictures: [PictureID: Surface] = [:]
  private var lastPicture = 0

  /// Creates a host that plays events in their order and then reports that the window was closed.
  public init(
    events: [TimedEvent] = [], scale: Double = 1,
    room: Size = Size(width: 1920, height: 1080)
  ) {
    script = events
    settings.scale = scale
    self.room = room
  }

  /// Makes a screen of the window's size.
  public func open(_ window: WindowWish) throws {
    self.window = window
    try resize(to: window.size)
  }

  /// Takes note of what is wished; the script has the answer.
  public func change(to window: WindowWish) {
    self.window = window
  }

  /// Plays the next events, those of one moment together, or lets the time pass until the deadline.
  public func nextEvents(until deadline: Seconds?) throws -> [TimedEvent] {
    guard let first = script.first else {
      if let deadline {
        now = max(now, deadline)
        return []
      }
      return [TimedEvent(.closeRequested, at: now)]
    }
    if let deadline, deadline < first.time {
      now = max(now, deadline)
      return []
    }
    let events = Array(script.prefix { $0.time == first.time })
    script.removeFirst(events.count)
    now = max(now, first.time)
    for next in events {
      if case .resized(let size) = next.event { try resize(to: size) }
      if case .settingsChanged = next.event { laterSettings.map { settings = $0 } }
    }
    return events
  }

  /// Keeps a picture in memory.
  public func load(_ tile: Surface, count: Int) throws -> PictureID {
    lastPicture += 1
    let id = PictureID(lastPicture)
    let picture = try Surface(
      size: Size(width: count * tile.size.width, height: tile.size.height))
    for index in 0..<count {
      picture.draw(tile, at: Point(x: index * tile.size.width, y: 0))
    }
    pictures[id] = picture
    return id
  }

  /// Forgets a picture.
  public func discard(_ picture: PictureID) {
    pictures[picture] = nil
  }

  /// Composes spans on the screen.
  public func show(_ spans: [Span], isWhole: Bool) throws {
    guard let screen else { return }
    let canvas = Canvas(screen)
    for span in spans {
      switch span.ink {
      case .color(let color):
        canvas.fill(span.target, with: color)
      case .picture(let id, let origin):
        guard let picture = pictures[id] else { continue }
        canvas.copy(
          picture, from: Point(x: span.target.x - origin.x, y: span.target.y - origin.y),
          to: span.target)
      }
    }
    shown.append(spans)
    onShow?(self)
  }

  /// Remembers the shape of the pointer.
  public func setPointer(_ shape: PointerShape) {
    pointer = shape
  }

  /// Counts the rings.
  public func ring() {
    rings += 1
  }

  private func resize(to size: Size) throws {
    let screen = try Surface(size: size)
    if let window { Canvas(screen).fill(window.background) }
    self.screen = screen
  }
}
