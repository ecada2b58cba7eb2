/// A position in device pixels, from the upper left corner of the window.
public struct Point: Hashable, Sendable {
  /// The column, counted from the left edge; may be negative or beyond the window.
  public var x: Int
  /// The row, counted from the upper edge; may be negative or beyond the window.
  public var y: Int

  /// Creates a position in device pixels.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in device pixels.
public struct Size: Hashable, Sendable {
  /// The width, in device pixels.
  public var width: Int
  /// The height, in device pixels.
  public var height: Int

  /// Creates a size in device pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle of device pixels.
public struct Rect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle in device pixels; its sides must not be negative.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle of some columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The columns that it covers, in device pixels.
  public var columns: Range<Int> { x..<x + width }

  /// The rows that it covers, in device pixels.
  public var rows: Range<Int> { y..<y + height }

  /// Its upper left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// Its width and height.
  public var size: Size { Size(width: width, height: height) }

  /// Whether a pixel lies in it; the columns and rows at its far ends do not.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  /// The rectangle made smaller by a distance on each side, or larger if that is negative.
  public func inset(by distance: Int) -> Rect {
    Rect(
      x: x + distance, y: y + distance,
      width: width - 2 * distance, height: height - 2 * distance)
  }

  /// What lies in both; `nil` if nothing does.
  package func intersection(_ other: Rect) -> Rect? {
    let both = Rect(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    return both.width > 0 && both.height > 0 ? both : nil
  }
}
