import CXAttr
import Glibc
public import RatingCore

/// The rating that a file carries, as Dolphin, Gwenview and Baloo keep it: the extended attribute
/// `user.baloo.rating`, a whole number from 0 to 10, of which two are a star of five.
public struct FileRating: Hashable, Sendable {
  /// The file or the directory; for a symbolic link, what it leads to.
  public let path: FilePath

  static let attribute = "user.baloo.rating"

  /// The largest number of an attribute.
  static let most = 10

  /// The number that the attribute holds; 0 if there is none, as those who write it have it.
  ///
  /// - Returns: The text of the attribute instead if it is not a whole number from 0 to 10.
  /// - Throws: ``FileError`` if the file cannot hold a rating.
  func read() throws(FileError) -> Result<Int, Junk> {
    var info = stat()
    guard unsafe path.withCString({ unsafe stat($0, &info) }) == 0 else {
      throw FileError(path: path, reason: SystemError.latest.message)
    }
    let kind = info.st_mode & S_IFMT
    // The system would tell only who writes.
    guard kind == S_IFREG || kind == S_IFDIR else {
      throw FileError(path: path, reason: Message("It is neither a file nor a directory"))
    }
    // More than this is no number.
    var text = [UInt8](repeating: 0, count: 64)
    let count = unsafe path.withCString { path in
      unsafe text.withUnsafeMutableBytes {
        unsafe getxattr(path, Self.attribute, $0.baseAddress, $0.count)
      }
    }
    if count < 0 {
      switch errno {
      case ENODATA: return .success(0)
      case ERANGE: return .failure(Junk(text: "…"))
      case ENOTSUP:
        throw FileError(path: path, reason: Message("Its file system keeps no attributes"))
      default: throw FileError(path: path, reason: SystemError.latest.message)
      }
    }
    // Some write a zero or a line feed at the end.
    let words = text.prefix(count).split { $0 == 0 || $0 == 0x20 || $0 == 0x0a }
    let number = String(decoding: words.first ?? [], as: UTF8.self)
    guard words.count == 1, let whole = Int(number), (0...Self.most).contains(whole) else {
      return .failure(Junk(text: String(decoding: text.prefix(count), as: UTF8.self)))
    }
    return .success(whole)
  }

  /// What an attribute holds that is no rating.
  struct Junk: Error {
    let text: String
  }

  /// Gives the file a rating, or takes it away with 0.
  ///
  /// - Throws: ``OutputError``, for example if the file may not be written.
  public func write(_ number: Int) throws(OutputError) {
    let text = Array(String(number).utf8)
    let result = unsafe path.withCString { path in
      unsafe number == 0
        ? removexattr(path, Self.attribute)
        : setxattr(path, Self.attribute, text, text.count, 0)
    }
    // A rating that is not there need not be taken away.
    guard result == 0 || number == 0 && errno == ENODATA else {
      throw OutputError(
        subject: Message("the rating"), target: Message("\(path.description.quoted)"),
        reason: .latest)
    }
  }
}

/// A file that a rating can neither be read from nor written to.
public struct FileError: ReportedError, Hashable {
  let path: FilePath
  let reason: Message

  /// The message, without the name of the program.
  public var message: Message {
    Message("option --file: \(path.description.quoted) cannot hold a rating: \(reason)")
  }
}

extension FileRating {
  /// The number that stands for a value: the nearest, the larger one of two, but not 0 for a value
  /// above 0, because that would take the rating away.
  public static func number(for value: Decimal, max: Int) -> Int {
    let number = (value * most / max).rounded
    return value > 0 ? Swift.max(number, 1) : 0
  }

  /// The value that a number stands for, in stars.
  public static func value(of number: Int, max: Int) -> Decimal {
    Decimal(number * max) / most
  }
}
