public import RatingCore

/// Names a picture that a host has loaded.
public struct PictureID: Hashable, Sendable {
  /// The host's number for it.
  public let number: Int

  /// Creates a name; hosts do.
  public init(_ number: Int) {
    self.number = number
  }
}

/// What fills a span of the window.
public enum Ink: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// A picture whose upper left corner lies at a point of the window, inside or outside the span.
  case picture(PictureID, at: Point)
}

/// A rectangle of the window and what fills it.
public struct Span: Hashable, Sendable {
  /// What fills it.
  public var ink: Ink

  /// Where it is, in device pixels of the window.
  public var target: Rect

  /// Creates a span.
  public init(_ ink: Ink, in target: Rect) {
    self.ink = ink
    self.target = target
  }
}
