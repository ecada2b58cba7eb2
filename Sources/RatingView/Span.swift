public import RatingCore

/// Names a picture that a host has loaded.
public struct PictureID: Hashable, Sendable {
  public let number: Int

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
  public var ink: Ink
  public var target: Rect

  public init(_ ink: Ink, in target: Rect) {
    self.ink = ink
    self.target = target
  }
}
