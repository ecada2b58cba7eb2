import Glibc
package import RatingCore

/// The touch screen of a private server, and the fingers on it.
///
/// Xorg's test driver takes its messages from a socket (`xf86-input-inputtest-protocol.h`).
package final class TouchScreen: Sendable {
  /// What the server calls the device.
  static let name = "touch screen"

  /// What a finger does; the numbers are those of the X Input Extension's events.
  private enum Phase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private let folder: TemporaryFolder
  private let connection: Int32
  private let size: Size

  /// Connects to the driver.
  ///
  /// - Parameters:
  ///   - path: Where it listens.
  ///   - folder: Is kept as long as the touch screen.
  ///   - size: That of the screen below.
  init(_ path: String, in folder: TemporaryFolder, size: Size) throws {
    self.folder = folder
    self.size = size
    connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard connection >= 0, withSocketAddress(path, { connect(connection, $0, $1) }) == 0
    else { throw SystemError(path) }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    send(type: 0, [1, 0, 1, 0])  // the version of the protocol: 1.1
    try awaitAnswer(type: 0, rest: 4)
  }

  deinit {
    close(connection)
  }

  /// Puts a finger down.
  package func touch(_ point: Point, finger: Int = 0) throws {
    try report(.begin, finger, point)
  }

  /// Moves a finger that is down.
  package func move(to point: Point, finger: Int = 0) throws {
    try report(.update, finger, point)
  }

  /// Lifts a finger, where it was.
  package func lift(finger: Int = 0) throws {
    try report(.end, finger, nil)
  }

  /// Puts a finger down and lifts it.
  package func tap(_ point: Point, finger: Int = 0) throws {
    try touch(point, finger: finger)
    try lift(finger: finger)
  }

  /// Tells what a finger does, and waits until the server has told its clients.
  private func report(_ phase: Phase, _ finger: Int, _ point: Point?) throws {
    var body = words(UInt32(finger), phase.rawValue, 0)
    body += [point == nil ? 0 : 3] + [UInt8](repeating: 0, count: 7 + 4)  // which axes follow
    var axes = [Double](repeating: 0, count: 2 * 64)
    if let point {
      // The centre of the pixel, on axes that go to 65535 on any screen.
      axes[0] = (Double(point.x) + 0.5) * 65536 / Double(size.width) - 0.5
      axes[1] = (Double(point.y) + 0.5) * 65536 / Double(size.height) - 0.5
    }
    body += axes.withUnsafeBytes { Array($0) }
    send(type: 6, body)
    send(type: 1, [])
    try awaitAnswer(type: 1, rest: 0)
  }

  private func send(type: UInt32, _ body: [UInt8]) {
    let message = words(UInt32(8 + body.count), type) + body
    _ = write(connection, message, message.count)
  }

  private func awaitAnswer(type: UInt32, rest: Int) throws {
    var answer = [UInt8](repeating: 0, count: 8 + rest)
    guard
      recv(connection, &answer, answer.count, Int32(MSG_WAITALL)) == answer.count,
      answer.starts(with: words(UInt32(answer.count), type))
    else { throw NeverHappened("an answer of the touch screen") }
  }
}

private func words(_ words: UInt32...) -> [UInt8] {
  words.withUnsafeBytes { Array($0) }
}
