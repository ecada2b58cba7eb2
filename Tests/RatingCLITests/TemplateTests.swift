import RatingCore
import Testing

@testable import RatingCLI

struct TemplateTests {
  private func line(
    _ template: String, value: Decimal = 3.5, max: Int = 5, label: String = "Film"
  ) throws -> String {
    let item = Item(label: label, scale: try RatingScale(max: max, step: 0.1), value: value)
    let bytes = try Template(Array(template.utf8)).line(for: value, of: item)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("{value}", "3.5"), ("{max}", "5"), ("{fraction}", "0.7"), ("{percent}", "70"),
    ("{stars}", "★★★½☆"), ("{label}", "Film"), ("{label}: {value}/{max}", "Film: 3.5/5"),
    ("{value}{value}", "3.53.5"), ("{percent}%", "70%"), ("", ""),
  ])
  func `A name in braces stands for what it names`(template: String, text: String) throws {
    #expect(try line(template) == text)
  }

  @Test(arguments: [
    "%n%s%p", "100%", "%", "%%", #"C:\new\table"#, "a\nb\tc", "$(value) $value `value`",
    "{", "}", "{}", "{{", "}}", "{ value }", "{1}", "{-}", "value", "{value", #"{"a": 1}"#, "日本 🥰",
  ])
  func `All else stands for itself`(template: String) throws {
    #expect(try line(template) == template)
  }

  @Test(arguments: [
    ("{{value}}", "{3.5}"), ("{{{value}}}", "{{3.5}}"), ("{value}}", "3.5}"),
    ("{a{value}", "{a3.5"),
    (#"{"stars": {value}}"#, #"{"stars": 3.5}"#), ("{value{max}", "{value5"),
  ])
  func `Braces around a name in braces stand for themselves`(
    template: String, text: String
  ) throws {
    #expect(try line(template) == text)
  }

  @Test(arguments: [
    ("{foo}", "foo"), ("{Value}", "Value"), ("{value}{values}", "values"),
    ("{value:.2f}", "value:.2f"), ("{max value}", "max value"), ("{{x}}", "x"),
  ])
  func `Another name is an error`(template: String, name: String) {
    #expect(throws: Template.UnknownField(name: name)) { try Template(Array(template.utf8)) }
  }

  @Test func `A template need not be text, and neither need what it prints`() throws {
    let template = try Template([0xff] + Array("{value}".utf8) + [0xc3, 0x28])
    #expect(template.line(for: 3, of: Item()) == [0xff, 0x33, 0xc3, 0x28])
  }

  @Test(
    arguments: [
      (0, 5, "0", "0", "☆☆☆☆☆"), (5, 5, "1", "100", "★★★★★"),
      (1, 3, "0.333333333333", "33.333333333333", "★☆☆"),
      (2, 3, "0.666666666667", "66.666666666667", "★★☆"), (0.1, 1, "0.1", "10", "☆"),
      (7, 8, "0.875", "87.5", "★★★★★★★☆"), (0.25, 1, "0.25", "25", "½"),
      (4.8, 5, "0.96", "96", "★★★★★"),
      (4.2, 5, "0.84", "84", "★★★★☆"),
      (0.5, 100, "0.005", "0.5", "½" + String(repeating: "☆", count: 99)),
    ] as [(Decimal, Int, String, String, String)])
  func `Shares are exact to twelve places, and stars are rounded to halves`(
    value: Decimal, max: Int, fraction: String, percent: String, stars: String
  ) throws {
    let text = try line("{fraction} {percent} {stars}", value: value, max: max)
    #expect(text == "\(fraction) \(percent) \(stars)")
  }
}
