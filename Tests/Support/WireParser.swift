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

  /// Takes more bytes and gives the numbers of the requests whose replies they complete; of each
  /// number the lower 16 bits.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
    rest += bytes
    var replies: [UInt16] = []
    var start = 0
    while let length = length(at: start), start + length <= rest.count {
      if isSetUp && rest[start] == 1 {
        replies.append(UInt16(rest.number(at: start + 2, bytes: 2)))
      }
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

/// Counts how often a program waited: a reply to what was asked before another reply was there came
/// with that one, at no further cost.
struct RoundTrips {
  /// How many there have been.
  private(set) var count = 0

  /// How many there had been when each of the last requests was sent, by the lower 16 bits of its
  /// number.
  private var countAtRequest = [Int](repeating: 0, count: 1 << 16)
  private var lastRequest: UInt16 = 0

  mutating func sent(requests: Int) {
    for _ in 0..<requests {
      lastRequest &+= 1
      countAtRequest[Int(lastRequest)] = count
    }
  }

  mutating func received(repliesTo requests: [UInt16]) {
    for request in requests { count = max(count, countAtRequest[Int(request)] + 1) }
  }
}

extension [UInt8] {
  /// A number in little-endian order, which is what programs on this machine ask for.
  fileprivate func number(at start: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(self[start + $1]) << (8 * $1) }
  }
}
