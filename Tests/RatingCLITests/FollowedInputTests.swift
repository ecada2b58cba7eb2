import Glibc
import RatingCore
import Testing

@testable import RatingCLI

struct FollowedInputTests {
  private let one = [Item(isLive: true)]
  private let two = [
    Item(label: "A", isLive: true), Item(label: "B"),
    Item(label: "C", value: 1, isReadOnly: true, isLive: true),
  ]

  /// What a text on standard input comes to: the events of each read, and the complaints.
  private func follow(_ text: String, items: [Item]) -> (events: [[Event]], complaints: [String]) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    _ = write(ends[1], text, text.utf8.count)
    close(ends[1])
    defer { close(ends[0]) }
    var complaints: [String] = []
    let input = FollowedInput(items: items, descriptor: ends[0]) {
      complaints.append($0.description)
    }
    var events: [[Event]] = []
    while let next = input.read() { events.append(next) }
    return (events, complaints)
  }

  @Test func `Of many lines that wait the last one counts`() {
    let text = (0...1000).map { "\(Double($0 % 50) / 10)\n" }.joined() + "4.3\n"
    let result = follow(text, items: one)
    #expect(result.events == [[.valuesSet([4.3])]])
    #expect(result.complaints == [])
  }

  @Test func `A last line without a line feed counts`() {
    #expect(follow("1\n2.5", items: one).events == [[.valuesSet([1])], [.valuesSet([2.5])]])
  }

  @Test(
    arguments: [
      ("3\nx\n", 3, [#"standard input, line 2: "x" is not a number"#]),
      ("3\n\n", 3, [#"standard input, line 2: "" is not a number"#]),
      ("3\n3,5\n4\n", 4, [#"standard input, line 2: "3,5" is not a number"#]),
      (
        "nan\n1e3\n2\n", 2,
        [
          #"standard input, line 1: "nan" is not a number"#,
          #"standard input, line 2: "1e3" is not a number"#,
        ]
      ),
      ("1 2\n3\n", 3, [#"standard input, line 1: "1 2" is not a number"#]),
      (" \t4 \r\n", 4, []), ("+4\r\n", 4, []),
      ("7\n", 5, [#"standard input, line 1: "7" is pulled in to 5"#]),
      ("-0.5\n", 0, [#"standard input, line 1: "-0.5" is pulled in to 0"#]),
      (
        "99999999999999999999\n", 5,
        [
          #"standard input, line 1: "99999999999999999999" is pulled in to 5"#
        ]
      ),
      (
        String(repeating: "0", count: 5000) + "1\n2\n", 2,
        [
          "standard input, line 1: it is longer than 4096 bytes"
        ]
      ),
    ] as [(String, Decimal, [String])])
  func `What is no value is reported and skipped`(
    text: String, value: Decimal, complaints: [String]
  ) {
    let result = follow(text, items: one)
    #expect(result.events == [[.valuesSet([value])]])
    #expect(result.complaints == complaints)
  }

  @Test func `A line has a number for each rating that is live`() {
    let result = follow("1 2\n3\n4\t5\n1 2 3\n", items: two)
    #expect(result.events == [[.valuesSet([4, 5])]])
    #expect(
      result.complaints == [
        #"standard input, line 2: "3" is not 2 numbers, one for each rating shown"#,
        #"standard input, line 4: "1 2 3" is not 2 numbers, one for each rating shown"#,
      ])
  }

  @Test func `An input that is closed is an end with a reason`() {
    var complaints: [String] = []
    let input = FollowedInput(items: one, descriptor: -1) { complaints.append($0.description) }
    #expect(input.read() == nil)
    #expect(complaints == ["cannot read standard input: Bad file descriptor"])
  }

  @Test func `Ratings that are only shown follow, others do not`() throws {
    let options = try options("--follow", "--item", "A", "--read-only", "--item", "B")
    #expect(options.items.map(\.isLive) == [true, false])
    #expect(try RatingCLITests.options("--read-only").items.map(\.isLive) == [false])
  }
}
