import CX11
import RatingCore

/// Where the window stands, which only its manager decides in the end.
extension DialogWindow {
  /// Where the upper left corner of the window is on the screen; `nil` if that is another screen now.
  func origin() -> Point? {
    var (x, y, child) = (Int32(), Int32(), CX11.Window())
    let isHere = unsafe XTranslateCoordinates(
      display.pointer, id, display.root, 0, 0, &x, &y, &child)
    return isHere != 0 ? Point(x: Int(x), y: Int(y)) : nil
  }

  /// What the manager has put around the window: it says so (EWMH `_NET_FRAME_EXTENTS`) or, if it is
  /// an old one, it shows in what the window has become a part of; `nil` as long as that is not large
  /// enough to hold the window.
  func frameExtents() -> FrameExtents? {
    let said = display.cardinals(display.atoms[.netFrameExtents], of: id)
    if said.count == 4 {
      return FrameExtents(left: said[0], right: said[1], top: said[2], bottom: said[3])
    }
    guard let outermost = outermost(), outermost != id, let origin = origin(),
      let window = display.frame(of: id), let frame = display.frame(of: outermost)
    else { return FrameExtents() }
    let extents = FrameExtents(
      left: origin.x - frame.x, right: frame.columns.upperBound - origin.x - window.width,
      top: origin.y - frame.y, bottom: frame.rows.upperBound - origin.y - window.height)
    let isSettled = [extents.left, extents.right, extents.top, extents.bottom].allSatisfy {
      $0 >= 0
    }
    return isSettled ? extents : nil
  }

  /// The child of the root window that the window is in, or is.
  private func outermost() -> CX11.Window? {
    var window = id
    while let parent = display.parent(of: window) {
      if parent == display.root { return window }
      window = parent
    }
    return nil
  }
}

extension Display {
  /// A property of whole numbers; empty if it is another.
  fileprivate func cardinals(_ property: Atom, of window: CX11.Window) -> [Int] {
    var (type, format, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var start: UnsafeMutablePointer<UInt8>?
    let status = unsafe XGetWindowProperty(
      pointer, window, property, 0, 4, 0, XA_CARDINAL, &type, &format, &count, &rest, &start)
    guard status == Success, let start = unsafe start else { return [] }
    defer { unsafe XFree(start) }
    guard type == XA_CARDINAL, format == 32 else { return [] }
    // Xlib hands values of 32 bits over as C longs.
    return unsafe start.withMemoryRebound(to: Int.self, capacity: Int(count)) {
      unsafe Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  /// The window that a window is in.
  fileprivate func parent(of window: CX11.Window) -> CX11.Window? {
    var (root, parent, count) = (CX11.Window(), CX11.Window(), UInt32())
    var children: UnsafeMutablePointer<CX11.Window>?
    guard unsafe XQueryTree(pointer, window, &root, &parent, &children, &count) != 0 else {
      return nil
    }
    if let children = unsafe children { unsafe XFree(children) }
    return parent != 0 ? parent : nil
  }

  /// Where a window is in the one that it is in, with its border.
  fileprivate func frame(of window: CX11.Window) -> Rect? {
    var (root, x, y) = (CX11.Window(), Int32(), Int32())
    var (width, height, border, depth) = (UInt32(), UInt32(), UInt32(), UInt32())
    guard
      unsafe XGetGeometry(
        pointer, window, &root, &x, &y, &width, &height, &border, &depth) != 0
    else { return nil }
    return Rect(
      x: Int(x), y: Int(y), width: Int(width + 2 * border), height: Int(height + 2 * border))
  }
}
