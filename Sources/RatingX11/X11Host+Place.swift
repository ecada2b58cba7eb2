import CX11
public import RatingCore
public import RatingView

/// How large the window can be, and where it stands.
extension X11Host {
  /// The size of the monitor in use, in device pixels.
  public var monitor: Size { desktop.surroundings.monitor.size }

  /// The largest window that fits the monitor in use, in device pixels.
  public var room: Size {
    // A manager's frame wants some of the monitor as well.
    let (monitor, scale) = (monitor, settings.scale)
    return Size(
      width: monitor.width - min(Int(16 * scale), monitor.width / 20),
      height: monitor.height - min(Int(48 * scale), monitor.height / 12))
  }

  /// Whether the window stands where we say, not where a manager likes to have it.
  var isPlacedHere: Bool {
    guard let role = wish?.role else { return false }
    return !desktop.hasManager || role.placement != .managed || role.geometry.hasPosition
  }

  /// Where the window belongs, if such a frame stands around it.
  func origin(for wish: WindowWish, frame: FrameExtents = FrameExtents()) -> Point {
    desktop.surroundings.origin(
      of: wish.size, wish.role.placement, geometry: wish.role.geometry, anchor: wish.anchor,
      frame: frame)
  }

  /// Moves the window that is on the screen now to where it belongs: not every manager respects that
  /// while it puts a frame around a window, or does without one if that was wished for. Some have the
  /// window mapped before their frame has a size; the place is right once that is known.
  func correctPlace() {
    guard needsPlace, let wish, let window, !window.isGone, !display.isLost,
      let current = window.origin(), let frame = window.frameExtents()
    else { return }
    needsPlace = false
    let place = origin(for: wish, frame: frame)
    if place != current { window.move(to: place, as: wish) }
    self.place = place
  }

  /// Whether the window is where it was put or, if the manager has changed the frame since, where it
  /// belongs with that. The middle may be half a pixel off.
  private func isInPlace(_ current: Point, frame: FrameExtents) -> Bool {
    guard let place, let wish else { return false }
    let other = origin(for: wish, frame: frame)
    return current == place || abs(current.x - other.x) <= 1 && abs(current.y - other.y) <= 1
  }

  /// Gives the open window another size and other looks. One that still stands where it was put is
  /// put where it belongs in its new size; any other stays where it is, but inside the monitor.
  public func change(to wish: WindowWish) {
    guard let window, !window.isGone, !display.isLost else { return }
    let current = window.origin()
    let frame = (desktop.hasManager ? window.frameExtents() : nil) ?? FrameExtents()
    let isThere = current.map { isInPlace($0, frame: frame) } ?? false
    self.wish = wish
    let pointer = desktop.surroundings.pointer
    desktop.surroundings = display.surroundings()
    desktop.surroundings.pointer = pointer
    guard !display.isLost else { return }
    if isThere {
      place = origin(for: wish, frame: frame)
      window.change(to: wish, at: place)
    } else {
      place = nil
      let inside = current.map {
        desktop.surroundings.origin(of: wish.size, near: $0, frame: frame)
      }
      window.change(to: wish, at: inside == current ? nil : inside)
    }
  }
}
