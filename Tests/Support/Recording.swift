import Glibc

/// The text that was recorded in a file to be compared with another. If `RECORD_GOLDENS` is set the
/// other is recorded first; whoever does that reads the difference in the file.
package func recorded(_ text: String, in path: String) throws -> String {
  if getenv("RECORD_GOLDENS") != nil {
    guard let file = fopen(path, "w") else { throw SystemError(path) }
    defer { fclose(file) }
    fputs(text, file)
  }
  guard let bytes = contents(of: path) else { throw SystemError(path) }
  return String(decoding: bytes, as: UTF8.self)
}
