import CX11
import CXCB
import RatingCore

/// A connection to an X server and the default screen there.
@safe final class Display {
  let pointer: OpaquePointer
  let name: String
  let screen: Int32
  let root: CX11.Window
  let atoms: Atoms
  let pixels: PixelFormat

  let cursors: Cursors

  /// Shared with Xlib's callback, which may outlive a failed `init`.
  private let connection: Connection

  private final class Connection {
    var isLost = false
  }

  /// Connects to a display: the named one, or else the one that the environment names.
  ///
  /// - Parameter whenCutOff: What ends the program if the connection breaks while it is being made.
  init(
    name: String? = nil, whenCutOff: (@Sendable (DisplayError) -> Never)? = nil
  ) throws(DisplayError) {
    let name = unsafe name ?? String(cString: XDisplayName(nil))
    self.name = name
    guard !name.isEmpty else { throw .noDisplay }
    let end = whenCutOff.map { end in { @Sendable in end(.connectionLost(name)) } }
    guard
      let pointer = unsafe XErrors.installed(whenCutOff: end, { unsafe XOpenDisplay(name) })
    else { throw .cannotOpen(name) }
    let connection = Connection()
    unsafe XSetIOErrorExitHandler(
      pointer,
      { _, connection in
        if let connection = unsafe connection {
          unsafe Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().isLost = true
        }
      }, Unmanaged.passUnretained(connection).toOpaque())
    let screen = unsafe XDefaultScreen(pointer)
    guard let pixels = unsafe PixelFormat(pointer, screen: screen) else {
      unsafe XErrors.forget(pointer)
      unsafe XCloseDisplay(pointer)
      throw .noTrueColor(name)
    }
    self.connection = connection
    self.screen = screen
    self.pixels = pixels
    unsafe self.pointer = pointer
    unsafe root = XRootWindow(pointer, screen)
    unsafe cursors = Cursors(pointer)
    unsafe Self.askForExtensions(pointer)
    // Xlib may give a display back that it has lost already.
    let isBroken = unsafe xcb_connection_has_error(XGetXCBConnection(pointer)) != 0
    if isBroken || connection.isLost { throw .connectionLost(name) }
    unsafe atoms = Atoms(pointer, screen: screen)
  }

  deinit {
    // What goes wrong until now is still ours to hear.
    if !isLost { synchronize() }
    unsafe XErrors.forget(pointer)
    // After a loss Xlib must not be called again; the kernel takes the connection back.
    if !isLost { unsafe XCloseDisplay(pointer) }
  }

  /// Whether the server is gone. Nothing may be asked of Xlib then.
  var isLost: Bool { connection.isLost }

  /// The descriptor that becomes readable when something arrives.
  var descriptor: Int32 { unsafe XConnectionNumber(pointer) }

  var size: Size {
    unsafe Size(
      width: Int(XDisplayWidth(pointer, screen)), height: Int(XDisplayHeight(pointer, screen)))
  }

  /// Waits until the server has done all that was asked of it.
  func synchronize() {
    unsafe XSync(pointer, 0)
  }
}
