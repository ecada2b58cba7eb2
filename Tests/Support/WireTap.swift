import Glibc
import Synchronization

/// Stands between a program and its X server, hands everything on, and counts what passes.
///
/// The program is pointed at it by `DISPLAY`. It serves one connection.
package final class WireTap: Sendable {
  /// What has passed so far.
  package struct Tally: Sendable {
    /// Bytes from the program to the server.
    package var bytes = 0
    /// Requests by their opcode.
    package var requests: [UInt8: Int] = [:]
    /// Replies: how often the program waited for the server, or could have.
    package var replies = 0
    /// Whether the program has come.
    package var isConnected = false

    /// All requests.
    package var requestCount: Int { requests.values.reduce(0, +) }

    /// What has passed since an earlier look.
    package func since(_ earlier: Tally) -> Tally {
      var difference = self
      difference.bytes -= earlier.bytes
      difference.replies -= earlier.replies
      for (opcode, count) in earlier.requests { difference.requests[opcode, default: 0] -= count }
      difference.requests = difference.requests.filter { $0.value != 0 }
      return difference
    }
  }

  /// The opcodes that tests look at, as the X protocol numbers them.
  package enum Opcode {
    package static let configureWindow: UInt8 = 12
    package static let copyArea: UInt8 = 62
    package static let fillRectangles: UInt8 = 70
    package static let putImage: UInt8 = 72
  }

  /// The value for `DISPLAY`.
  package let name: String

  private let path: String
  private let listener: Int32
  private let state = Mutex(Tally())

  /// What has passed so far.
  package var tally: Tally { state.withLock { $0 } }

  /// Listens on a display number of its own.
  ///
  /// - Parameter delay: How many seconds the server seems to take before it answers.
  package init(to server: XServer, delay: Double = 0) throws {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw SystemError("socket") }
    // Numbers that servers do not reach: a socket without a lock file is nobody's display.
    let free = (2000..<3000).first { number in
      Self.with(Self.path(of: number)) { bind(listener, $0, $1) } == 0
    }
    guard let free, listen(listener, 1) == 0 else { throw SystemError("bind") }
    self.listener = listener
    name = ":\(free)"
    path = Self.path(of: free)
    let serverPath = Self.path(of: Int(server.name.dropFirst()) ?? 0)
    Thread.detach { [self] in
      let program = accept(listener, nil, nil)
      state.withLock { $0.isConnected = true }
      usleep(UInt32(delay * 1e6))
      let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      if program >= 0, Self.with(serverPath, { connect(server, $0, $1) }) == 0 {
        pass(between: program, and: server)
      }
      close(program)
      close(server)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    unlink(path)
  }

  private static func path(of number: Int) -> String { "/tmp/.X11-unix/X\(number)" }

  private static func with(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private func pass(between program: Int32, and server: Int32) {
    var requests = RequestParser()
    var answers = AnswerParser()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var ends = [program, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&ends, 2, -1) > 0 {
      for (from, to) in [(0, 1), (1, 0)] where ends[from].revents != 0 {
        let count = read(ends[from].fd, &buffer, buffer.count)
        guard count > 0 else { return }
        // Counted first: whoever sees the effect of a request finds it in the tally.
        state.withLock { tally in
          if from == 0 {
            tally.bytes += count
            for opcode in requests.take(buffer[..<count]) {
              tally.requests[opcode, default: 0] += 1
            }
          } else {
            tally.replies += answers.take(buffer[..<count])
          }
        }
        var sent = 0
        while sent < count {
          let written = buffer.withUnsafeBytes { bytes in
            send(ends[to].fd, bytes.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
          }
          guard written > 0 else { return }
          sent += written
        }
      }
    }
  }
}
