public import RatingCore

/// How the words are read that mean something to the window system or to the drawing.
public struct Vocabulary: Sendable {
  /// Reads a colour; `nil` if a text is none.
  public var color: @Sendable (String) -> Color?

  /// Reads a geometry; `nil` if a text is none.
  public var geometry: @Sendable (String) -> Geometry?

  /// Tells in which direction a text is read.
  public var direction: @Sendable (String) -> LayoutDirection

  /// Creates a vocabulary.
  public init(
    color: @escaping @Sendable (String) -> Color?,
    geometry: @escaping @Sendable (String) -> Geometry?,
    direction: @escaping @Sendable (String) -> LayoutDirection
  ) {
    self.color = color
    self.geometry = geometry
    self.direction = direction
  }
}
