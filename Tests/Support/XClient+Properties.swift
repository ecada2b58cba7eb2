import CX11

extension XClient {
  /// A property that holds one text; `nil` if there is none.
  package func text(_ name: String, of window: XWindow) -> String? {
    bytes(name, of: window).map { bytes in
      String(decoding: bytes.last == 0 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  /// A property that holds texts one after the other, such as `WM_CLASS`.
  package func texts(_ name: String, of window: XWindow) -> [String] {
    guard let bytes = bytes(name, of: window), !bytes.isEmpty else { return [] }
    let list = bytes.last == 0 ? bytes.dropLast() : bytes[...]
    return list.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A property of 32-bit numbers; empty if there is none.
  package func cardinals(_ name: String, of window: XWindow) -> [UInt] {
    property(name, of: window, format: 32) { start, count in
      start.withMemoryRebound(to: UInt.self, capacity: count) { words in
        // Xlib gives them as longs and extends their sign.
        (0..<count).map { words[$0] & 0xffff_ffff }
      }
    } ?? []
  }

  /// A property of windows.
  package func windows(_ name: String, of window: XWindow) -> [XWindow] {
    cardinals(name, of: window).map { XWindow($0) }
  }

  /// A property of atoms, as their names.
  package func atoms(_ name: String, of window: XWindow) -> [String] {
    cardinals(name, of: window).map { atom in
      guard let name = XGetAtomName(display, atom) else { return "" }
      defer { XFree(name) }
      return String(cString: name)
    }
  }

  /// Replaces the resources that the server holds, such as `Xft.dpi: 120`.
  package func setResources(_ text: String) {
    set("RESOURCE_MANAGER", to: text, of: root)
  }

  /// Sets a property to a text in Latin 1.
  package func set(_ name: String, to text: String, of window: XWindow) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, window.id, atom(name), UInt(XA_STRING), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    synchronize()
  }

  private func bytes(_ name: String, of window: XWindow) -> [UInt8]? {
    property(name, of: window, format: 8) { start, count in
      Array(UnsafeBufferPointer(start: start, count: count))
    }
  }

  private func property<Value>(
    _ name: String, of window: XWindow, format: Int32,
    read: (UnsafeMutablePointer<UInt8>, Int) -> Value
  ) -> Value? {
    var type: UInt = 0
    var actualFormat: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var start: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window.id, atom(name), 0, 1 << 20, 0, 0, &type, &actualFormat, &count, &rest,
      &start)
    defer { if let start { XFree(start) } }
    guard status == Success, actualFormat == format, let start else { return nil }
    return read(start, Int(count))
  }
}
