/// A position in device pixels, from the upper left corner of the window.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in device pixels.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle of device pixels.
public struct Rect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

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

  public var columns: Range<Int> { x..<x + width }

  public var rows: Range<Int> { y..<y + height }

  public var origin: Point { Point(x: x, y: y) }

  public var size: Size { Size(width: width, height: height) }

  public func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  /// The rectangle made smaller by a distance on each side, or larger if that is negative.
  public func inset(by distance: Int) -> Rect {
    Rect(
      x: x + distance, y: y + distance,
      width: width - 2 * distance, height: height - 2 * distance)
  }
}
