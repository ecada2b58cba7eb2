import CX11

extension Display {
  /// The window whose property holds the settings of the desktop; 0 if there is none.
  func settingsOwner() -> CX11.Window {
    unsafe XGetSelectionOwner(pointer, atoms[.xsettingsSelection])
  }

  /// Asks to be told when the settings of an owner change, when it goes, and when another comes.
  func watchSettings(of owner: CX11.Window) {
    unsafe XSelectInput(pointer, root, StructureNotifyMask)
    if owner != 0 { unsafe XSelectInput(pointer, owner, PropertyChangeMask | StructureNotifyMask) }
  }

  /// What the settings manager publishes in its window.
  func settings(of owner: CX11.Window) -> XSettings {
    guard owner != 0 else { return XSettings() }
    var bytes: [UInt8] = []
    // The owner may vanish at any time.
    let succeeds = XErrors.repliesSucceed {
      bytes = self.bytes(of: atoms[.xsettings], in: owner)
    }
    return succeeds ? XSettings(bytes) ?? XSettings() : XSettings()
  }

  /// Whether an event says that the settings of an owner, or the owner, are others than before.
  func changesSettings(_ raw: inout XEvent, owner: CX11.Window) -> Bool {
    switch unsafe raw.type {
    case PropertyNotify:
      return unsafe raw.xproperty.window == owner && raw.xproperty.atom == atoms[.xsettings]
    case DestroyNotify:
      return unsafe owner != 0 && raw.xdestroywindow.window == owner
    case ClientMessage where unsafe raw.xclient.window == root:
      return unsafe raw.xclient.message_type == atoms[.manager]
        && Atom(bitPattern: raw.xclient.data.l.1) == atoms[.xsettingsSelection]
    default:
      return false
    }
  }

  /// A property of single bytes whose type is its name; empty if it is another or very large.
  private func bytes(of property: Atom, in window: CX11.Window) -> [UInt8] {
    var (type, format, count, rest) = (Atom(), Int32(), UInt(), UInt())
    var start: UnsafeMutablePointer<UInt8>?
    let limit = 1 << 16  // in units of four bytes
    let status = unsafe XGetWindowProperty(
      pointer, window, property, 0, limit, 0, property, &type, &format, &count, &rest, &start)
    guard status == Success, let start = unsafe start else { return [] }
    defer { unsafe XFree(start) }
    guard type == property, format == 8, rest == 0 else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }
}
