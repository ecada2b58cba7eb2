import CX11
import Glibc
import RatingCore
import RatingView

/// A managed top-level window of type dialog.
@safe final class DialogWindow {
  let display: Display
  let id: CX11.Window
  let gc: GC

  /// Whether somebody else has destroyed the window. Nothing may be asked of it then.
  var isGone = false

  static let eventMask =
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    | LeaveWindowMask | FocusChangeMask | KeymapStateMask | ExposureMask | StructureNotifyMask

  /// Creates the window with all its properties, not yet mapped.
  init(_ display: Display, title: String, wish: WindowWish, launch: LaunchContext) {
    self.display = display
    var attributes = XSetWindowAttributes()
    attributes.background_pixel = display.pixels.pixel(wish.background)
    attributes.event_mask = Self.eventMask
    let size = wish.size
    // Centred for want of a manager; one that runs places the window itself, as no hint forbids it.
    let room = display.size
    unsafe id = XCreateWindow(
      display.pointer, display.root,
      Int32(clamping: max(0, (room.width - size.width) / 2)),
      Int32(clamping: max(0, (room.height - size.height) / 2)),
      UInt32(clamping: max(1, size.width)), UInt32(clamping: max(1, size.height)), 0,
      display.pixels.depth, UInt32(InputOutput), display.pixels.visual,
      UInt(CWBackPixel | CWEventMask), &attributes)
    var values = XGCValues()
    values.graphics_exposures = 0
    unsafe gc = XCreateGC(display.pointer, id, UInt(GCGraphicsExposures), &values)!
    setName(title)
    setIcon(wish.icon)
    setHints(minimum: wish.minimum)
    setIdentity(launch)
  }

  deinit {
    guard !display.isLost else { return }
    unsafe XFreeGC(display.pointer, gc)
    if !isGone { unsafe XDestroyWindow(display.pointer, id) }
  }

  /// ICCCM 4.1.2.1, EWMH `_NET_WM_NAME`: UTF-8 whatever the locale.
  private func setName(_ title: String) {
    let type = title.utf8.allSatisfy { $0 < 128 } ? XA_STRING : display.atoms[.utf8String]
    set(XA_WM_NAME, type, text: title)
    set(XA_WM_ICON_NAME, type, text: title)
    set(display.atoms[.netWMName], display.atoms[.utf8String], text: title)
    set(display.atoms[.netWMIconName], display.atoms[.utf8String], text: title)
  }

  /// EWMH `_NET_WM_ICON`: width, height, and the pixels as ARGB, not premultiplied.
  private func setIcon(_ icon: Surface) {
    let pixels = icon.pixels.map(UInt.init)
    let size = [UInt(icon.size.width), UInt(icon.size.height)]
    set(display.atoms[.netWMIcon], XA_CARDINAL, size + pixels)
  }

  /// ICCCM 4.1.2.3 and 4.1.2.4: the smallest size, and that the manager may give us the focus.
  private func setHints(minimum: Size) {
    var size = XSizeHints()
    size.flags = PMinSize
    size.min_width = Int32(clamping: minimum.width)
    size.min_height = Int32(clamping: minimum.height)
    unsafe XSetWMNormalHints(display.pointer, id, &size)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    unsafe XSetWMHints(display.pointer, id, &hints)
  }

  /// ICCCM 4.1.2.5 and 4.1.2.7, EWMH: who we are, and what we take part in.
  private func setIdentity(_ launch: LaunchContext) {
    set(XA_WM_CLASS, XA_STRING, text: "xrating\0XRating\0")
    let atoms = display.atoms
    set(
      atoms[.wmProtocols], XA_ATOM,
      [atoms[.wmDeleteWindow], atoms[.wmTakeFocus], atoms[.netWMPing]])
    set(atoms[.netWMWindowType], XA_ATOM, [atoms[.netWMWindowTypeDialog]])
    set(atoms[.netWMPID], XA_CARDINAL, [UInt(getpid())])
    set(atoms[.wmClientMachine], XA_STRING, text: launch.hostName)
    if let id = launch.startupID {
      set(atoms[.netStartupID], atoms[.utf8String], text: id)
    }
    if let time = launch.userTime {
      set(atoms[.netWMUserTime], XA_CARDINAL, [UInt(time)])
    }
    if let parent = launch.parent, isWindow(parent) {
      unsafe XSetTransientForHint(display.pointer, self.id, parent)
    }
  }

  private func isWindow(_ id: CX11.Window) -> Bool {
    XErrors.succeeds(display) {
      var attributes = unsafe XWindowAttributes()
      unsafe XGetWindowAttributes(display.pointer, id, &attributes)
    }
  }

  private func set(_ property: Atom, _ type: Atom, text: String) {
    let bytes = Array(text.utf8)
    unsafe XChangeProperty(
      display.pointer, id, property, type, 8, PropModeReplace, bytes, Int32(clamping: bytes.count))
  }

  /// Values of 32 bits are handed to Xlib as C longs.
  private func set(_ property: Atom, _ type: Atom, _ values: [UInt]) {
    unsafe values.withUnsafeBytes { bytes in
      _ = unsafe XChangeProperty(
        display.pointer, id, property, type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(clamping: values.count))
    }
  }

  func map() {
    unsafe XMapWindow(display.pointer, id)
  }

  func takeFocus(at time: Time) {
    unsafe XSetInputFocus(display.pointer, id, RevertToParent, time)
  }
}
