import Testing

@testable import RatingCore

struct DecimalTests {
  @Test(arguments: [
    ("0", "0"), ("3", "3"), ("3.5", "3.5"), ("0.3", "0.3"), ("3.50", "3.5"), ("003", "3"),
    ("3.0", "3"), (".5", "0.5"), ("5.", "5"), ("+2", "2"), ("-1.25", "-1.25"), ("-0", "0"),
    ("-0.000", "0"), ("10", "10"), ("100", "100"), ("0.000000000001", "0.000000000001"),
    ("4.81849", "4.81849"), ("99.999999999999", "99.999999999999"),
  ])
  func `a plain decimal is read exactly and printed in its shortest form`(
    text: String, printed: String
  ) {
    #expect(Decimal(text)?.description == printed)
  }

  @Test(arguments: [
    "", " ", ".", "-", "+", "-.", "3x", "x3", "3,5", " 3", "3 ", "3\n", "nan", "NaN", "inf",
    "infinity", "-inf", "1e400", "1e3", "1E3", "0x10", "1_000", "1.2.3", "1..2", "--1", "+-1",
    "1-", "٣", "3٫5", "½", "3\0",
  ])
  func `anything else is refused`(text: String) {
    #expect(Decimal(text) == nil)
  }

  @Test(arguments: [
    "999999", "1000000", "1000001", "9999999", "10000000", "99999999999999999999999999999999",
    "1000000.9", "9223372036854775807", "9223372.036854775808",
  ])
  func `a number beyond the limit counts as the limit`(text: String) throws {
    let number = try #require(Decimal(text))
    #expect(number <= .limit)
    #expect(number >= 999_999)
    #expect(try #require(Decimal("-" + text)) == 0 - number)
  }

  @Test func `digits after the twelfth place are dropped`() {
    #expect(Decimal("0.0000000000019") == Decimal("0.000000000001"))
    #expect(Decimal("0." + String(repeating: "0", count: 400) + "1") == 0)
    #expect(Decimal("0." + String(repeating: "9", count: 400)) == Decimal("0.999999999999"))
  }

  @Test func `three tenths are 0.3`() {
    #expect((0.1 + 0.1 + 0.1 as Decimal).description == "0.3")
    #expect((1 - 0.9 as Decimal).description == "0.1")
    #expect((0.7 - 1 as Decimal).description == "-0.3")
  }

  @Test func `quotients are rounded to the twelfth place, and numbers to whole ones`() {
    #expect((1 / 3 as Decimal).description == "0.333333333333")
    #expect((2 / 3 as Decimal).description == "0.666666666667")
    #expect((Decimal(units: 1) / 2).description == "0.000000000001")
    #expect((3.5 * 100 / 5 as Decimal) == 70)
    #expect(([0, 0.4, 0.5, 1.4, 1.5, 99.5] as [Decimal]).map(\.rounded) == [0, 0, 1, 1, 2, 100])
  }

  @Test func `what is printed is read back as the same number`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5_000 {
      let digits = Int.random(in: 0...18, using: &random)
      let number = Decimal(
        units: Int.random(in: -(1 << (3 * digits + 2))...1 << (3 * digits + 2), using: &random)
          .clamped(to: -Decimal.limit.units...Decimal.limit.units))
      let text = number.description
      if Decimal(text) != number || text.last == "." || text.hasSuffix(".0") {
        Issue.record("\(number.units) is printed as \(text)")
      }
    }
  }

  @Test func `literals are the decimals that they look like`() {
    for thousandths in 0...100_000 {
      let number = Decimal(units: thousandths * 1_000_000_000)
      guard Decimal(Double(thousandths) / 1000) == number else {
        Issue.record("\(number) is not its literal")
        return
      }
    }
    #expect(Decimal(3.71).description == "3.71")
    #expect(Decimal(1e300) == .limit)
    #expect(Decimal(Int.min) == 0 - .limit)
  }

  @Test func `a decimal is drawn as the binary number nearest to it`() throws {
    #expect(try #require(Decimal("3.71")).doubleValue == 3.71)
    #expect(Decimal(-2).doubleValue == -2)
  }

  @Test func `the order is that of the numbers`() {
    let sorted: [Decimal] = [-2, -0.5, 0, 0.3, 0.5, 3.499, 3.5, 10, .limit]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
