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
    /// Bytes from the server to the program.
    package var answerBytes = 0
    /// Requests by their opcode.
    package var requests: [UInt8: Int] = [:]
    /// Replies: how often the program waited for the server, or could have.
    package var replies = 0
    /// How often the program waited for replies, the one that opens the connection aside. Replies
    /// that it had asked for before it waited count once; exact only with latency, without which a
    /// reply is there before the next request is made.
    package var roundTrips = 0
    /// Whether the program has come.
    package var isConnected = false

    /// All requests.
    package var requestCount: Int { requests.values.reduce(0, +) }

    /// What has passed since an earlier look.
    package func since(_ earlier: Tally) -> Tally {
      var difference = self
      difference.bytes -= earlier.bytes
      difference.replies -= earlier.replies
      difference.roundTrips -= earlier.roundTrips
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
  /// - Parameters:
  ///   - delay: How many seconds the server seems to take before it answers.
  ///   - latency: How many seconds replies are on their way.
  ///   - limit: After how many bytes from the server the connection breaks.
  package init(
    to server: XServer, delay: Double = 0, latency: Double = 0, limit: Int = .max
  ) throws {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { throw SystemError("socket") }
    // Numbers that servers do not reach: a socket without a lock file is nobody's display.
    let free = (2000..<3000).first { number in
      withSocketAddress(Self.path(of: number)) { bind(listener, $0, $1) } == 0
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
      if program >= 0, withSocketAddress(serverPath, { connect(server, $0, $1) }) == 0 {
        pass(between: program, and: server, latency: latency, limit: limit)
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

  private func pass(between program: Int32, and server: Int32, latency: Double, limit: Int) {
    var rest = limit
    var requests = RequestParser()
    var answers = AnswerParser()
    var trips = RoundTrips()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)

    // What passes is counted first: whoever sees the effect of a request finds it in the tally.
    func passRequests() -> Bool {
      let count = read(program, &buffer, buffer.count)
      guard count > 0 else { return false }
      let opcodes = requests.take(buffer[..<count])
      trips.sent(requests: opcodes.count)
      state.withLock { tally in
        tally.bytes += count
        for opcode in opcodes { tally.requests[opcode, default: 0] += 1 }
      }
      return Self.send(buffer[..<count], to: server)
    }

    func passAnswers() -> Bool {
      let count = read(server, &buffer, buffer.count)
      guard count > 0 else { return false }
      let bytes = buffer[..<min(count, rest)]
      rest -= bytes.count
      let replies = answers.take(bytes)
      if !replies.isEmpty, latency > 0 {
        usleep(UInt32(latency * 1e6))
        // What the program asks for meanwhile, it asks for without these replies.
        while Self.hasInput(program) { guard passRequests() else { return false } }
      }
      trips.received(repliesTo: replies)
      state.withLock { tally in
        tally.replies += replies.count
        tally.roundTrips = trips.count
        tally.answerBytes += bytes.count
      }
      return Self.send(bytes, to: program) && rest > 0
    }

    var ends = [program, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&ends, 2, -1) > 0 {
      if ends[0].revents != 0, !passRequests() { return }
      if ends[1].revents != 0, !passAnswers() { return }
    }
  }

  private static func hasInput(_ descriptor: Int32) -> Bool {
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) > 0
  }

  private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { bytes in
        Glibc.send(descriptor, bytes.baseAddress!, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
