import RatingCore
import Testing

@testable import RatingCLI

struct OptionsTests {
  @Test func `An empty command line asks for five stars in halves from 0`() throws {
    let options = try options()
    #expect(options == Options())
    #expect(options.items[0].scale == .fiveStars)
    #expect(options.items[0].value == 0)
    #expect(options.timeLimit == nil)
    #expect(options.scale == nil)
  }

  @Test func `Every option has its effect`() throws {
    let options = try options(
      "--text", "How was it?", "--title=Film", "--value", "3.3", "--max", "8", "--min", "1",
      "--step", "0.1", "--size", "20", "--spacing", "10", "--snap", "nearest", "--inner-radius",
      "0.5", "--points", "7", "--direction", "rtl", "--instant", "--timeout", "1.5", "--ok-label",
      "Yes", "--cancel-label", "No", "--hide-value", "--theme", "dark", "--scale", "1.25",
      "--display", ":7", "--color", "gold", "--empty-color", "black", "--background", "black",
      "--text-color", "gold")
    var expected = Options()
    expected.text = "How was it?"
    expected.title = "Film"
    expected.items[0] = Item(
      scale: try RatingScale(max: 8, step: 0.1, min: 1), value: 3.3, snap: .nearest,
      style: RowStyle(
        size: 20, spacing: 10, direction: .rightToLeft,
        shape: .star(StarOutline(points: 7, innerRadius: 0.5)),
        filledColor: Color(0xffd700), emptyColor: .black))
    expected.isInstant = true
    expected.timeLimit = 1.5
    expected.okLabel = "Yes"
    expected.cancelLabel = "No"
    expected.hidesValue = true
    expected.palette = Palette(tone: .dark, background: .black, text: Color(0xffd700))
    expected.scale = 1.25
    expected.display = ":7"
    #expect(options == expected)
  }

  @Test func `An empty display, and an empty word for a button, are as if not given`() throws {
    let options = try options("--display", "", "--ok-label=", "--cancel-label", "")
    #expect(options == Options())
  }

  @Test func `A step may end in any number of zeros`() throws {
    let options = try options("--step", "0.250000000000000")
    #expect(options.items[0].scale.step == 0.25)
  }

