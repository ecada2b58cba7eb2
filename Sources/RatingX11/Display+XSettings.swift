import CX11

extension Display {
  /// What the settings manager publishes. This takes one round trip if there is none, and two if
  /// there is.
  func settings() -> XSettings {
    let owner = unsafe XGetSelectionOwner(pointer, atoms[.xsettingsSelection])
    guard owner != 0 else { return XSettings() }
    var bytes: [UInt8] = []
    // The owner may vanish at any time.
    let succeeds = XErrors.repliesSucceed {
      bytes = self.bytes(of: atoms[.xsettings], in: owner)
    }
    return succeeds ? XSettings(bytes) ?? XSettings() : XSettings()
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
