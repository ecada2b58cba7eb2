public import RatingCore

/// The window system, as a session needs it: what happens, and where pictures are shown.
///
/// One host shows a window on a display; ``ScriptedHost`` plays events from a list and composes
/// the same spans in memory.
public protocol Host: AnyObject {
  /// How many device pixels a logical pixel is.
  var scale: Double { get }

  /// What the user has set for all programs.
  var settings: DesktopSettings { get }

  /// The largest window that fits the monitor, in device pixels.
  var room: Size { get }

  /// The time from one picture of the monitor to the next.
  var refreshInterval: Seconds { get }

  /// The time on the monotonic clock.
  var now: Seconds { get }

  /// Opens the window.
  func open(_ window: WindowWish) throws

  /// Waits for the next event; `nil` when the deadline has passed before one came.
  func nextEvent(until deadline: Seconds?) throws -> TimedEvent?

  /// Takes over a picture, to show parts of it from now on.
  func load(_ surface: Surface) throws -> PictureID

  /// Gives up a picture.
  func discard(_ picture: PictureID)

  /// Shows spans of the window, in their order.
  func show(_ spans: [Span]) throws

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

/// What a session wants its window to be.
public struct WindowWish {
  /// Its size in device pixels.
  public var size: Size

  /// The smallest size that shows everything, in device pixels.
  public var minimum: Size

  /// What fills the window until something is shown in it.
  public var background: Color

  /// A picture that stands for the window.
  public var icon: Surface
}
