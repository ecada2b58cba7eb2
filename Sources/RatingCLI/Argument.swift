import RatingCore

/// The value of an option, as it was given: bytes, which need not be valid text.
struct Argument {
  /// The option as the user spelled it, such as `--max-value`.
  let option: String
  let bytes: [UInt8]

  /// Reads a colour, or gives `nil` if a text is none.
  let colorNamed: (String) -> Color?

  /// The bytes as text. What is not UTF-8 becomes replacement characters, whatever the locale.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

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
    guard let color = colorNamed(text) else { throw refused(.notAColor) }
    return color
  }

  func choice<Choice>(among choices: KeyValuePairs<String, Choice>) throws(UsageError) -> Choice {
    guard let choice = choices.first(where: { $0.key == text }) else {
      throw refused(.notOneOf(choices.map(\.key)))
    }
    return choice.value
  }
}
