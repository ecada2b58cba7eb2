import RatingCore

/// The value of an option, as it was given: bytes, which need not be valid text.
struct Argument {
  /// The option as the user spelled it, such as `--max-value`.
  let option: String
  let bytes: [UInt8]

  let vocabulary: Vocabulary

  /// The bytes as text. What is not UTF-8 becomes replacement characters, whatever the locale.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes as the path of a file.
  var path: FilePath { FilePath(bytes: bytes) }

  /// The text, or another one if it is empty.
  func text(or standard: String) -> String {
    text.isEmpty ? standard : text
  }

  func refused(_ fault: ValueFault) -> UsageError {
    .badValue(option: option, value: text, fault)
  }
}

extension Argument {
  func decimal() throws(UsageError) -> Decimal {
    guard let number = Decimal(text) else { throw refused(.notANumber) }
    return number
  }

  /// Reads a number all digits of which count.
  func exactDecimal() throws(UsageError) -> Decimal {
    let number = try decimal()
    let places = text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    guard places.dropFirst(Decimal.places).allSatisfy({ $0 == UInt8(ascii: "0") }) else {
      throw refused(.tooFine)
    }
    return number
  }

  func decimal(in range: ClosedRange<Decimal>) throws(UsageError) -> Decimal {
    let number = try decimal()
    guard range.contains(number) else {
      throw refused(.notBetween(range.lowerBound, range.upperBound))
    }
    return number
  }

  func whole(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let number = try decimal(in: Decimal(range.lowerBound)...Decimal(range.upperBound))
    let whole = Int(number.doubleValue)
    guard Decimal(whole) == number else { throw refused(.notWhole) }
    return whole
  }

  func double(in range: ClosedRange<Double>) throws(UsageError) -> Double {
    try decimal(in: Decimal(range.lowerBound)...Decimal(range.upperBound)).doubleValue
  }

  func color() throws(UsageError) -> Color {
    guard let color = vocabulary.color(text) else { throw refused(.notAColor) }
    return color
  }

  func geometry() throws(UsageError) -> Geometry {
    guard let geometry = vocabulary.geometry(text) else { throw refused(.notAGeometry) }
    return geometry
  }

  /// Reads the number of a window, decimal or hexadecimal after `0x`.
  func window() throws(UsageError) -> UInt {
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let number = isHexadecimal ? UInt(text.dropFirst(2), radix: 16) : UInt(text)
    // The server keeps the upper three bits of a number (X protocol, chapter 8).
    guard let number, 1...0x1fff_ffff ~= number else { throw refused(.notAWindow) }
    return number
  }

  func choice<Choice>(among choices: KeyValuePairs<String, Choice>) throws(UsageError) -> Choice {
    guard let choice = choices.first(where: { $0.key == text }) else {
      throw refused(.notOneOf(choices.map(\.key)))
    }
    return choice.value
  }
}
