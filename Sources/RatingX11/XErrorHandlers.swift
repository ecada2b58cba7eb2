import CX11
import Synchronization

/// Xlib has one pair of handlers for all displays, and its own would end the program. Ours are for
/// our displays; errors of others go on to whoever heard of them before.
extension XErrors {
  private struct State {
    /// The addresses of our displays.
    var displays: Set<UInt> = []
    /// How many are being opened; what goes wrong with a display that nobody knows is about them.
    var openings = 0
    /// What ends the program if one of them is lost: Xlib does not return from opening it then.
    var whenCutOff: (@Sendable () -> Never)?
    /// The addresses of the handlers that were there before.
    var errorHandler: UInt?
    var lossHandler: UInt?
  }

  private static let state = Mutex(State())

  /// Opens a display while the handlers are there, and counts it among ours.
  ///
  /// - Parameter whenCutOff: What ends the program if the display is lost meanwhile; without it, Xlib
  ///   does.
  static func installed(
    whenCutOff: (@Sendable () -> Never)?, _ open: () -> OpaquePointer?
  ) -> OpaquePointer? {
    install()
    state.withLock {
      $0.openings += 1
      $0.whenCutOff = whenCutOff
    }
    let display = unsafe open()
    let address = UInt(bitPattern: display)
    state.withLock { state in
      state.openings -= 1
      if address != 0 { state.displays.insert(address) }
    }
    return unsafe display
  }

  /// Counts a display no longer among ours.
  static func forget(_ display: OpaquePointer) {
    let address = UInt(bitPattern: display)
    state.withLock { _ = $0.displays.remove(address) }
  }

  private static func install() {
    let error: XErrorHandler = { display, event in
      guard unsafe XErrors.isOurs(display) else {
        let handler = XErrors.state.withLock { $0.errorHandler }
        return unsafe handler.map { unsafe unsafeBitCast($0, to: XErrorHandler.self) }?(
          display, event) ?? 0
      }
      if let event = unsafe event?.pointee { unsafe XErrors.report(event, of: display) }
      return 0
    }
    // What to do about a broken connection is said per display; nothing is printed here.
    let loss: XIOErrorHandler = { display in
      guard unsafe !XErrors.isOurs(display) else {
        let address = UInt(bitPattern: display)
        let end = XErrors.state.withLock { state in
          state.openings > 0 && !state.displays.contains(address) ? state.whenCutOff : nil
        }
        end?()
        return 0
      }
      let handler = XErrors.state.withLock { $0.lossHandler }
      return unsafe handler.map { unsafe unsafeBitCast($0, to: XIOErrorHandler.self) }?(display)
        ?? 0
    }
    let ours = unsafe (unsafeBitCast(error, to: UInt.self), unsafeBitCast(loss, to: UInt.self))
    let before = unsafe (address(XSetErrorHandler(error)), address(XSetIOErrorHandler(loss)))
    state.withLock { state in
      if before.0 != ours.0 { state.errorHandler = before.0 }
      if before.1 != ours.1 { state.lossHandler = before.1 }
    }
  }

  private static func isOurs(_ display: OpaquePointer?) -> Bool {
    let address = UInt(bitPattern: display)
    return state.withLock { $0.openings > 0 || $0.displays.contains(address) }
  }

  private static func address(_ handler: XErrorHandler?) -> UInt? {
    unsafe handler.map { unsafe unsafeBitCast($0, to: UInt.self) }
  }

  private static func address(_ handler: XIOErrorHandler?) -> UInt? {
    unsafe handler.map { unsafe unsafeBitCast($0, to: UInt.self) }
  }
}
