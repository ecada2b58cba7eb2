/// A number that is being typed, digit by digit.
struct TypedNumber: Hashable, Sendable {
  private(set) var text = ""

  /// When the last of it was typed.
  private var time: Seconds = -.infinity

  /// After a longer pause a digit begins a new number, so that 3 and, a moment later, 4 means 4.
  static let pause: Seconds = 1.5

  mutating func append(digit: Int, at time: Seconds) {
    continued(at: time)
    if text.utf8.count < 16 { text += String(digit) }
  }

  /// Adds the decimal sign, once.
  mutating func appendDecimalSign(at time: Seconds) {
    continued(at: time)
    if !text.utf8.contains(UInt8(ascii: ".")) {
      text += text.isEmpty ? "0." : "."
    }
  }

  /// Takes the last digit or the decimal sign back, however long ago it was typed.
  mutating func removeLast(at time: Seconds) {
    text.removeLast()
    self.time = time
  }

  private mutating func continued(at time: Seconds) {
    if time - self.time > Self.pause { text = "" }
    self.time = time
  }

  /// The value that the number means: the nearest one, so never more than the maximum.
  func value(in scale: RatingScale) -> Decimal {
    scale.nearest(to: Decimal(text) ?? 0)
  }
}
