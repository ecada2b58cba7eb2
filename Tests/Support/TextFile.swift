import Glibc

/// Files of text.
package enum TextFile {
  /// What is in a file.
  package static func contents(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw SystemError(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
