public import RatingCore

/// What the user has set for all programs of the desktop.
public struct DesktopSettings: Hashable, Sendable {
  /// How many device pixels a logical pixel is.
  public var scale = 1.0

  /// Whether windows are dark.
  public var isDark = false

  /// Whether things may move.
  public var animates = true

  /// What a double click is.
  public var doubleClick = DoubleClick()

  /// Creates the settings of a desktop that has none.
  public init() {}
}
