import Glibc

/// What the program was started with.
public enum Launch {
  /// The words after the name of the program, as the bytes that were given.
  public static var words: [[UInt8]] {
    let count = Int(CommandLine.argc)
    return unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: count)
      .dropFirst()
      .compactMap { unsafe $0.map { unsafe bytes(of: $0) } }
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
