import RatingCore
import Testing

@testable import RatingCLI

/// Cases in which the command line is sound on its own.
struct ResourceTests {
  /// What is asked for by words and by resources, instance name by instance name.
  private func options(
    _ words: [String], _ resources: [String: String],
    prepare: (Options) throws -> Options = { $0 }
  ) throws -> Options {
    let command = try Options.parse(
      words.map { Array($0.utf8) }, vocabulary: .forTests,
      resource: { name, _ in resources[name].map { Array($0.utf8) } }, prepare: prepare)
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    return options
  }

  /// The options of a command line that says it all, with warnings.
  private func expected(_ words: [String], _ warnings: [String]) throws -> Options {
    let command = try Options.parse(words.map { Array($0.utf8) })
    guard case .ask(var options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.warnings == [])
    options.warnings = warnings.map { Message(template: $0) }
    return options
  }

  private func expectSame(_ options: Options, _ expected: Options) {
    #expect(options.warnings.map(\.description) == expected.warnings.map(\.description))
    var options = options
    options.warnings = expected.warnings
    #expect(options == expected)
  }

  @Test(
    arguments: [
      (["max": "7", "bell": "true", "read-only": "off"], ["--max", "7", "--bell"]),
      (["min": "7", "max": "10"], ["--min", "7", "--max", "10"]),
      (["min-value": "7", "max-value": "10"], ["--min", "7", "--max", "10"]),
      (["shape": "heart", "symbol": "x"], ["--symbol", "x"]),
    ] as [([String: String], [String])])
  func `Resources that go together apply together, read once`(
    resources: [String: String], words: [String]
  ) throws {
    var count = 0
    let options = try options([], resources) {
      count += 1
      return $0
    }
    expectSame(options, try expected(words, []))
    #expect(count == 1)
  }

  @Test(
    arguments: [
      (
        ["--item", "A", "--item", "B"], ["instant": "true", "color": "gold"],
        ["--color", "gold", "--item", "A", "--item", "B"],
        [
          "resource instant is passed over: option --instant goes with one rating that can be changed"
        ]
      ),
      (
        ["--item", "A", "--item", "B"], ["instant": "yes", "popup": "1", "max": "8"],
        ["--max", "8", "--item", "A", "--item", "B"],
        [
          "resource instant is passed over: option --instant goes with one rating that can be changed",
          "resource popup is passed over: option --popup goes with one rating that can be changed",
        ]
      ),
      (
        [], ["min": "7", "size": "20"], ["--size", "20"],
        [#"resource min: "7" is not below the maximum, 5"#]
      ),
      (
        [], ["min-value": "7", "max": "6"], ["--max", "6"],
        [#"resource min-value: "7" is not below the maximum, 6"#]
      ),
      (
        [], ["min": "7", "max": "10", "color": "gren"], ["--min", "7", "--max", "10"],
        [#"resource color: "gren" is not a colour"#]
      ),
      (
        ["--max", "6"], ["min": "7", "max": "10", "bell": "true"], ["--max", "6", "--bell"],
        [#"resource min: "7" is not below the maximum, 6"#]
      ),
      (
        ["--min", "4"], ["max": "3", "step": "1"], ["--min", "4", "--step", "1"],
        [#"resource max is passed over: option --min: "4" is not below the maximum, 3"#]
      ),
      (
        ["--labels", "a,b,c,d,e"], ["max": "3", "step": "1"],
        ["--labels", "a,b,c,d,e", "--step", "1"],
        [
          "resource max is passed over: option --labels: "
            + #""a,b,c,d,e" is not one word for each star, of which there are 3"#
        ]
      ),
      (
        [], ["bell": "perhaps", "max": "0", "step": "1"], ["--step", "1"],
        [
          #"resource max: "0" is not between 1 and 100"#,
          #"resource bell: "perhaps" is not true or false"#,
        ]
      ),
    ] as [([String], [String: String], [String], [String])])
  func `A resource at odds with the rest is passed over, and the others apply`(
    words: [String], resources: [String: String], result: [String], warnings: [String]
  ) throws {
    expectSame(try options(words, resources), try expected(result, warnings))
  }

  /// A resource of an option that comes before is only sound after one that follows it.
  @Test func `The order of the options does not matter for what goes together`() throws {
    let options = try options([], ["size": "20", "bell": "true", "max": "x"]) { options in
      if options.items[0].style.size == 20, !options.ringsBell { throw UsageError.tooManyItems }
      return options
    }
    expectSame(
      options,
      try expected(["--size", "20", "--bell"], [#"resource max: "x" is not a number"#]))
  }

  @Test func `A shape that cannot be prepared is passed over`() throws {
    func prepare(_ options: Options) throws -> Options {
      guard options.items.contains(where: { $0.style.shape == .image(path: "a.png") }) else {
        return options
      }
      throw UsageError.unusable(
        option: "--image", value: "a.png", reason: Message("is not a PNG image"))
    }
    let resources = ["image": "a.png", "symbol": "x", "size": "20"]
    expectSame(
      try options([], resources, prepare: prepare),
      try expected(
        ["--symbol", "x", "--size", "20"], [#"resource image: "a.png" is not a PNG image"#]))
    expectSame(
      try options(["--shape", "heart"], resources, prepare: prepare),
      try expected(["--shape", "heart", "--size", "20"], []))
    #expect(throws: UsageError.self) {
      try options(["--image", "a.png"], ["size": "20"], prepare: prepare)
    }
  }

  @Test(
    arguments: [
      (["color": "gold  \t"], ["--color", "gold"]), (["color": "\t gold\r"], ["--color", "gold"]),
      (["max": "7 "], ["--max", "7"]), (["bell": "True "], ["--bell"]),
      (["snap": " nearest "], ["--snap", "nearest"]),
      (["geometry": "300\t"], ["--geometry", "300"]),
      (["symbol": "x "], ["--symbol", "x"]), (["image": "a b.png "], ["--image", "a b.png"]),
      (["title": " My films "], ["--title", "My films"]),
      (["ok-label": "Yes\n"], ["--ok-label", "Yes"]),
      (["cancel-label": "  "], []),
    ] as [([String: String], [String])])
  func `White space around a value does not count`(
    resources: [String: String], words: [String]
  ) throws {
    expectSame(try options([], resources), try expected(words, []))
  }

  @Test func `A command line that makes no sense is an error, whatever the resources`() {
    #expect(throws: UsageError.unknownOption("--nosuch")) {
      try options(["--nosuch"], ["max": "7", "color": "gren"])
    }
  }
}
