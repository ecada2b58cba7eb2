import CX11
package import RatingCore

/// A window of any client.
package struct XWindow: Hashable, Sendable {
  package let id: UInt

  package init(_ id: UInt) {
    self.id = id
  }
}

/// The tests' own connection to a server: it looks, and it does what users and managers do.
package final class XClient {
  let name: String
  let display: OpaquePointer
  let input: InputConnection

  /// The window behind all others.
  package let root: XWindow

  /// Connects to a server.
  package convenience init(_ server: XServer) throws {
    try self.init(server.name, input: server.input)
  }

  init(_ name: String, input: InputConnection) throws {
    self.name = name
    display = try openDisplay(name)
    self.input = input
    root = XWindow(XDefaultRootWindow(display))
  }

  deinit {
    XCloseDisplay(display)
  }

  /// Waits until the server has done all that was asked of it.
  package func synchronize() {
    XSync(display, 0)
  }

  /// The codes of the X errors since the last call; other clients' windows may vanish at any time.
  @discardableResult
  package func takeErrors() -> [UInt8] {
    Support.takeErrors(of: display)
  }

  func atom(_ name: String) -> UInt {
    XInternAtom(display, name, 0)
  }

  /// The size of the screen.
  package var screenSize: Size {
    Size(width: Int(XDisplayWidth(display, 0)), height: Int(XDisplayHeight(display, 0)))
  }
}
