import Glibc
import RatingCore

/// Why a call to the system failed.
struct SystemError: ReportedError, Hashable {
  let code: Int32

  static var latest: SystemError { SystemError(code: errno) }

  /// In the language of the reader already, if the C library knows it.
  var message: Message {
    unsafe strerror(code).map { unsafe Message("\(String(cString: $0))") }
      ?? Message("error \(code)")
  }
}

extension StandardStreams {
  /// Writes a whole text, however many calls it takes.
  static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Writes all bytes, however many calls it takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    guard !bytes.isEmpty else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who shares the descriptor made it non-blocking.
        try awaitRoom(in: descriptor)
      } else if errno != EINTR {
        throw .latest
      }
    }
    try settle(descriptor)
  }

  private static func awaitRoom(in descriptor: Int32) throws(SystemError) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&waiting, 1, -1) >= 0 || errno == EINTR else { throw .latest }
  }

  /// Asks for the errors that some file systems keep until a file is closed, by closing a copy.
  private static func settle(_ descriptor: Int32) throws(SystemError) {
    let copy = dup(descriptor)
    guard copy < 0 || close(copy) == 0 || errno == EINTR else { throw .latest }
  }
}
