import Glibc
import Synchronization

/// A program that was started and is ended by its id, never by its name.
package final class Subprocess: Sendable {
  /// Where the standard input comes from.
  package enum Input: Sendable {
    case inherited
    case closed
    case null
    /// A pipe that holds some bytes and then stays open for ``Subprocess/write(_:)``.
    case pipe([UInt8] = [])
    case path(String)
  }

  /// Where the standard output or error goes.
  package enum Output: Sendable {
    case captured
    case inherited
    case closed
    case null
    /// An existing file, such as `/dev/full`.
    case path(String)
    /// A pipe whose reader is gone.
    case broken
  }

  /// How a program ended, and what it wrote.
  package struct Result: Hashable, Sendable {
    /// As the shell sees it: 128 and the number for a signal.
    package let status: Int32
    package let output: String
    package let errors: String

    package init(status: Int32, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// The number of the process.
  package let id: Int32

  private struct State {
    var input: Int32?
    var streams: [Int32]
    var texts: [[UInt8]] = [[], []]
    var status: Int32?
  }

  private let state: Mutex<State>

  /// Pipes are private to a child only while no other is being made.
  private static let starting = Mutex(())

  /// Starts a program, with an empty signal mask and the default action for each signal: what a
  /// test thread blocks, its children would ignore.
  ///
  /// - Parameters:
  ///   - path: Searched for in `PATH` if it has no slash.
  ///   - arguments: Those after the program's name, as bytes.
  ///   - environment: What differs from this process's environment; `nil` removes a variable.
  package init(
    _ path: String, rawArguments arguments: [[UInt8]], environment: [String: String?] = [:],
    input: Input = .null, output: Output = .captured, errors: Output = .captured
  ) throws {
    let child = try Self.starting.withLock { _ in
      try Child(path, arguments, environment, input, output, errors)
    }
    id = child.id
    state = Mutex(State(input: child.input, streams: [child.output ?? -1, child.errors ?? -1]))
  }

  /// Starts a program whose arguments are text.
  package convenience init(
    _ path: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    input: Input = .null, output: Output = .captured, errors: Output = .captured
  ) throws {
    try self.init(
      path, rawArguments: arguments.map { Array($0.utf8) }, environment: environment,
      input: input, output: output, errors: errors)
  }

  deinit {
    kill()
    _ = try? wait(within: 2)
    closeInput()
    state.withLock { state in
      for stream in state.streams where stream >= 0 { close(stream) }
    }
  }

  /// The standard output so far.
  package var output: String { collected(0) }

  /// The standard error so far.
  package var errors: String { collected(1) }

  /// Whether the program has not ended yet.
  package var isRunning: Bool { status == nil }

  /// The exit status as the shell sees it, or `nil` while the program runs.
  package var status: Int32? {
    state.withLock { state in
      if state.status == nil {
        var raw: Int32 = 0
        if waitpid(id, &raw, WNOHANG) == id {
          let signal = raw & 0x7f
          state.status = signal == 0 ? (raw >> 8) & 0xff : 128 + signal
        }
      }
      return state.status
    }
  }

  /// Waits for the end.
  package func wait(within seconds: Double = 10) throws -> Result {
    let status = try eventually("the end of process \(id)", within: seconds) { () -> Int32? in
      _ = collected(0)  // a full pipe would keep it from ending
      _ = collected(1)
      return self.status
    }
    return Result(status: status, output: collected(0), errors: collected(1))
  }

  /// Sends a signal, unless the program has ended.
  package func signal(_ number: Int32) {
    if isRunning { _ = Glibc.kill(id, number) }
  }

  /// Asks the program to end, with SIGTERM.
  package func terminate() { signal(SIGTERM) }

  /// Ends the program, with SIGKILL.
  package func kill() { signal(SIGKILL) }

  /// Writes to the standard input, which must be a pipe.
  package func write(_ text: String) {
    guard let input = state.withLock({ $0.input }) else { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Closes the standard input, which must be a pipe.
  package func closeInput() {
    state.withLock { state in
      if let input = state.input { close(input) }
      state.input = nil
    }
  }

  private func collected(_ index: Int) -> String {
    state.withLock { state in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while state.streams[index] >= 0 {
        let count = read(state.streams[index], &buffer, buffer.count)
        guard count > 0 else { break }
        state.texts[index] += buffer[..<count]
      }
      return String(decoding: state.texts[index], as: UTF8.self)
    }
  }
}
