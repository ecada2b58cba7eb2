import CX11
import Synchronization

/// The codes of the X errors that each connection of the tests has met.
private let met = Mutex<[Int: [UInt8]]>([:])

/// Opens a connection whose errors do not end the tests.
func openDisplay(_ name: String) throws -> OpaquePointer {
  _ = handlers
  guard let display = XOpenDisplay(name) else { throw NeverHappened("a connection to \(name)") }
  XSetIOErrorExitHandler(display, { _, _ in }, nil)
  // An earlier connection may have had the same address.
  met.withLock { $0[Int(bitPattern: display)] = nil }
  return display
}

/// The codes of the errors of a connection since the last call.
func takeErrors(of display: OpaquePointer) -> [UInt8] {
  XSync(display, 0)
  return met.withLock { $0.removeValue(forKey: Int(bitPattern: display)) ?? [] }
}

/// Xlib ends the process on each error unless it is told otherwise, once for all connections.
private let handlers: Void = {
  XInitThreads()
  XSetErrorHandler { display, event in
    if let display, let event {
      met.withLock { $0[Int(bitPattern: display), default: []].append(event.pointee.error_code) }
    }
    return 0
  }
  XSetIOErrorHandler { _ in 0 }
}()
