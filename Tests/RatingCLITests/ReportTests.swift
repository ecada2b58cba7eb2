import RatingCore
import Testing

@testable import RatingCLI

struct ReportTests {
  @Test(
    arguments: [
      (.accepted([3.5]), "3.5\n", 0), (.accepted([0]), "0\n", 0), (.accepted([]), "", 0),
      (.accepted([0.3, 4, 5]), "0.3\n4\n5\n", 0), (.cancelled, "", 1), (.timedOut, "", 5),
    ] as [(Outcome, String, Int32)])
  func `An outcome has a text and a status`(outcome: Outcome, text: String, status: Int32) {
    let report = Report(outcome, of: [Item(), Item(), Item()])
    #expect(report.text == Array(text.utf8))
    #expect(report.status.rawValue == status)
  }

  private let items = [
    Item(label: "Room"), Item(label: "Average", value: 4.3, isReadOnly: true),
    Item(label: "Food", scale: .fiveStars),
  ]

  private func text(_ format: AnswerFormat, _ values: [Decimal], of items: [Item]) -> String {
    String(decoding: Report(.accepted(values), of: items, as: format).text, as: UTF8.self)
  }

  @Test func `A template is a line for each rating that could be changed`() throws {
    let format = AnswerFormat.lines(try Template(Array("{label}={value}".utf8)))
    #expect(text(format, [4, 2.5], of: items) == "Room=4\nFood=2.5\n")
  }

  @Test func `A rating is an object, and several are a list in one`() {
    #expect(
      text(.object, [3.5], of: [Item()])
        == #"{"value":3.5,"min":0,"max":5,"accepted":true}"# + "\n")
    #expect(
      text(.list, [4, 2.5], of: items)
        == #"{"items":[{"label":"Room","value":4,"min":0,"max":5},"#
        + #"{"label":"Food","value":2.5,"min":0,"max":5}],"accepted":true}"# + "\n")
    #expect(text(.list, [], of: [items[1]]) == "")
  }

  @Test func `A change is of the same form as an answer`() {
    func text(_ format: AnswerFormat, _ item: Item) -> String {
      String(decoding: Report.change(to: 3, of: item, as: format), as: UTF8.self)
    }
    #expect(text(.lines(.value), items[0]) == "3\n")
    #expect(text(.object, items[0]) == #"{"value":3,"min":0,"max":5,"accepted":false}"# + "\n")
    #expect(
      text(.list, items[0])
        == #"{"items":[{"label":"Room","value":3,"min":0,"max":5}],"accepted":false}"# + "\n")
    #expect(text(.lines(.value), items[1]) == "")
  }

  @Test(arguments: [
    ([], AnswerFormat.lines(.value)), (["--json"], .object), (["--json", "--item", "A"], .list),
    (["--format", "{value}"], .lines(.value)),
    (["--format", "x", "--format", "{value}"], .lines(.value)),
  ])
  func `Options say how an answer is written`(arguments: [String], format: AnswerFormat) throws {
    let command = try Options.parse(arguments.map { Array($0.utf8) })
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.format == format)
  }
}
