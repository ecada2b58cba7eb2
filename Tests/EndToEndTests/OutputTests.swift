import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct OutputTests {
  @Test(arguments: [
    ("%n%s%p", "%n%s%p"), ("100%", "100%"), ("", ""), (#"a\n{value}\t"#, #"a\n3.5\t"#),
    ("{stars} {percent}% of {max}", "★★★½☆ 70% of 5"), ("a\nb", "a\nb"), ("{", "{"),
    ("%s{value}%n", "%s3.5%n"), ("-n", "-n"),
  ])
  func `a template is printed as it stands, but for names in braces`(
    template: String, line: String
  ) throws {
    let program = try start("--format", template, "--value", "3.5")
    #expect(try program.accept() == accepted(line))
  }

  @Test func `a template need not be text`() throws {
    let folder = try TemporaryFolder()
    let program = try Program.start(
      ["--value", "3"], on: .current,
      through: #"exec "$0" "$@" --format "$(printf '\377{value}')" > "\#(folder.path)/a""#)
    #expect(try program.accept() == accepted())
    #expect(contents(of: folder.path + "/a") == [0xff, 0x33, 0x0a])
  }

  @Test func `each change names its rating`() throws {
    let items = ["--item", "Room", "--item", "Food", "--print-partial", "--no-animation"]
    let lines = try Program.start(items + ["--format", "{label} {value}"], on: .current)
    try lines.strike("Right", "Tab", "End")
    #expect(
      try lines.accept() == accepted("Room 0.5", "Food 5", "Room 0.5", "Food 5"))
    let json = try Program.start(items + ["--json"], on: .current)
    try json.strike("Tab", "Right")
    #expect(
      try json.accept()
        == accepted(
          #"{"items":[{"label":"Food","value":0.5,"min":0,"max":5}],"accepted":false}"#,
          #"{"items":[{"label":"Room","value":0,"min":0,"max":5},"#
            + #"{"label":"Food","value":0.5,"min":0,"max":5}],"accepted":true}"#))
  }

  @Test func `numbers have a dot in JSON and in templates in every locale`() throws {
    let program = try start(
      "--format", "{value} {fraction} {percent}", "--value", "1", "--max", "8",
      environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(try program.accept() == accepted("1 0.125 12.5"))
  }

  @Test(arguments: ["closed", "/dev/full", "broken"])
  func `a change that cannot be delivered ends it`(output: String) throws {
    let program = try start(
      "--print-partial", "--value", "2",
      output: output == "closed" ? .closed : output == "broken" ? .broken : .path(output))
    try program.strike("Right")
    let result = try program.finish()
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("xrating: cannot write \"2.5\" to standard output: "))
    #expect(result.errors.count { $0 == "\n" } == 1)
  }

  @Test func `nothing printed is nothing that could fail`() throws {
    let program = try start("--value", "2", output: .closed)
    try program.strike("Escape")
    #expect(try program.finish() == cancelled)
  }
}
