/// Where on the screen a window is to stand.
public enum Placement: Hashable, Sendable {
  /// Where the window manager puts it.
  case managed
  /// In the middle of the monitor in use.
  case centred
  /// So that the value of the rating lies under the pointer.
  case atPointer
}

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

  /// The size of a window that would have another size if none were given, within a limit.
  public func size(or natural: Size, within limit: Size) -> Size {
    Size(
      width: width.map { $0.clamped(to: 1...max(1, limit.width)) } ?? natural.width,
      height: height.map { $0.clamped(to: 1...max(1, limit.height)) } ?? natural.height)
  }
}

/// What has a part in where a window stands, in device pixels of the screen.
public struct Surroundings: Hashable, Sendable {
  /// The size of the screen, which all monitors show parts of.
  public var screen: Size
  /// The parts that monitors show; they may overlap, and parts may be shown by none.
  public var monitors: [Rect]
  /// Where the pointer is; `nil` if it is on another screen.
  public var pointer: Point?

  /// Creates the surroundings of a window.
  public init(screen: Size, monitors: [Rect] = [], pointer: Point? = nil) {
    self.screen = screen
    self.monitors = monitors
    self.pointer = pointer
  }

  /// The monitor in use: the one with the pointer or, if it is on none, the one next to it. Where
  /// monitors overlap it is the smallest, all of which is part of the others.
  public var monitor: Rect {
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    guard let pointer else { return monitors.first ?? whole }
    return monitors.min {
      ($0.distance(to: pointer), $0.area) < ($1.distance(to: pointer), $1.area)
    } ?? whole
  }

  /// Where the upper left corner of a window without a frame belongs.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in device pixels.
  ///   - placement: Where it stands if nothing else is wished for.
  ///   - geometry: What goes before the placement. It alone can put a part of the window outside the
  ///     monitor in use.
  ///   - anchor: The place in the window that belongs under the pointer.
  public func origin(
    of size: Size, _ placement: Placement, geometry: Geometry = Geometry(), anchor: Point
  ) -> Point {
    let monitor = monitor
    var origin = monitor.centred(size)
    if placement == .atPointer, let pointer {
      origin.x = monitor.columns.start(of: size.width, near: pointer.x - anchor.x)
      origin.y = monitor.rows.start(of: size.height, near: pointer.y - anchor.y)
    }
    return Point(
      x: geometry.x?.start(of: size.width, on: screen.width) ?? origin.x,
      y: geometry.y?.start(of: size.height, on: screen.height) ?? origin.y)
  }
}

extension Rect {
  fileprivate var area: Int { width * height }

  /// How many pixels a point is outside, the larger of both directions; 0 inside.
  fileprivate func distance(to point: Point) -> Int {
    max(columns.distance(to: point.x), rows.distance(to: point.y))
  }

  /// The upper left corner of something in the middle, or at the beginning if it is too large.
  fileprivate func centred(_ size: Size) -> Point {
    Point(x: x + max(0, (width - size.width) / 2), y: y + max(0, (height - size.height) / 2))
  }
}

extension Range<Int> {
  fileprivate func distance(to position: Int) -> Int {
    position < lowerBound ? lowerBound - position : Swift.max(0, position - upperBound + 1)
  }

  /// Where something of a length begins that wishes to begin at a position, and must lie inside.
  fileprivate func start(of length: Int, near wish: Int) -> Int {
    Swift.max(lowerBound, Swift.min(wish, upperBound - length))
  }
}
