/// Puts lines together from the pieces in which they arrive.
struct LineAssembler {
  /// The longest line that is kept, in bytes without the line feed.
  static let longest = 4096

  /// A line without its line feed, and without a carriage return before that.
  struct Line: Hashable {
    /// The bytes of the line; only the first of them if it is too long.
    var bytes: [UInt8] = []
    var isTooLong = false
  }

  private var rest = Line()
  private var hasRest = false

  /// Takes the next piece and gives the lines that it completes.
  mutating func take(_ piece: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var piece = piece
    while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      append(piece[..<end])
      lines.append(completed())
      piece = piece[(end + 1)...]
    }
    if !piece.isEmpty { append(piece) }
    return lines
  }

  /// Gives what comes after the last line feed, if anything does.
  mutating func takeRest() -> Line? {
    hasRest ? completed() : nil
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    hasRest = true
    let room = Self.longest - rest.bytes.count
    rest.isTooLong = rest.isTooLong || bytes.count > room
    rest.bytes += bytes.prefix(room)
  }

  private mutating func completed() -> Line {
    defer {
      rest = Line()
      hasRest = false
    }
    if rest.bytes.last == UInt8(ascii: "\r") { rest.bytes.removeLast() }
    return rest
  }
}
