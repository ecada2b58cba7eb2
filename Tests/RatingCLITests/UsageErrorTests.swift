import RatingCore
import Testing

@testable import RatingCLI

struct UsageErrorTests {
  @Test(
    arguments: [
      (["--nosuch"], "xrating: unknown option --nosuch"),
      (["--nosuch=3"], "xrating: unknown option --nosuch"),
      (["--max", "3", "--nosuch", "--max", "0"], "xrating: unknown option --nosuch"),
      (["--text", "--max", "-x"], "xrating: unknown option -x"),
      (["--help-all"], "xrating: unknown option --help-all"),
      (["--ma", "3"], "xrating: unknown option --ma"),
      (["-5"], "xrating: unknown option -5"),
      (["foo"], #"xrating: unexpected word "foo""#),
      (["--instant", "yes"], #"xrating: unexpected word "yes""#),
      (["foo", "--nosuch"], #"xrating: unexpected word "foo""#),
      ([""], #"xrating: unexpected word """#),
      (["-"], #"xrating: unexpected word "-""#),
      (["--", "--max"], #"xrating: unexpected word "--max""#),
      (["--max"], "xrating: option --max needs a value"),
      (["--max", "3", "--max-value"], "xrating: option --max-value needs a value"),
      (["foo", "--file", "a"], #"xrating: unexpected word "foo""#),
      (["--file"], "xrating: option --file needs a value"),
      (["--file", "a", "b", "--nosuch"], "xrating: unknown option --nosuch"),
      (["--file", "a", "b", "--max"], "xrating: option --max needs a value"),
      (
        ["--file", "a", "--item", "A", "--item", "B"], "xrating: option --file goes with one rating"
      ),
      (["--follow"], "xrating: option --follow goes with --read-only"),
      (["--json", "--format", "{value}"], "xrating: option --json does not go with --format"),
      (
        ["--format", "{value} {nosuch}"],
        "xrating: option --format: \"{nosuch}\" is not {value} or {max} or {fraction} or {percent} or "
          + "{stars} or {label}"
      ),
      (["--instant=yes"], "xrating: option --instant takes no value"),
      (["--help=1"], "xrating: option --help takes no value"),
      (["--value", "3x"], #"xrating: option --value: "3x" is not a number"#),
      (["--value", ""], #"xrating: option --value: "" is not a number"#),
      (["--value", " 3"], #"xrating: option --value: " 3" is not a number"#),
      (["--value", "3,5"], #"xrating: option --value: "3,5" is not a number"#),
      (["--value", "nan"], #"xrating: option --value: "nan" is not a number"#),
      (["--value", "1e400"], #"xrating: option --value: "1e400" is not a number"#),
      (["--value", "-"], #"xrating: option --value: "-" is not a number"#),
      (["--value", "٣"], #"xrating: option --value: "٣" is not a number"#),
      (["--max", "inf"], #"xrating: option --max: "inf" is not a number"#),
      (["--max", " "], #"xrating: option --max: " " is not a number"#),
      (["--max", "--min"], #"xrating: option --max: "--min" is not a number"#),
      (["--max", "0"], #"xrating: option --max: "0" is not between 1 and 100"#),
      (["--max-value=101"], #"xrating: option --max-value: "101" is not between 1 and 100"#),
      (["--max", "1000000000"], #"xrating: option --max: "1000000000" is not between 1 and 100"#),
      (["--max", "2.5"], #"xrating: option --max: "2.5" is not a whole number"#),
      (["--step", "0"], #"xrating: option --step: "0" is not above 0"#),
      (["--step", "-1"], #"xrating: option --step: "-1" is not above 0"#),
      (
        ["--step", "0.0000000000001"],
        #"xrating: option --step: "0.0000000000001" is finer than twelve decimal places"#
      ),
      (
        ["--step", "0.3333333333333"],
        #"xrating: option --step: "0.3333333333333" is finer than twelve decimal places"#
      ),
      (["--min", "-1"], #"xrating: option --min: "-1" is below 0"#),
      (["--min", "6"], #"xrating: option --min: "6" is not below the maximum, 5"#),
      (["--min", "5.0"], #"xrating: option --min: "5.0" is not below the maximum, 5"#),
      (["--min", "3", "--max", "3"], #"xrating: option --min: "3" is not below the maximum, 3"#),
      (
        ["--max", "3", "--min-value", "4"],
        #"xrating: option --min-value: "4" is not below the maximum, 3"#
      ),
      (["--size", "10px"], #"xrating: option --size: "10px" is not a number"#),
      (["--size", "3"], #"xrating: option --size: "3" is not between 4 and 1024"#),
      (["--size", "100000"], #"xrating: option --size: "100000" is not between 4 and 1024"#),
      (["--spacing", "-1"], #"xrating: option --spacing: "-1" is not between 0 and 1024"#),
      (["--points", "2"], #"xrating: option --points: "2" is not between 3 and 60"#),
      (["--inner-radius", "0"], #"xrating: option --inner-radius: "0" is not between 0.05 and 1"#),
      (["--scale", "99"], #"xrating: option --scale: "99" is not between 0.25 and 16"#),
      (["--timeout", "-1"], #"xrating: option --timeout: "-1" is not between 0 and 1000000"#),
      (
        ["--timeout", "1000000.5"],
        #"xrating: option --timeout: "1000000.5" is not between 0 and 1000000"#
      ),
      (
        ["--timeout", "99999999999999999999"],
        #"xrating: option --timeout: "99999999999999999999" is not between 0 and 1000000"#
      ),
      (["--snap", "down"], #"xrating: option --snap: "down" is not up or nearest"#),
      (["--direction", "LTR"], #"xrating: option --direction: "LTR" is not ltr or rtl or auto"#),
      (
        ["--render", "stars.gif"],
        #"xrating: option --render: "stars.gif" is not a name that ends in .png, .svg or .pdf"#
      ),
      (
        ["--render", ".png"],
        #"xrating: option --render: ".png" is not a name that ends in .png, .svg or .pdf"#
      ),
      (["--theme", ""], #"xrating: option --theme: "" is not light or dark or auto"#),
      (["--color", "gren"], #"xrating: option --color: "gren" is not a colour"#),
      (["--empty-color="], #"xrating: option --empty-color: "" is not a colour"#),
      (["--background", "--color"], #"xrating: option --background: "--color" is not a colour"#),
      (["--text-color", "GOLD"], #"xrating: option --text-color: "GOLD" is not a colour"#),
      (
        ["--shape", "blob"],
        #"xrating: option --shape: "blob" is not star or heart or circle or square or diamond"#
      ),
      (["--symbol", ""], #"xrating: option --symbol: "" is not one character"#),
      (["--symbol", "ab"], #"xrating: option --symbol: "ab" is not one character"#),
      (["--fill", "half"], #"xrating: option --fill: "half" is not width or area"#),
      (
        ["--value", "3\n\u{1b}[1m\"\\"],
        #"xrating: option --value: "3\n\u{1b}[1m\"\\" is not a number"#
      ),
      (["a\r\n\tb\u{2028}"], #"xrating: unexpected word "a\r\n\tb\u{2028}""#),
      (["--a\nb"], #"xrating: unknown option --a\nb"#),
    ] as [([String], String)])
  func `Each mistake has its line`(arguments: [String], line: String) {
    let error = #expect(throws: UsageError.self) {
      try Options.parse(arguments.map { Array($0.utf8) })
    }
    #expect(error.map { StandardStreams.complaint($0.message) } == line + "\n")
  }

  @Test func `A long word is shortened in its middle`() {
    let long = String(repeating: "a", count: 5_000) + ".png"
    let brief = String(repeating: "a", count: 40) + "…" + String(repeating: "a", count: 15) + ".png"
    for (error, line) in [
      (.unexpectedWord(long), "unexpected word \"\(brief)\""),
      (.unknownOption(long), "unknown option \(brief)"),
      (
        .badValue(option: "--value", value: long, .notANumber),
        "option --value: \"\(brief)\" is not a number"
      ),
      (
        .unusable(option: "--image", value: long, reason: Message("is not a PNG image")),
        "option --image: \"\(brief)\" is not a PNG image"
      ),
    ] as [(UsageError, String)] {
      #expect(error.description == line)
    }
    let fits = String(repeating: "b", count: 60)
    #expect(UsageError.unexpectedWord(fits).description == "unexpected word \"\(fits)\"")
  }

  @Test func `Bytes that are not text are shown as such`() {
    let error = #expect(throws: UsageError.self) {
      try Options.parse([Array("--value".utf8), [0x33, 0xff]])
    }
    #expect(error?.description == "option --value: \"3\u{fffd}\" is not a number")
  }

  @Test func `What turns out unusable later is reported in the same way`() {
    let error = UsageError.unusable(
      option: "--image", value: "a\nb.png", reason: Message("is not a PNG image"))
    #expect(error.description == #"option --image: "a\nb.png" is not a PNG image"#)
  }

  @Test func `The first mistake is reported`() {
    let error = #expect(throws: UsageError.self) {
      try Options.parse(words("--max", "0", "--nosuch", "foo"))
    }
    #expect(error?.description == #"option --max: "0" is not between 1 and 100"#)
  }

  @Test func `A complaint is one line whatever it is about`() {
    #expect(
      StandardStreams.complaint(Message("no display \":1\n2\""))
        == "xrating: no display \":1\\n2\"\n")
  }
}
