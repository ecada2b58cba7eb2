import Glibc
public import RatingCore

/// A file to draw to: its path, and what its ending says about it.
public struct PictureFile: Hashable, Sendable {
  /// The path, as it was given.
  public let path: FilePath

  /// The ending in small letters: one of ``formats``.
  public let format: String

  /// The endings that files can have.
  public static let formats = ["png", "svg", "pdf"]

  init?(path: FilePath) {
    let ending = path.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .last
    let format = String(decoding: ending ?? [], as: UTF8.self).lowercased()
    guard path.bytes.count > format.utf8.count + 1, Self.formats.contains(format) else {
      return nil
    }
    self.path = path
    self.format = format
  }

  /// Makes the file, or replaces what is in it.
  public func write(_ contents: [UInt8]) throws(OutputError) {
    do throws(SystemError) {
      let descriptor = unsafe path.withCString {
        unsafe open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      }
      guard descriptor >= 0 else { throw SystemError.latest }
      defer { close(descriptor) }
      try StandardStreams.write(contents, to: descriptor)
    } catch {
      throw OutputError(
        subject: Message("the picture"), target: Message("\(path.description.quoted)"),
        reason: error)
    }
  }
}
