import Glibc
import RatingCore
import Support
import Testing

/// All properties of the window, as xprop prints them, beside a list that was recorded and reviewed.
/// The window manager adds one: `WM_STATE`.
@Suite(.serialized, .xServer(width: 1000, height: 700, manager: .twm))
struct PropertyTests {
  /// What xprop says about the window, without what differs from run to run.
  private func properties(_ program: Program) throws -> String {
    let result = try Subprocess(
      "xprop",
      [
        "-display", XServer.current.name, "-id", "\(program.window.id)", "-f", "_NET_WM_ICON",
        "32c", " = $0 x $1\n",
      ]
    ).wait()
    #expect(result.status == 0)
    let machine = try #require(program.client.text("WM_CLIENT_MACHINE", of: program.window))
    let counter = program.client.cardinals("_NET_WM_SYNC_REQUEST_COUNTER", of: program.window)
    var lines = result.output.split(separator: "\n").map(String.init)
    for (text, name) in [
      ("= \(program.process.id)", "= PID"), ("\"\(machine)\"", "MACHINE"),
      ("= \(counter.first ?? 0)", "= COUNTER"),
    ] {
      lines = lines.map { $0.hasSuffix(text) ? $0.dropLast(text.count) + name : $0 }
    }
    return blocks(lines).sorted().joined()
  }

  /// Properties with the lines that belong to them, which are indented.
  private func blocks(_ lines: [String]) -> [String] {
    var blocks: [String] = []
    for line in lines {
      let text = line + "\n"
      if line.first == "\t", !blocks.isEmpty {
        blocks[blocks.count - 1] += text
      } else {
        blocks.append(text)
      }
    }
    return blocks
  }

  private func expectRecorded(
    _ name: String, _ arguments: [String], environment: [String: String?] = [:]
  ) throws {
    try XClient(.current).movePointer(to: Point(x: 500, y: 350))
    let program = try Program.start(arguments, on: .current, environment: environment)
    let seen = try properties(program)
    let path = "\(repository)/Tests/EndToEndTests/Recorded/\(name).txt"
    #expect(try seen == recorded(seen, in: path))
  }

  @Test func `a dialog`() throws {
    try expectRecorded(
      "dialog", ["--title", "Größe"], environment: ["DESKTOP_STARTUP_ID": "menu_TIME123"])
  }

  @Test func `a pop-up`() throws {
    try expectRecorded("popup", ["--popup", "--value", "2.5"])
  }

  @Test func `a dialog with a place and names of its own`() throws {
    try expectRecorded(
      "placed",
      [
        "--geometry", "400x300-10+20", "--on-top", "--undecorated", "--name", "films", "--class",
        "Films",
      ])
  }
}
