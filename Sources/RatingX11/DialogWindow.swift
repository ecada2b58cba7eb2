import CX11
import RatingCore
import RatingView

/// A managed top-level window of type dialog.
@safe final class DialogWindow {
  let display: Display
  let id: CX11.Window
  let gc: GC

  /// Whether somebody else has destroyed the window. Nothing may be asked of it then.
  var isGone = false

  /// The launch that the window answers, until the desktop has been told that it is over.
  var startupID: String?

  var sync: SyncCounter?

  static let eventMask =
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | LeaveWindowMask | FocusChangeMask | KeymapStateMask | ExposureMask | StructureNotifyMask

  /// Creates the window with all its properties, not yet mapped.
  ///
  /// - Parameters:
  ///   - origin: Where it belongs. A manager may know better, unless the placement says so.
  ///   - sync: A counter of changes of size, if there is a manager to tell.
  init(
    _ display: Display, wish: WindowWish, at origin: Point, launch: LaunchContext,
    sync: SyncCounter?
  ) {
    self.display = display
    startupID = launch.startupID
    var attributes = XSetWindowAttributes()
    attributes.background_pixel = display.pixels.pixel(wish.background)
    attributes.event_mask = Self.eventMask
    // What is shown stays until it is shown anew, so that a change of size does not flicker.
    attributes.bit_gravity = NorthWestGravity
    let size = wish.size
    unsafe id = XCreateWindow(
      display.pointer, display.root, Int32(clamping: origin.x), Int32(clamping: origin.y),
      UInt32(clamping: max(1, size.width)), UInt32(clamping: max(1, size.height)), 0,
      display.pixels.depth, UInt32(InputOutput), display.pixels.visual,
      UInt(CWBackPixel | CWEventMask | CWBitGravity), &attributes)
    var values = XGCValues()
    values.graphics_exposures = 0
    unsafe gc = XCreateGC(display.pointer, id, UInt(GCGraphicsExposures), &values)!
    self.sync = sync
    setProperties(wish, at: origin, launch: launch)
  }

  deinit {
    guard !display.isLost else { return }
    unsafe XFreeGC(display.pointer, gc)
    if !isGone { unsafe XDestroyWindow(display.pointer, id) }
  }

  func map() {
    unsafe XMapWindow(display.pointer, id)
  }

  func takeFocus(at time: Time) {
    unsafe XSetInputFocus(display.pointer, id, RevertToParent, time)
  }

  /// Asks for another place; the manager is told that it is meant without the frame.
  func move(to origin: Point, as wish: WindowWish) {
    setHints(wish, at: origin, gravity: StaticGravity)
    unsafe XMoveWindow(display.pointer, id, Int32(clamping: origin.x), Int32(clamping: origin.y))
  }

  /// Takes other looks, and asks for another size.
  ///
  /// - Parameter origin: Where it belongs then; `nil` leaves that to the manager.
  func change(to wish: WindowWish, at origin: Point?) {
    guard !isGone, !display.isLost else { return }
    unsafe XSetWindowBackground(display.pointer, id, display.pixels.pixel(wish.background))
    setIcon(wish.icon)
    let (width, height) = (UInt32(clamping: wish.size.width), UInt32(clamping: wish.size.height))
    guard let origin else {
      setHints(wish)
      unsafe XResizeWindow(display.pointer, id, width, height)
      return
    }
    setHints(wish, at: origin, gravity: StaticGravity)
    unsafe XMoveResizeWindow(
      display.pointer, id, Int32(clamping: origin.x), Int32(clamping: origin.y), width, height)
  }
}
