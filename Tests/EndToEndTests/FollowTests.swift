import Glibc
import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct FollowTests {
  private func follow(
    _ arguments: String..., input: Subprocess.Input = .pipe(), environment: [String: String?] = [:]
  ) throws -> Program {
    try Program.start(
      ["--no-animation", "--read-only", "--follow"] + arguments, on: .current,
      environment: environment, input: input)
  }

  @Test func `each line is shown, and the end of the input leaves the window open`() throws {
    let program = try follow("--value", "1")
    try program.waitForValue(1)
    program.process.write("4.3\n")
    try program.waitForValue(4.3)
    program.process.write("2\r\nx\n7\n")
    try program.waitForValue(5)
    program.process.write("0.5")
    program.process.closeInput()
    try program.waitForValue(0.5)
    let result = try program.accept()
    #expect(result.status == 0 && result.output == "")
    #expect(
      result.errors == """
        xrating: standard input, line 3: "x" is not a number
        xrating: standard input, line 4: "7" is pulled in to 5

        """)
  }

  @Test func `words grow with what they say`() throws {
    let program = try follow("--max", "1", "--size", "16")
    program.process.write("0.12\n")
    let known = try Program.start(
      [
        "--no-animation", "--read-only", "--follow", "--max", "1", "--size", "16", "--value",
        "0.12",
      ],
      on: .current)
    try program.waitForValue(0.12, count: 1)
    let pictures = try [program, known].map { try $0.client.stablePicture(of: $0.window) }
    #expect(try Difference(pictures[0], pictures[1]).count == 0)
  }

  @Test func `a line has a number for each rating that is shown, beside others that are not`()
    throws
  {
    let program = try Program.start(
      [
        "--no-animation", "--follow", "--print-partial", "--item", "Yours", "--item", "Average",
        "--read-only", "--item", "Median", "--read-only",
      ], on: .current, input: .pipe())
    program.process.write("4.3 2\n")
    try wait(for: "the values") {
      try program.stars(row: 1).value > 4.2 && program.stars(row: 2).value > 1.9
    }
    try program.strike("Right")
    #expect(try program.accept() == accepted("0.5", "0.5"))
  }

  @Test func `lines that come together are one repaint`() throws {
    let tap = try WireTap(to: .current)
    let program = try follow("--value", "1", environment: ["DISPLAY": tap.name])
    try program.waitForKeys()
    _ = try program.client.stablePicture(of: program.window)
    let before = tap.tally
    // A pipe takes so little at once, and lets it be read at once.
    program.process.write((1...900).map { "0.\($0 % 9)\n" }.joined() + "4.3\n")
    try program.waitForValue(4.3)
    _ = try program.client.stablePicture(of: program.window)
    let requests = tap.tally.since(before).requests
    // Stars, and the text, of which no other was painted.
    #expect((1...3).contains(requests[WireTap.Opcode.copyArea] ?? 0))
    #expect(requests[WireTap.Opcode.putImage] == 1)
  }

  @Test(arguments: [false, true])
  func `nothing wakes it up while nothing comes`(isOver: Bool) throws {
    let program = try follow()
    program.process.write("3\n")
    if isOver { program.process.closeInput() }
    try program.waitForValue(3)
    try program.waitForKeys()
    _ = try program.client.stablePicture(of: program.window)
    let before = program.process.voluntarySwitches
    let time = try #require(program.process.processorTime)
    usleep(700_000)
    #expect(program.process.voluntarySwitches == before)
    #expect(program.process.processorTime == time)
  }

  @Test func `a stream without lines and without end is no trouble`() throws {
    let program = try follow(input: .path("/dev/zero"))
    try program.waitForKeys()
    #expect(try #require(program.process.peakMemory) < 200_000)
    try program.strike("Escape")
    #expect(try program.finish() == cancelled)
  }

  @Test func `a file is followed to its end`() throws {
    let folder = try TemporaryFolder()
    let script =
      #"printf '1\n2\n4.5' > "\#(folder.path)/a" && exec "$0" "$@" < "\#(folder.path)/a""#
    let program = try Program.start(
      ["--no-animation", "--read-only", "--follow"], on: .current, through: script)
    try program.waitForValue(4.5)
    #expect(try program.accept() == accepted())
  }

  @Test func `an input that is closed is reported, and the window is there`() throws {
    let program = try follow("--value", "2", input: .closed)
    let result = try program.accept()
    #expect(result.status == 0)
    #expect(result.errors == "xrating: cannot read standard input: Bad file descriptor\n")
  }

  @Test func `whoever shares the input finds it as it was`() throws {
    let script = """
      grep flags /proc/self/fdinfo/0 >&2
      "$0" --read-only --follow --timeout 0.3
      grep flags /proc/self/fdinfo/0 >&2
      """
    let shell = try Subprocess(
      "sh", ["-c", script, Program.path], environment: ["DISPLAY": try XServer.current.name],
      input: .pipe(Array("3\n".utf8)))
    let flags = try shell.wait().errors.split(separator: "\n")
    #expect(flags.count == 2 && flags.first == flags.last)
  }

  @Test func `without the option the input is never read`() throws {
    let script = """
      "$0" --read-only --timeout 0.3
      cat
      """
    let shell = try Subprocess(
      "sh", ["-c", script, Program.path], environment: ["DISPLAY": try XServer.current.name],
      input: .pipe(Array("3\n".utf8)))
    shell.closeInput()
    #expect(try shell.wait().output == "3\n")
  }
}
