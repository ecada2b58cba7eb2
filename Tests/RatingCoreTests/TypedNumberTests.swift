import Testing

@testable import RatingCore

struct TypedNumberTests {
  @Test(
    arguments: [
      ("8.5", 10, 0.1, "8.5", 8.5), ("10", 10, 0.1, "10", 10), ("100", 100, 1, "100", 100),
      ("7", 5, 0.5, "7", 5), ("3", 5, 0.5, "3", 3), (".5", 5, 0.5, "0.5", 0.5),
      ("3..5", 5, 0.5, "3.5", 3.5), ("3.2", 5, 0.5, "3.2", 3), ("3.25", 5, 0.5, "3.25", 3.5),
      ("0", 5, 0.5, "0", 0), ("007", 10, 1, "007", 7), ("0.3", 1, 0.3, "0.3", 0.3),
      // A number beyond the maximum means the maximum.
      ("34", 5, 0.5, "34", 5), ("25", 10, 1, "25", 10), ("999", 100, 1, "999", 100),
      ("5.3", 5, 0.1, "5.3", 5), ("7.25", 5, 0.1, "7.25", 5), ("10.1", 10, 0.1, "10.1", 10),
    ] as [(String, Int, Decimal, String, Decimal)])
  func `digits and one decimal sign are gathered, and mean the nearest value`(
    typed: String, max: Int, step: Decimal, text: String, value: Decimal
  ) {
    let scale = RatingScale.good(max: max, step: step)
    let number = gathered(typed)
    #expect(number.text == text)
    #expect(number.value(in: scale) == value)
  }

  @Test func `the last digit can be taken back, down to nothing`() {
    var number = gathered("3.5")
    for (text, value) in [("3.", 3), ("3", 3), ("", 0)] as [(String, Decimal)] {
      number.removeLast(at: 60)
      #expect(number.text == text)
      #expect(number.value(in: .fiveStars) == value)
    }
  }

  @Test func `a longer pause begins a new number, unless a digit is taken back`() {
    var number = TypedNumber()
    number.append(digit: 1, at: 10)
    number.append(digit: 2, at: 11.5)
    number.appendDecimalSign(at: 13)
    #expect(number.text == "12.")
    number.append(digit: 3, at: 14.6)
    #expect(number.text == "3")
    number.append(digit: 4, at: 15)
    number.removeLast(at: 20)
    number.append(digit: 5, at: 21)
    #expect(number.text == "35")
    number.appendDecimalSign(at: 30)
    #expect(number.text == "0.")
  }

  @Test func `nothing typed means the minimum`() {
    #expect(TypedNumber().value(in: .good(min: 1)) == 1)
  }

  @Test func `it never grows without end`() {
    let number = gathered("0." + String(repeating: "1", count: 1_000))
    #expect(number.text.utf8.count <= 16)
    #expect(gathered(String(repeating: "0", count: 1_000)).text.utf8.count <= 16)
  }

  private func gathered(_ typed: String) -> TypedNumber {
    var number = TypedNumber()
    for character in typed {
      if let digit = character.wholeNumberValue {
        number.append(digit: digit, at: 0)
      } else {
        number.appendDecimalSign(at: 0)
      }
    }
    return number
  }
}
