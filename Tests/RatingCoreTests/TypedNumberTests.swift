import Testing

@testable import RatingCore

struct TypedNumberTests {
  @Test(
    arguments: [
      ("8.5", 10, 0.1, "8.5", 8.5), ("10", 10, 0.1, "10", 10), ("100", 100, 1, "100", 100),
      ("7", 5, 0.5, "7", 5), ("3", 5, 0.5, "3", 3), (".5", 5, 0.5, "0.5", 0.5),
      ("3..5", 5, 0.5, "3.5", 3.5), ("3.2", 5, 0.5, "3.2", 3), ("3.25", 5, 0.5, "3.25", 3.5),
      ("0", 5, 0.5, "0", 0), ("007", 10, 1, "007", 7), ("0.3", 1, 0.3, "0.3", 0.3),
      // A digit that would take a whole number beyond the maximum begins a new number.
      ("34", 5, 0.5, "4", 4), ("123", 10, 1, "3", 3), ("345", 5, 1, "5", 5),
      // A fraction beyond the maximum is one number, and means the maximum.
      ("5.3", 5, 0.1, "5.3", 5), ("7.25", 5, 0.1, "7.25", 5), ("10.1", 10, 0.1, "10.1", 10),
    ] as [(String, Int, Decimal, String, Decimal)])
  func `digits and one decimal sign are gathered, and mean the nearest value`(
    typed: String, max: Int, step: Decimal, text: String, value: Decimal
  ) {
    let scale = RatingScale.good(max: max, step: step)
    let number = gathered(typed, scale)
    #expect(number.text == text)
    #expect(number.value(in: scale) == value)
  }

  @Test func `the last digit can be taken back, down to nothing`() {
    var number = gathered("3.5", .fiveStars)
    for (text, value) in [("3.", 3), ("3", 3), ("", 0)] as [(String, Decimal)] {
      number.removeLast()
      #expect(number.text == text)
      #expect(number.value(in: .fiveStars) == value)
    }
    #expect(number == TypedNumber())
  }

  @Test func `nothing typed means the minimum`() {
    #expect(TypedNumber().value(in: .good(min: 1)) == 1)
  }

  @Test func `it never grows without end`() {
    let number = gathered("0." + String(repeating: "1", count: 1_000), .fiveStars)
    #expect(number.text.utf8.count <= 16)
    #expect(gathered(String(repeating: "0", count: 1_000), .fiveStars).text.utf8.count <= 16)
  }

  private func gathered(_ typed: String, _ scale: RatingScale) -> TypedNumber {
    var number = TypedNumber()
    for character in typed {
      if let digit = character.wholeNumberValue {
        number.append(digit: digit, max: scale.max)
      } else {
        number.appendDecimalSign()
      }
    }
    return number
  }
}
