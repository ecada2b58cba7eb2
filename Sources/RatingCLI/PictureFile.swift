import Glibc

/// A file to draw to: its path, and what its ending says about it.
public struct PictureFile: Hashable, Sendable {
  /// The path, as the bytes that were given.
  public let path: [UInt8]

  /// The ending in small letters: one of ``formats``.
  public let format: String

  /// The endings that files can have.
  public static let formats = ["png", "svg", "pdf"]

  init?(path: [UInt8]) {
    let ending = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).last
    let format = String(decoding: ending ?? [], as: UTF8.self).lowercased()
    guard path.count > format.utf8.count + 1, Self.formats.contains(format) else { return nil }
    self.path = path
    self.format = format
  }

  /// Makes the file, or replaces what is in it.
  public func write(_ contents: [UInt8]) throws(OutputError) {
    do throws(SystemError) {
      let descriptor = unsafe (path + [0]).withUnsafeBytes { bytes in
        unsafe open(
          bytes.baseAddress!.assumingMemoryBound(to: CChar.self),
          O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      }
      guard descriptor >= 0 else { throw SystemError.latest }
      defer { close(descriptor) }
      try StandardStreams.write(contents, to: descriptor)
    } catch {
      let name = String(decoding: path, as: UTF8.self)
      throw OutputError(subject: "the picture", target: name.quoted, reason: error)
    }
  }
}
