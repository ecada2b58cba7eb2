/// Cuts what a program sends to an X server into requests (X protocol, chapter 1).
struct RequestParser {
  private var rest: [UInt8] = []
  private var isSetUp = false

  /// Takes more bytes and gives the opcodes of the requests that they complete.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    rest += bytes
    var opcodes: [UInt8] = []
    var start = 0
    while let length = length(at: start), start + length <= rest.count {
      if isSetUp { opcodes.append(rest[start]) }
      isSetUp = true
      start += length
    }
    rest.removeFirst(start)
    return opcodes
  }

  private func length(at start: Int) -> Int? {
    guard rest.count >= start + 12 || isSetUp && rest.count >= start + 4 else { return nil }
    guard isSetUp else {
      let words = [6, 8].map { (rest.number(at: start + $0, bytes: 2) + 3) / 4 * 4 }
      return 12 + words[0] + words[1]
    }
    let units = rest.number(at: start + 2, bytes: 2)
    if units > 0 { return units * 4 }
    // The BIG-REQUESTS extension puts a longer length behind a length of 0.
    return rest.count >= start + 8 ? rest.number(at: start + 4, bytes: 4) * 4 : nil
  }
}

/// Cuts what an X server sends into answers and events (X protocol, chapter 1).
struct AnswerParser {
  private var rest: [UInt8] = []
  private var isSetUp = false

  /// Takes more bytes and gives the number of replies that they complete.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> Int {
    rest += bytes
    var replies = 0
    var start = 0
    while let length = length(at: start), start + length <= rest.count {
      if isSetUp && rest[start] == 1 { replies += 1 }
      isSetUp = true
      start += length
    }
    rest.removeFirst(start)
    return replies
  }

  private func length(at start: Int) -> Int? {
    guard isSetUp else {
      return rest.count >= start + 8 ? 8 + rest.number(at: start + 6, bytes: 2) * 4 : nil
    }
    guard rest.count >= start + 32 else { return nil }
    // A reply, or an event of an extension, may be longer than the usual 32 bytes.
    let mayBeLonger = rest[start] == 1 || rest[start] & 127 == 35
    return 32 + (mayBeLonger ? rest.number(at: start + 4, bytes: 4) * 4 : 0)
  }
}

extension [UInt8] {
  /// A number in little-endian order, which is what programs on this machine ask for.
  fileprivate func number(at start: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(self[start + $1]) << (8 * $1) }
  }
}
