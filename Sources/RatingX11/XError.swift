import CX11
import Glibc
public import RatingCore
import Synchronization

/// Why a window cannot be shown, or can be shown no longer.
public enum DisplayError: ReportedError, Hashable {
  /// No display is named, neither by the program nor by the environment.
  case noDisplay
  /// The named display does not answer or does not let us in.
  case cannotOpen(String)
  /// The screen has no visual with true colours.
  case noTrueColor(String)
  /// The connection broke: the server ended, or it was reset.
  case connectionLost(String)

  /// One line for the user.
  public var message: Message {
    switch self {
    case .noDisplay: Message("no display: DISPLAY is not set")
    case .cannotOpen(let name): Message("cannot open display \"\(name)\"")
    case .noTrueColor(let name): Message("display \"\(name)\" has no true-colour visual")
    case .connectionLost(let name): Message("lost the connection to display \"\(name)\"")
    }
  }
}

/// What Xlib reports about requests that failed.
///
/// Xlib has one handler for all displays, without a context pointer; this is the one place of the
/// program with state that is global.
enum XErrors {
  /// The error codes that came in since the trap was set; `nil` while no trap is set.
  private static let trapped = Mutex<[UInt8]?>(nil)

  /// Takes note of an error, or tells the user.
  static func report(_ error: XErrorEvent, of display: OpaquePointer?) {
    let code = unsafe error.error_code
    let isTrapped = trapped.withLock { codes in
      codes?.append(code)
      return codes != nil
    }
    if !isTrapped,
      let complaint = unsafe complaint(about: code, request: error.request_code, of: display)
    {
      log(complaint)
    }
  }

  /// Whether requests made by a closure succeed. Waits for the server.
  static func succeeds(_ display: Display, _ requests: () -> Void) -> Bool {
    display.synchronize()
    return repliesSucceed {
      requests()
      display.synchronize()
    }
  }

  /// Whether requests made by a closure succeed, all of which wait for a reply. No request before
  /// them may be without one; nothing else is waited for.
  static func repliesSucceed(_ requests: () -> Void) -> Bool {
    trapped.withLock { $0 = [] }
    requests()
    return trapped.withLock { codes in
      defer { codes = nil }
      return codes?.isEmpty ?? true
    }
  }

  /// The number of the request that gives a window the focus (X protocol, appendix B).
  private static let setInputFocus: UInt8 = 42

  /// What to tell the user about an error: nothing if a window or a picture vanished, or the window
  /// was hidden, before a request for it arrived, since its event says what that means.
  static func complaint(
    about code: UInt8, request: UInt8, of display: OpaquePointer?
  ) -> String? {
    switch (Int32(code), request) {
    case (BadWindow, _), (BadDrawable, _), (BadMatch, setInputFocus): return nil
    default: break
    }
    var text = [CChar](repeating: 0, count: 256)
    // Looking up the words asks nothing of the server, which an error handler must not do.
    unsafe XGetErrorText(display, Int32(code), &text, Int32(text.count - 1))
    let words = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return "the X server refused a request: \(String(decoding: words, as: UTF8.self))"
  }

  private static func log(_ message: String) {
    let line = "xrating: \(message)\n"
    _ = unsafe line.utf8CString.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count - 1) }
  }
}
