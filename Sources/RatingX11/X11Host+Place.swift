import CX11
public import RatingCore
public import RatingView

/// How large the window can be, and where it stands.
extension X11Host {
  /// The largest window that fits the monitor in use, in device pixels.
  public var room: Size {
    // A manager's frame wants some of the monitor as well.
    let (monitor, scale) = (desktop.surroundings.monitor, settings.scale)
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
  /// while it puts a frame around a window, or does without one if that was wished for.
  func correctPlace() {
    guard desktop.hasManager, let wish, place != nil, let window, let current = window.origin()
    else {
      return
    }
    let place = origin(for: wish, frame: window.frameExtents())
    if place != current { window.move(to: place, as: wish) }
    self.place = place
  }

  /// Gives the open window another size and other looks. One that still stands where it was put is
  /// put where it belongs in its new size: it shall not reach out of the monitor, or away from the
  /// middle.
  public func change(to wish: WindowWish) {
    guard let window, !window.isGone, !display.isLost else { return }
    self.wish = wish
    if let place, window.origin() == place {
      let pointer = desktop.surroundings.pointer
      desktop.surroundings = display.surroundings()
      desktop.surroundings.pointer = pointer
      self.place = origin(
        for: wish, frame: desktop.hasManager ? window.frameExtents() : FrameExtents())
    } else {
      place = nil
    }
    window.change(to: wish, at: place)
  }
}