  @Test(arguments: [
    ([], LayoutDirection.leftToRight), (["--text", "א"], .rightToLeft),
    (["--text", "א", "--item", "A"], .rightToLeft),
    (["--text", "A", "--item", "א"], .leftToRight), (["--item", "א"], .rightToLeft),
    (["--ok-label", "א"], .rightToLeft), (["--text", "A", "--ok-label", "א"], .leftToRight),
    (["--text", "א", "--direction", "ltr"], .leftToRight),
    (["--direction", "rtl", "--direction", "auto"], .leftToRight),
  ])
  func `A row runs as its text is read, unless it is told how to run`(
    arguments: [String], direction: LayoutDirection
  ) throws {
    let command = try Options.parse(arguments.map { Array($0.utf8) })
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.items[0].style.direction == direction)
  }

  @Test func `What is drawn to a file is exact, and the ending says what the file becomes`() throws
  {
    let command = try Options.parse(words("--value", "4.3", "--render", "a.b/stars.SVG"))
    guard case .render(let options, let file) = command else {
      throw UnexpectedCommand(command: command)
    }
    #expect(options.items[0].value == 4.3)
    #expect(file.path == "a.b/stars.SVG")
    #expect(file.format == "svg")
  }

  @Test(
    arguments: [
      (["--shape", "heart"], .heart), (["--symbol", "♥"], .symbol("♥")),
      (["--symbol", "👩‍👧"], .symbol("👩‍👧")), (["--symbol", "e\u{301}"], .symbol("e\u{301}")),
      (["--image", "a.png"], .image(path: "a.png")),
      (["--shape", "heart", "--shape", "star"], .pentagram),
      (["--image", "a.png", "--symbol", "x", "--shape", "circle"], .circle),
      (["--shape", "circle", "--symbol", "x"], .symbol("x")),
      (
        ["--points", "6", "--shape", "star"],
        .star(StarOutline(points: 6, innerRadius: StarOutline.pentagramInnerRadius))
      ),
    ] as [([String], Shape)])
  func `The last option that says what stands for a star counts`(
    arguments: [String], shape: Shape
  ) throws {
    let command = try Options.parse(arguments.map { Array($0.utf8) })
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.items.map(\.style.shape) == [shape])
  }

  @Test func `Each rating has its shape and its way to be filled`() throws {
    let options = try options(
      "--shape", "heart", "--item", "A", "--item", "B", "--fill", "area", "--symbol", "x")
    #expect(options.items.map(\.style.shape) == [.heart, .symbol("x")])
    #expect(options.items.map(\.style.fill) == [.width, .area])
  }

  @Test func `A value is the next word, whatever it starts with, or follows an equals sign`() throws
  {
    #expect(try options("--value", "-1") == options("--value=-1"))
    #expect(try options("--text", "--max").text == "--max")
    #expect(try options("--text", "--").text == "--")
    #expect(try options("--text", "").text == "")
    #expect(try options("--text=").text == "")
    #expect(try options("--text=a=b").text == "a=b")
    #expect(try options("--max", "7", "--").items[0].scale.max == 7)
  }

  @Test func `The last one of two counts, whatever its name`() throws {
    #expect(try options("--max", "3", "--max-value", "4").items[0].scale.max == 4)
    #expect(try options("--min-value", "1", "--min", "2").items[0].scale.min == 2)
    #expect(try options("--timeout", "3", "--timeout", "0").timeLimit == nil)
  }

  @Test func `The order of the options does not matter`() throws {
    #expect(try options("--min", "6", "--max", "8").items[0].scale.min == 6)
    #expect(try options("--value", "7", "--max", "8").warnings.isEmpty)
    #expect(try options("--value", "4.2", "--read-only").items[0].value == 4.2)
  }

  @Test func `A text is whatever bytes it is, and never markup or escapes`() throws {
    #expect(try options("--text", "A <b>&\\n\n日本語 🥰").text == "A <b>&\\n\n日本語 🥰")
    let broken = try Options.parse([Array("--text".utf8), [0x61, 0xff, 0x62]])
    var expected = Options()
    expected.text = "a\u{fffd}b"
    #expect(broken == .ask(expected))
  }

  @Test(arguments: [
    (["--value", "3.249"], "3"), (["--value", "3.25"], "3.5"), (["--min", "1"], "1"),
    (["--value", "3.71", "--step", "1"], "4"), (["--value", "3.71", "--read-only"], "3.71"),
    (["--value", "0.5", "--min", "1", "--read-only"], "0.5"), (["--value", "+2"], "2"),
    (["--value", "0.3", "--step", "0.1", "--max", "1"], "0.3"), (["--value", ".5"], "0.5"),
  ])
  func `An editable rating starts at an allowed value, a shown one anywhere`(
    arguments: [String], value: String
  ) throws {
    let command = try Options.parse(arguments.map { Array($0.utf8) })
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.items[0].value.description == value)
    #expect(options.warnings == [])
  }

  @Test(arguments: [
    (["--value", "7"], #"option --value: "7" is pulled in to 5"#),
    (["--value=-1"], #"option --value: "-1" is pulled in to 0"#),
    (["--value", "0.5", "--min", "1"], #"option --value: "0.5" is pulled in to 1"#),
    (["--value", "5.01", "--read-only"], #"option --value: "5.01" is pulled in to 5"#),
    (
      ["--value", "123456789012345678901"],
      #"option --value: "123456789012345678901" is pulled in to 5"#
    ),
  ])
  func `A start value outside the range is pulled in with one line`(
    arguments: [String], warning: String
  ) throws {
    let command = try Options.parse(arguments.map { Array($0.utf8) })
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.warnings.map(\.description) == [warning])
  }
}
