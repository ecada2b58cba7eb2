/// What a settings manager publishes, read from the bytes of its property (XSETTINGS specification
/// 0.5, freedesktop.org).
struct XSettings: Hashable, Sendable {
  /// The value of a setting. There are colours as well, which nothing here asks for.
  enum Value: Hashable, Sendable {
    case integer(Int32)
    case text(String)
  }

  private(set) var values: [String: Value] = [:]

  /// Settings of a desktop without a manager.
  init() {}

  /// Reads a block of settings; `nil` if anything in it is not as specified, for then nothing in it
  /// can be relied upon.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first, first <= 1 else { return nil }
    var reader = Reader(bytes: bytes[...], isBigEndian: first == 1)
    // The byte order and its padding, and the serial number of the block.
    guard reader.skip(8), let count = reader.number(UInt32.self) else { return nil }
    for _ in 0..<count {
      guard let (name, value) = reader.setting() else { return nil }
      values[name] = value
    }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let value) = values[name] { Int(value) } else { nil }
  }

  func text(_ name: String) -> String? {
    if case .text(let value) = values[name] { value } else { nil }
  }
}

/// Takes apart a block from its beginning; `nil` means that it is too short.
private struct Reader {
  var bytes: ArraySlice<UInt8>
  let isBigEndian: Bool

  mutating func skip(_ count: Int) -> Bool {
    take(count) != nil
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard let digits = take(MemoryLayout<Number>.size) else { return nil }
    let ordered = isBigEndian ? Array(digits) : digits.reversed()
    return ordered.reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// A text and what fills it up to a multiple of four bytes.
  mutating func text(_ count: Int) -> String? {
    guard let text = take(count), skip((4 - count % 4) % 4) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// A name and its value, which is `nil` for a colour.
  mutating func setting() -> (String, XSettings.Value?)? {
    guard let kind = number(UInt8.self), skip(1), let count = number(UInt16.self),
      let name = text(Int(count)), skip(4)  // the serial number of the last change
    else { return nil }
    switch kind {
    case 0:
      guard let value = number(Int32.self) else { return nil }
      return (name, .integer(value))
    case 1:
      guard let count = number(UInt32.self), let value = text(Int(count)) else { return nil }
      return (name, .text(value))
    case 2:
      return skip(8) ? (name, nil) : nil
    default:
      return nil
    }
  }
}
