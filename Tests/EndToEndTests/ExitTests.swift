import Glibc
import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct ExitTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP], [false, true])
  func `a signal ends it as the shell expects`(signal: Int32, dragging: Bool) throws {
    let program = try start("--value", "2", "--step", "1")
    if dragging {
      try program.hover(star: 4)
      program.client.press()
      try program.waitForValue(4)
    }
    program.process.signal(signal)
    #expect(try program.finish() == Subprocess.Result(status: 128 + signal))
    program.client.release()
  }

  @Test(arguments: [(SIGUSR1, accepted("2")), (SIGUSR2, cancelled)])
  func `a signal answers`(signal: Int32, result: Subprocess.Result) throws {
    let program = try start("--value", "2")
    program.process.signal(signal)
    #expect(try program.finish() == result)
  }

  @Test(arguments: [(SIGUSR1, accepted("2")), (SIGUSR2, cancelled)])
  func `a signal answers while the display is being opened`(
    signal: Int32, result: Subprocess.Result
  ) throws {
    let tap = try WireTap(to: .current, delay: 0.3)
    let program = try Program.launch(
      ["--value", "2"], on: .current, environment: ["DISPLAY": tap.name])
    try wait(for: "a connection") { tap.tally.isConnected }
    program.signal(signal)
    #expect(try program.wait() == result)
  }

  @Test func `standard input is left alone`() throws {
    let server = try XServer.current
    let script = """
      cat /proc/self/fdinfo/0 | grep flags >&2
      while read line; do "$0" --timeout 0.05; echo "$line $?"; done
      cat /proc/self/fdinfo/0 | grep flags >&2
      """
    let shell = try Subprocess(
      "sh", ["-c", script, Program.path], environment: ["DISPLAY": server.name],
      input: .pipe(Array("a\nb\n".utf8)))
    shell.closeInput()
    let result = try shell.wait()
    #expect(result.output == "a 5\nb 5\n")
    let flags = result.errors.split(separator: "\n")
    #expect(flags.count == 2 && flags.first == flags.last)
    let closed = try Program.start(["--value", "2"], on: server, input: .closed)
    #expect(try closed.accept() == accepted("2"))
  }

  @Test(arguments: ["nothing", "a key", "a drag"])
  func `a time limit ends it whatever was chosen`(first: String) throws {
    let clock = ContinuousClock()
    let begin = clock.now
    let program = try start("--timeout", "1", "--step", "1")
    if first == "a key" { program.client.focus(program.window) }
    if first == "a key" { try program.client.strike("Right") }
    if first == "a drag" {
      try program.hover(star: 4)
      program.client.press()
    }
    #expect(try program.finish() == Subprocess.Result(status: 5))
    let time = clock.now - begin
    #expect(time >= .seconds(1) && time < .milliseconds(1500))
    program.client.release()
  }

  @Test(arguments: ["closed", "/dev/full", "broken"])
  func `a value that cannot be delivered is a failure`(output: String) throws {
    let program = try start(
      "--value", "2",
      output: output == "closed" ? .closed : output == "broken" ? .broken : .path(output))
    let result = try program.accept()
    #expect(result.status == 3)
    #expect(result.errors.count { $0 == "\n" } == 1)
  }
}

@Suite struct DisplayTests {
  @Test(arguments: [nil, ":99999"] as [String?])
  func `no display is an error of its own`(name: String?) throws {
    let result = try Program.launch([], on: nil, environment: ["DISPLAY": name]).wait()
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.count { $0 == "\n" } == 1)
    if let name { #expect(result.errors.contains(name)) }
  }

  @Test func `help and version need no display`() throws {
    let help = try Program.run(["--help"])
    #expect(help.status == 0 && help.errors == "")
    #expect(help.output.contains("--value"))
    let version = try Program.run(["--version"])
    #expect(version.status == 0 && version.errors == "")
    #expect(version.output.hasPrefix("xrating "))
  }

  @Test func `losing the server is an error that ends it`() throws {
    let server = try XServer()
    let program = try Program.start(on: server)
    server.stop()
    let result = try program.finish(within: 2)
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.count { $0 == "\n" } <= 1)
  }
}
