import CX11
import Glibc
import RatingCore
import RatingView

/// What the window tells its manager and others about itself, all of it before it is mapped.
extension DialogWindow {
  func setProperties(_ wish: WindowWish, at origin: Point, launch: LaunchContext) {
    setName(wish.title)
    setIcon(wish.icon)
    setHints(wish, at: origin, gravity: wish.role.gravity)
    setClass(wish.role)
    setProtocols()
    setRole(wish.role)
    setOrigin(launch)
    if let parent = wish.role.parent ?? launch.parent, isWindow(parent) {
      unsafe XSetTransientForHint(display.pointer, id, parent)
    }
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
  func setIcon(_ icon: Surface) {
    let pixels = icon.pixels.map(UInt.init)
    let size = [UInt(icon.size.width), UInt(icon.size.height)]
    set(display.atoms[.netWMIcon], XA_CARDINAL, size + pixels)
  }

  /// ICCCM 4.1.2.3 and 4.1.2.4: the smallest size, where the window must stand if the user said so,
  /// and that the manager may give us the focus.
  ///
  /// - Parameter gravity: Which place of the window the frame leaves where it is; `nil` if the manager
  ///   may put the window wherever it likes.
  func setHints(_ wish: WindowWish, at origin: Point? = nil, gravity: Int32? = nil) {
    var size = XSizeHints()
    size.flags = PMinSize
    size.min_width = Int32(clamping: wish.minimum.width)
    size.min_height = Int32(clamping: wish.minimum.height)
    if let origin, let gravity {
      size.flags |= USPosition | PWinGravity
      size.x = Int32(clamping: origin.x)
      size.y = Int32(clamping: origin.y)
      size.win_gravity = gravity
    }
    if wish.role.geometry.hasSize {
      size.flags |= USSize
      size.width = Int32(clamping: wish.size.width)
      size.height = Int32(clamping: wish.size.height)
    }
    unsafe XSetWMNormalHints(display.pointer, id, &size)
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    unsafe XSetWMHints(display.pointer, id, &hints)
  }

  /// ICCCM 4.1.2.5.
  private func setClass(_ role: WindowRole) {
    set(XA_WM_CLASS, XA_STRING, text: "\(role.name)\0\(role.className)\0")
  }

  /// ICCCM 4.1.2.7, EWMH: what we take part in.
  private func setProtocols() {
    let atoms = display.atoms
    var protocols = [atoms[.wmDeleteWindow], atoms[.wmTakeFocus], atoms[.netWMPing]]
    if let sync {
      protocols.append(atoms[.netWMSyncRequest])
      set(atoms[.netWMSyncRequestCounter], XA_CARDINAL, [UInt(sync.id)])
    }
    set(atoms[.wmProtocols], XA_ATOM, protocols)
  }

  /// EWMH, and the hints of Motif, which is how a window does without a frame.
  private func setRole(_ role: WindowRole) {
    let atoms = display.atoms
    set(atoms[.netWMWindowType], XA_ATOM, [atoms[.netWMWindowTypeDialog]])
    var states: [Atoms.Name] = role.isOnTop ? [.netWMStateAbove] : []
    if role.isTransient { states += [.netWMStateSkipTaskbar, .netWMStateSkipPager] }
    if !states.isEmpty {
      atoms.intern(states + [.netWMState, .motifWMHints])
      set(atoms[.netWMState], XA_ATOM, states.map { atoms[$0] })
    }
    if !role.isDecorated {
      let decorationsAreGiven: UInt = 2
      set(atoms[.motifWMHints], atoms[.motifWMHints], [decorationsAreGiven, 0, 0, 0, 0])
    }
  }

  /// ICCCM 4.1.2.9, EWMH, Startup Notification: where the window comes from.
  private func setOrigin(_ launch: LaunchContext) {
    let atoms = display.atoms
    set(atoms[.netWMPID], XA_CARDINAL, [UInt(getpid())])
    set(atoms[.wmClientMachine], XA_STRING, text: launch.hostName)
    if let startupID {
      atoms.intern([.netStartupID, .netStartupInfo, .netStartupInfoBegin])
      set(atoms[.netStartupID], atoms[.utf8String], text: startupID)
    }
    if let time = launch.userTime { setUserTime(Time(time)) }
  }

  /// EWMH: when the user did something in the window last.
  func setUserTime(_ time: Time) {
    set(display.atoms[.netWMUserTime], XA_CARDINAL, [UInt(time)])
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
}

extension WindowRole {
  /// Which place of the window stays where it is when a frame is put around it (ICCCM 4.1.2.3);
  /// `nil` if the manager may put the window wherever it likes.
  fileprivate var gravity: Int32? {
    if geometry.hasPosition {
      let (isRight, isBottom) = (geometry.x?.isFromEnd == true, geometry.y?.isFromEnd == true)
      return isBottom
        ? (isRight ? SouthEastGravity : SouthWestGravity)
        : (isRight ? NorthEastGravity : NorthWestGravity)
    }
    return switch placement {
    case .managed: nil
    case .centred: CenterGravity
    case .atPointer: StaticGravity
    }
  }
}
