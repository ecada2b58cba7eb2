import Glibc
import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct ClosingTests {
  private func startAbove(_ arguments: String...) throws -> (Program, PlainWindow) {
    let below = try PlainWindow(on: .current, frame: Rect(x: 0, y: 0, width: 1000, height: 700))
    let program = try Program.start(
      ["--no-animation", "--step", "1"] + arguments, on: .current)
    try program.waitForKeys()
    below.clearLog()
    return (program, below)
  }

  /// What must not reach the window below.
  private func leaks(to window: PlainWindow) -> [PlainWindow.Event] {
    window.log.filter { event in
      switch event {
      case .pressed, .released, .keyDown: true
      default: false
      }
    }
  }

  @Test func `an instant click does not leak into the window below`() throws {
    let (program, below) = try startAbove("--instant")
    try program.click(star: 3)
    #expect(try program.finish() == accepted("3"))
    #expect(leaks(to: below) == [])
  }

  @Test func `a double click does not leak into the window below`() throws {
    let (program, below) = try startAbove()
    try program.hover(star: 4)
    for _ in 1...2 {
      program.client.press()
      program.client.release()
    }
    #expect(try program.finish() == accepted("4"))
    #expect(leaks(to: below) == [])
  }

  @Test func `a held Return does not leak into the window below`() throws {
    let (program, below) = try startAbove("--value", "2")
    let key = try program.client.key("Return").code
    program.client.press(keyCode: key)
    usleep(1_000_000)  // long enough for the key to repeat
    #expect(program.process.isRunning)
    program.client.release(keyCode: key)
    #expect(try program.finish() == accepted("2"))
    #expect(leaks(to: below) == [])
  }

  @Test func `cancelling prints nothing and zero is a result`() throws {
    let (escaped, _) = try startAbove("--value", "3")
    try escaped.strike("Escape")
    #expect(try escaped.finish() == cancelled)
    let (closed, _) = try startAbove("--value", "3")
    closed.client.close(closed.window)
    #expect(try closed.finish() == cancelled)
    let (zero, _) = try startAbove("--value", "3")
    zero.client.click(at: try zero.stars().pointBeforeStars, in: zero.window)
    #expect(try zero.accept() == accepted("0"))
  }
}
