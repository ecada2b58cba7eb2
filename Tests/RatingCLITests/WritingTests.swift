import Foundation
import Glibc
import RatingCore
import Testing

@testable import RatingCLI

struct WritingTests {
  @Test func `A full device is an error, and the answer is in the message`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(throws: SystemError(code: ENOSPC)) { try StandardStreams.write("3.5\n", to: full) }
    let error = OutputError(
      subject: Message("\("3.5".quoted)"), target: Message("standard output"),
      reason: SystemError(code: ENOSPC))
    #expect(
      error.description == #"cannot write "3.5" to standard output: No space left on device"#)
  }

  @Test func `A reader that has gone away is an error`() throws {
    signal(SIGPIPE, SIG_IGN)
    let ends = pipe()
    close(ends.reading)
    defer { close(ends.writing) }
    #expect(throws: SystemError(code: EPIPE)) {
      try StandardStreams.write("3.5\n", to: ends.writing)
    }
  }

  @Test func `A closed descriptor is an error, but not for an empty text`() throws {
    let closed = closedDescriptor()
    #expect(throws: SystemError(code: EBADF)) { try StandardStreams.write("0\n", to: closed) }
    try StandardStreams.write("", to: closed)
  }

  @Test(arguments: [false, true])
  func `A text larger than the pipe arrives whole, even through one that does not wait`(
    isNonBlocking: Bool
  ) {
    let ends = pipe()
    if isNonBlocking { _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK) }
    let text = (0..<100_000).map { "\($0)\n" }.joined()
    // A thread of its own: tests share few, and both ends of a pipe wait for each other.
    Thread.detachNewThread {
      try? StandardStreams.write(text, to: ends.writing)
      close(ends.writing)
    }
    #expect(readAll(ends.reading) == Array(text.utf8))
  }

  @Test func `A closed stream is occupied by something that cannot be used`() throws {
    let descriptor = closedDescriptor()
    StandardStreams.occupy(descriptor, access: O_RDONLY)
    defer { close(descriptor) }
    #expect(fcntl(descriptor, F_GETFD) >= 0)
    #expect(throws: SystemError(code: EBADF)) { try StandardStreams.write("0\n", to: descriptor) }
  }

  @Test func `An open stream is left alone`() throws {
    let ends = pipe()
    StandardStreams.occupy(ends.writing, access: O_RDONLY)
    try StandardStreams.write("0\n", to: ends.writing)
    close(ends.writing)
    #expect(readAll(ends.reading) == Array("0\n".utf8))
  }

  private func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = Glibc.pipe(&ends)
    return (ends[0], ends[1])
  }

  /// A number far above those that other tests open in the meantime.
  private func closedDescriptor() -> Int32 {
    let copy = fcntl(STDERR_FILENO, F_DUPFD, Int32.random(in: 300..<900))
    close(copy)
    return copy
  }

  private func readAll(_ descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
