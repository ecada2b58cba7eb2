import Support
import Testing

@Suite struct SubprocessTests {
  @Test func `a child's words, output and status are what it says`() throws {
    let child = try Subprocess("sh", ["-c", "echo \"$1\"; echo no >&2; exit 7", "sh", "a b"])
    #expect(try child.wait() == .init(status: 7, output: "a b\n", errors: "no\n"))
  }

  @Test func `a child gets SIGTERM`() throws {
    let child = try Subprocess("sleep", ["60"])
    child.terminate()
    #expect(try child.wait().status == 143)
  }

  @Test func `more output than a pipe holds does not stop a child`() throws {
    let child = try Subprocess("head", ["-c", "300000", "/dev/zero"])
    #expect(try child.wait().output.utf8.count == 300_000)
  }

  @Test func `arguments can be any bytes`() throws {
    let child = try Subprocess(
      "printf", rawArguments: [Array("%s".utf8), [0x41, 0xff]])
    #expect(try child.wait().output == "A\u{fffd}")
  }

  @Test func `standard input can be written to or be closed`() throws {
    let cat = try Subprocess("cat", input: .pipe(Array("one ".utf8)))
    cat.write("two")
    cat.closeInput()
    #expect(try cat.wait().output == "one two")
    let closed = try Subprocess("sh", ["-c", "test -e /proc/self/fd/0"], input: .closed)
    #expect(try closed.wait().status == 1)
  }

  @Test func `output can go where it cannot be delivered`() throws {
    let full = try Subprocess("echo", ["x"], output: .path("/dev/full"))
    #expect(try full.wait().status == 1)
    let broken = try Subprocess("cat", ["/dev/zero"], output: .broken)
    #expect(try broken.wait().status == 128 + 13)
  }

  @Test func `a sleeping child does not wake up`() throws {
    let child = try Subprocess("sh", ["-c", "echo; exec sleep 60"])
    try wait(for: "a line") { child.output == "\n" && child.voluntarySwitches > 0 }
    #expect(child.threads.count == 1)
    child.kill()
    #expect(try child.wait().status == 137)
  }
}
