import Glibc
public import RatingCore

/// Standard input, output and error.
public enum StandardStreams {
  /// Makes the streams safe to rely on; to be called before anything else is opened.
  ///
  /// A stream that was closed by whoever started the program is occupied, or else the connection to
  /// the display would get its number, and the answer would be written there. Using it still
  /// fails. A reader that has gone away is an error to report, not a reason to die silently.
  public static func prepare() {
    occupy(STDIN_FILENO, access: O_WRONLY)
    occupy(STDOUT_FILENO, access: O_RDONLY)
    occupy(STDERR_FILENO, access: O_RDONLY)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens the null device under a number, unless something is open there.
  static func occupy(_ descriptor: Int32, access: Int32) {
    guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { return }
    let null = unsafe open("/dev/null", access)
    // The lowest free number is taken, which is this one unless a lower one is free as well.
    guard null >= 0, null != descriptor else { return }
    dup2(null, descriptor)
    close(null)
  }

  /// Writes a line that begins with the name of the program to standard error.
  ///
  /// It is one line whatever the message contains. If it cannot be written there is nowhere left to
  /// say so.
  public static func complain(_ message: Message) {
    try? write(complaint(message), to: STDERR_FILENO)
  }

  /// Writes a line to standard error that is no complaint but was asked for.
  public static func note(_ line: String) {
    try? write(line + "\n", to: STDERR_FILENO)
  }

  static func complaint(_ message: Message) -> String {
    "xrating: \(message.localized.onOneLine)\n"
  }

  /// Writes a text to standard output, all of it, in UTF-8.
  ///
  /// - Parameter name: What to call the text in the error; the text itself if `nil`.
  public static func write(_ text: String, name: Message? = nil) throws(OutputError) {
    try write(Array(text.utf8), name: name)
  }

  /// Writes bytes to standard output, all of them.
  ///
  /// - Parameters:
  ///   - text: The bytes. Nothing is done if there are none.
  ///   - name: What to call the text in the error; the text itself if `nil`, so that an answer that
  ///     cannot be delivered is not lost.
  public static func write(_ text: [UInt8], name: Message? = nil) throws(OutputError) {
    do {
      try write(text, to: STDOUT_FILENO)
    } catch {
      let line = text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...]
      throw OutputError(
        subject: name ?? Message("\(String(decoding: line, as: UTF8.self).quoted)"),
        target: Message("standard output"), reason: error)
    }
  }
}

/// Standard output or a file did not take what was written to it.
public struct OutputError: ReportedError, Hashable {
  let subject: Message
  let target: Message
  let reason: SystemError

  /// The message, without the name of the program.
  public var message: Message {
    Message("cannot write \(subject) to \(target): \(reason.message)")
  }
}
