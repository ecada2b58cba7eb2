/// A number that is being typed, digit by digit.
struct TypedNumber: Hashable, Sendable {
  private(set) var text = ""

  /// Adds a digit. One that would take a whole number beyond `max` begins a new number instead, so
  /// that 3 and then 4 on a row of five means 4; a fraction beyond `max` stays one number.
  mutating func append(digit: Int, max: Int) {
    let longer = text + String(digit)
    if let number = Decimal(longer), number > Decimal(max), !text.isEmpty, !hasDecimalSign {
      text = String(digit)
    } else if text.utf8.count < 16 {
      text = longer
    }
  }

  /// Adds the decimal sign, once.
  mutating func appendDecimalSign() {
    if !hasDecimalSign {
      text += text.isEmpty ? "0." : "."
    }
  }

  private var hasDecimalSign: Bool { text.utf8.contains(UInt8(ascii: ".")) }

  mutating func removeLast() {
    text.removeLast()
  }

  /// The value that the number means: the nearest one, so never more than the maximum.
  func value(in scale: RatingScale) -> Decimal {
    scale.nearest(to: Decimal(text) ?? 0)
  }
}
