/// Where on the screen a window is to stand.
public enum Placement: Hashable, Sendable {
  /// Where the window manager puts it.
  case managed
  /// In the middle of the monitor in use.
  case centred
  /// So that the value of the rating lies under the pointer.
  case atPointer
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
    pointer.map(monitor(nearestTo:)) ?? monitors.first ?? wholeScreen
  }

  private var wholeScreen: Rect {
    Rect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  private func monitor(nearestTo point: Point) -> Rect {
    monitors.min {
      ($0.distance(to: point), $0.area) < ($1.distance(to: point), $1.area)
    } ?? wholeScreen
  }

  /// Where the upper left corner of a window belongs.
  ///
  /// - Parameters:
  ///   - size: The size of the window without its frame, in device pixels.
  ///   - placement: Where it stands if nothing else is wished for.
  ///   - geometry: What goes before the placement. It alone can put a part of the window outside the
  ///     monitor in use, but not all of it where no monitor shows anything.
  ///   - anchor: The place in the window that belongs under the pointer.
  ///   - frame: What stands around the window.
  public func origin(
    of size: Size, _ placement: Placement, geometry: Geometry = Geometry(), anchor: Point,
    frame: FrameExtents = FrameExtents()
  ) -> Point {
    let monitor = monitor
    let size = frame.around(size)
    var corner = monitor.centred(size)
    if placement == .atPointer, let pointer {
      corner = monitor.corner(
        of: size,
        near: Point(x: pointer.x - anchor.x - frame.left, y: pointer.y - anchor.y - frame.top))
    }
    corner.x = geometry.x?.start(of: size.width, on: screen.width) ?? corner.x
    corner.y = geometry.y?.start(of: size.height, on: screen.height) ?? corner.y
    let window = Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
    if !(monitors.isEmpty ? [wholeScreen] : monitors).contains(where: {
      $0.intersection(window) != nil
    }) {
      corner = self.monitor(nearestTo: corner).corner(of: size, near: corner)
    }
    return Point(x: corner.x + frame.left, y: corner.y + frame.top)
  }

  /// Where the upper left corner of a window belongs that stands somewhere already: there, or as near
  /// as it is inside the monitor.
  ///
  /// - Parameters:
  ///   - size: The size of the window without its frame, in device pixels.
  ///   - place: Where it stands, without its frame.
  ///   - frame: What stands around the window.
  public func origin(
    of size: Size, near place: Point, frame: FrameExtents = FrameExtents()
  ) -> Point {
    let corner = Point(x: place.x - frame.left, y: place.y - frame.top)
    let inside = monitor(nearestTo: place).corner(of: frame.around(size), near: corner)
    return Point(x: inside.x + frame.left, y: inside.y + frame.top)
  }
}

/// How far the frame that a window manager puts around a window reaches beyond it, in device pixels
/// (EWMH `_NET_FRAME_EXTENTS`).
public struct FrameExtents: Hashable, Sendable {
  /// Beyond the left edge.
  public var left: Int
  /// Beyond the right edge.
  public var right: Int
  /// Beyond the upper edge.
  public var top: Int
  /// Beyond the lower edge.
  public var bottom: Int

  /// Creates the extents of a frame; of none, if nothing is said.
  public init(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// The size of a window with the frame.
  func around(_ window: Size) -> Size {
    Size(width: left + window.width + right, height: top + window.height + bottom)
  }
}

extension Rect {
  fileprivate var area: Int { width * height }

  /// How many pixels a point is outside, the larger of both directions; 0 inside.
  fileprivate func distance(to point: Point) -> Int {
    max(columns.distance(to: point.x), rows.distance(to: point.y))
  }

  /// The upper left corner of something that wishes to have it at a place, and must lie inside.
  fileprivate func corner(of size: Size, near wish: Point) -> Point {
    Point(
      x: columns.start(of: size.width, near: wish.x), y: rows.start(of: size.height, near: wish.y))
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
