import CGLib
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

  /// Lets all threads allocate from one heap; to be called before there is a second one.
  ///
  /// The threads that find the fonts are short, and each would leave a heap of its own behind.
  public static func shareHeap() {
    mallopt(M_ARENA_MAX, 1)
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
