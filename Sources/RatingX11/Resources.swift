import CX11
import Glibc

/// The X resources: what the user has set with xrdb or, where the server holds nothing, written into
/// the file `.Xdefaults`.
@safe final class Resources {
  private let database: XrmDatabase?

  /// Reads the resources of the server that a display is connected to; they came with the
  /// connection. A file that is missing or broken is as good as an empty one.
  init(_ display: Display, home: String? = environmentValue("HOME")) {
    XrmInitialize()
    if let text = unsafe XResourceManagerString(display.pointer) {
      unsafe database = XrmGetStringDatabase(text)
    } else if let home, !home.isEmpty {
      unsafe database = XrmGetFileDatabase(home + "/.Xdefaults")
    } else {
      unsafe database = nil
    }
  }

  deinit {
    if let database = unsafe database { unsafe XrmDestroyDatabase(database) }
  }

  /// Whether there are none.
  var isEmpty: Bool { unsafe database == nil }

  /// The bytes of a resource; `nil` if it is not set.
  ///
  /// - Parameters:
  ///   - name: Its instance name, such as `xrating.color`.
  ///   - className: Its class name, such as `XRating.Color`.
  func bytes(_ name: String, class className: String) -> [UInt8]? {
    guard let database = unsafe database else { return nil }
    var type: UnsafeMutablePointer<CChar>?
    var value = unsafe XrmValue()
    guard unsafe XrmGetResource(database, name, className, &type, &value) != 0,
      let address = unsafe value.addr
    else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: address, count: strlen(address)))
  }

  /// A resource as text.
  func text(_ name: String, class className: String) -> String? {
    bytes(name, class: className).map { String(decoding: $0, as: UTF8.self) }
  }
}
