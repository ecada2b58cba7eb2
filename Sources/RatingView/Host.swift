public import RatingCore

/// The window system, as a session needs it: what happens, and where pictures are shown.
///
/// One host shows a window on a display; ``ScriptedHost`` plays events from a list and composes
/// the same spans in memory.
public protocol Host: AnyObject {
  /// What the user has set for all programs. When it changes, `Event.settingsChanged` comes.
  var settings: DesktopSettings { get }

  /// The size of the monitor, in device pixels.
  var monitor: Size { get }

  /// The largest window that fits the monitor with a frame around it, in device pixels.
  var room: Size { get }

  /// The time from one picture of the monitor to the next.
  var refreshInterval: Seconds { get }

  /// The time on the monotonic clock.
  var now: Seconds { get }

  /// Opens the window.
  func open(_ window: WindowWish) throws

  /// Gives the open window another size and other looks, as far as whoever manages it agrees.
  func change(to window: WindowWish)

  /// Waits for events and takes all that have come; none when the deadline has passed before.
  func nextEvents(until deadline: Seconds?) throws -> [TimedEvent]

  /// Takes over a picture, to show parts of it from now on.
  ///
  /// - Parameters:
  ///   - tile: What the picture is made of.
  ///   - count: How many of them stand side by side.
  func load(_ tile: Surface, count: Int) throws -> PictureID

  /// Gives up a picture.
  func discard(_ picture: PictureID)

  /// Shows spans of the window, in their order.
  ///
  /// - Parameters:
  ///   - spans: What fills which rectangle.
  ///   - isWhole: Whether the spans cover the window.
  func show(_ spans: [Span], isWhole: Bool) throws

  /// Gives the pointer a shape while it is in the window.
  func setPointer(_ shape: PointerShape)

  /// Rings the bell.
  func ring()
}

/// An event and when it happened.
public struct TimedEvent: Hashable, Sendable {
  /// What happened.
  public var event: Event

  /// When it happened, on the monotonic clock.
  public var time: Seconds

  /// Creates an event with its time.
  public init(_ event: Event, at time: Seconds) {
    self.event = event
    self.time = time
  }
}
