import CX11
import CXCB
import Glibc

/// Xlib waits for each answer before it asks the next question. Where there are several, they are
/// asked through XCB, which Xlib is built on: the answers are waited for together, and a user at the
/// far end of a slow line waits once.
extension Display {
  /// The connection, as XCB has it.
  var xcb: OpaquePointer { unsafe XGetXCBConnection(pointer) }

  /// Lets XCB have the connection, unless the server is gone. Xlib takes it back at once: it could not
  /// bear to find it lost when it has something to send itself.
  @discardableResult
  func withXCB<Fact>(_ ask: () -> Fact?) -> Fact? {
    guard !isLost else { return nil }
    defer { unsafe XFlush(pointer) }
    return ask()
  }

  /// Asks whether a server has the extensions that are of use later, without waiting.
  static func askForExtensions(_ display: OpaquePointer) {
    let xcb = unsafe XGetXCBConnection(display)
    unsafe xcb_prefetch_extension_data(xcb, rating_sync_extension())
    unsafe xcb_prefetch_extension_data(xcb, rating_randr_extension())
    unsafe XFlush(display)
  }

  /// Whether the server has an extension.
  func has(_ extensionID: OpaquePointer) -> Bool {
    unsafe xcb_get_extension_data(xcb, extensionID)?.pointee.present == 1
  }
}

/// Reads an answer of XCB's and frees it; `nil` if it is an error or the server is gone.
func answer<Reply, Fact>(
  _ reply: UnsafeMutablePointer<Reply>?, _ read: (UnsafeMutablePointer<Reply>) -> Fact?
) -> Fact? {
  guard let reply = unsafe reply else { return nil }
  defer { unsafe free(reply) }
  return unsafe read(reply)
}
