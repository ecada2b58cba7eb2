/// Where everything in a window stands, in device pixels.
public struct FormLayout: Hashable, Sendable {
  /// The window.
  public internal(set) var size = Size.zero
  /// Where the prompt stands, if there is one and it found room.
  public internal(set) var prompt: Rect?
  /// The ratings, from top to bottom.
  public internal(set) var rows: [Row] = []
  /// The buttons, in the order of the form; none if they found no room.
  public internal(set) var buttons: [Rect] = []

  /// How many device pixels a logical pixel is.
  public internal(set) var scale = 1.0

  /// How far the outside of the focus ring lies from the stars: less than the design has where
  /// something stands close to them.
  public internal(set) var ringDistance = 0

  /// How thick the focus ring is.
  public internal(set) var ringWidth = 1

  /// Creates an empty layout, with a window of no size.
  public init() {}

  /// One rating.
  public struct Row: Hashable, Sendable {
    /// The geometry of the stars.
    public internal(set) var stars: StarRow
    /// The upper left corner of the row of stars, in the window.
    public internal(set) var origin: Point
    /// The columns in which a press belongs to the rating: the stars, the strip before them that
    /// means the minimum, and what is free beside them.
    public internal(set) var reach: Range<Int>
    /// Where the label stands, if there is one.
    public internal(set) var label: Rect?
    /// Where the value stands in words, if it is shown: room for the widest that can be chosen.
    public internal(set) var value: Rect?
    /// Where the value stands in its room.
    package internal(set) var valueAlignment = ValueAlignment.centre

    /// The stars, in the window.
    public var frame: Rect {
      Rect(x: origin.x, y: origin.y, width: stars.width, height: stars.size)
    }
  }

  /// A logical distance as device pixels.
  public func device(_ logical: Double) -> Int {
    Int((logical * scale).rounded())
  }

  func device(_ logical: Int) -> Int {
    device(Double(logical))
  }

  /// The rows of pixels in which a press belongs to a rating: nobody has to hit the outline of a
  /// star. Ratings that stand close share what is between them.
  public func band(ofRow index: Int) -> Range<Int> {
    let band = rows[index].frame.inset(by: -ringDistance).rows
    let start = index > 0 ? middle(belowRow: index - 1) : band.lowerBound
    let end = index + 1 < rows.count ? middle(belowRow: index) : band.upperBound
    return band.clamped(to: start..<end)
  }

  private func middle(belowRow index: Int) -> Int {
    (rows[index].frame.rows.upperBound + rows[index + 1].frame.y) / 2
  }
}

/// Where a value stands in the room that the widest needs.
package enum ValueAlignment: Hashable, Sendable {
  /// In the middle.
  case centre
  /// At the side where the row of stars begins.
  case start
  /// At the side where it ends.
  case end
}
