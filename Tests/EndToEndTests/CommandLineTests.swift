import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct LocaleTests {
  @Test func `numbers have a dot in every locale`() throws {
    let program = try start("--value", "3.5", environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(try program.accept() == accepted("3.5"))
  }

  @Test func `a start value outside the range is pulled in and reported`() throws {
    let program = try start("--value", "7")
    let result = try program.accept()
    #expect(result.status == 0 && result.output == "5\n")
    #expect(result.errors.count { $0 == "\n" } == 1)
  }
}

@Suite struct CommandLineTests {
  @Test(arguments: [
    (["--value", ""], "--value"), (["--value", "abc"], "--value"), (["--value", "3x"], "--value"),
    (["--value", "3,5"], "--value"), (["--max", " "], "--max"), (["--size", "10px"], "--size"),
    (["--nosuch"], "nosuch"), (["stray"], "stray"), (["--max", "101"], "--max"),
    (["--symbol", "ab"], "--symbol"), (["--symbol", " "], "--symbol"),
    (["--shape", "blob"], "--shape"), (["--image", "/dev/null"], "--image"),
    (["--max", "1000000000"], "--max"), (["--size", "100000"], "--size"),
  ])
  func `bad arguments are refused`(arguments: [String], culprit: String) throws {
    try expectRefusal(of: arguments, naming: culprit)
  }

  @Test func `an option takes the next word, whatever it starts with`() throws {
    let apart = try Program.run(["--min", "-2", "--max", "2", "--value", "-1"])
    let joined = try Program.run(["--min=-2", "--max=2", "--value=-1"])
    #expect(apart == joined)
    #expect(apart.status == 2)
    #expect(!apart.errors.lowercased().contains("unknown"))
  }

  @Test func `an image that cannot be read is no mistake in the command line`() throws {
    let result = try Program.run(["--image", "/nonexistent.png"])
    #expect(result.status == 3 && result.output == "")
    #expect(
      result.errors
        == "xrating: option --image: \"/nonexistent.png\" cannot be read: No such file or directory\n"
    )
  }

  @Test func `the name of an image need not be text`() throws {
    let folder = try TemporaryFolder()
    let script = #"""
      cd "$1" && image=$(printf 'a\377.png') && "$0" --render b.png && mv b.png "$image" \
        && "$0" --image "$image" --render c.svg
      """#
    let result = try Subprocess("sh", ["-c", script, Program.path, folder.path]).wait()
    #expect(result == accepted())
    #expect(contents(of: folder.path + "/c.svg") != nil)
  }

  @Test func `the message says what is wrong`() throws {
    #expect(
      try Program.run(["--max", "0"]).errors
        == "xrating: option --max: \"0\" is not between 1 and 100\n")
  }
}
