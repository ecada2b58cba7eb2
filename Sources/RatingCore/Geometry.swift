/// A size and a position in the X convention (XParseGeometry), each part of which may be missing, in
/// device pixels.
public struct Geometry: Hashable, Sendable {
  /// The width of the window without its frame.
  public var width: Int?
  /// The height of the window without its frame.
  public var height: Int?
  /// Where the window stands between the left and the right edge of the screen.
  public var x: Offset?
  /// Where the window stands between the upper and the lower edge of the screen.
  public var y: Offset?

  /// Creates a geometry.
  public init(
    width: Int? = nil, height: Int? = nil, x: Offset? = nil, y: Offset? = nil
  ) {
    self.width = width
    self.height = height
    self.x = x
    self.y = y
  }

  /// The distance from an edge of the screen.
  public struct Offset: Hashable, Sendable {
    /// Device pixels from the edge towards the opposite one; may be negative.
    public var distance: Int
    /// Whether it counts from the right or the lower edge, and includes the window's frame.
    public var isFromEnd: Bool

    /// Creates the distance from the left or the upper edge, or from the opposite one.
    public init(_ distance: Int, fromEnd isFromEnd: Bool = false) {
      self.distance = distance
      self.isFromEnd = isFromEnd
    }

    /// Where something of a length begins on a line of a length.
    func start(of length: Int, on line: Int) -> Int {
      isFromEnd ? line - length - distance : distance
    }
  }

  /// Whether it says anything about the position.
  public var hasPosition: Bool { x != nil || y != nil }

  /// Whether it says anything about the size.
  public var hasSize: Bool { width != nil || height != nil }

  /// The size of a window that would have another size if none were given, within limits; the smaller
  /// limit does not make it larger than it would be.
  public func size(or natural: Size, from least: Size, upTo most: Size) -> Size {
    func side(_ wish: Int?, _ side: KeyPath<Size, Int>) -> Int {
      guard let wish else { return natural[keyPath: side] }
      return max(min(wish, most[keyPath: side]), min(least[keyPath: side], natural[keyPath: side]))
    }
    return Size(width: side(width, \.width), height: side(height, \.height))
  }
}
