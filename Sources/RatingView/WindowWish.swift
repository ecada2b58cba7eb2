public import RatingCore

/// What a session wants its window to be.
public struct WindowWish {
  /// Its title.
  public var title: String

  /// Its size in device pixels.
  public var size: Size

  /// The smallest size that shows everything, in device pixels.
  public var minimum: Size

  /// What fills the window until something is shown in it.
  public var background: Color

  /// A picture that stands for the window.
  public var icon: Surface

  /// The place in the window where the value lies, in device pixels.
  public var anchor: Point

  /// How the window takes its place among others.
  public var role: WindowRole
}

/// How a window takes its place among others.
public struct WindowRole: Hashable, Sendable {
  /// Where the window stands.
  public var placement = Placement.managed

  /// The size and the position that the user wants in any case.
  public var geometry = Geometry()

  /// Whether the window has a frame, if there is someone to give it one.
  public var isDecorated = true

  /// Whether the window stays above others.
  public var isOnTop = false

  /// Whether the window is but a short guest: it is not listed among the others, and goes when the
  /// focus does.
  public var isTransient = false

  /// The number of a window that this one belongs to.
  public var parent: UInt?

  /// The name of the application, as resources and rules for windows refer to it (ICCCM 4.1.2.5).
  public var name = "xrating"

  /// The name of the kind of application.
  public var className = "XRating"

  /// Creates the role of a dialog.
  public init() {}

  /// The role of a pop-up: without a frame, above others, and under the pointer.
  public static var popUp: WindowRole {
    var role = WindowRole()
    role.placement = .atPointer
    role.isDecorated = false
    role.isOnTop = true
    role.isTransient = true
    return role
  }
}
