/// Where a file is: bytes, which need not be valid text.
public struct FilePath: Hashable, Sendable {
  /// The path as the system knows it, without a zero at its end.
  public let bytes: [UInt8]

  /// Creates a path from the bytes that the system was given.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a path from a text, in UTF-8.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The last part of the path, as text: the name of the file itself.
  public var name: String {
    let last = bytes.split(separator: UInt8(ascii: "/")).last
    return last.map { String(decoding: $0, as: UTF8.self) } ?? description
  }

  /// Lends the path to a function of C.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows
    -> Result
  {
    try (bytes + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("It ends with a zero") }
      return try body(start)
    }
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// Creates a path from a literal, in UTF-8.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as text, with replacement characters for what is none.
  public var description: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
