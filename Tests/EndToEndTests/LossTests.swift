import Glibc
import RatingCore
import Support
import Testing

/// The server ends or resets, whatever the program is doing: no later than a second after it, the
/// program has ended with status 3 and nothing on standard output.
@Suite(.serialized)
struct LossTests {
  private func expectLoss(
    _ arguments: String..., manager: WindowManager? = nil,
    when moment: (Program) throws -> Void
  ) throws {
    var configuration = XServer.Configuration()
    configuration.manager = manager
    let server = try XServer(configuration)
    try XClient(server).movePointer(to: Point(x: 400, y: 300))
    let program = try Program.start(arguments, on: server)
    try moment(program)
    server.stop()
    let result = try program.finish(within: 2)
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(result.errors.contains("lost the connection"))
  }

  @Test func `in the middle of a drag`() throws {
    try expectLoss("--value", "1") { program in
      let stars = try program.stars()
      program.client.movePointer(to: stars.point(onStar: 2), in: program.window)
      program.client.press()
      program.client.movePointer(to: stars.point(onStar: 4), in: program.window)
    }
  }

  @Test func `in the middle of a glide`() throws {
    try expectLoss("--value", "0", "--max", "20") { try $0.strike("End") }
  }

  @Test func `while an accepted answer waits for its key to come up`() throws {
    try expectLoss("--value", "1") { program in
      try program.waitForKeys()
      program.client.press(keyCode: try program.client.key("Return").code)
    }
  }

  @Test func `while it is hidden`() throws {
    try expectLoss("--value", "1", manager: .openbox) { program in
      program.client.send(
        "WM_CHANGE_STATE", [3], to: program.client.root, about: program.window,
        mask: XClient.managersMask)
      try wait(for: "an icon") { !program.client.isViewable(program.window) }
    }
  }

  @Test func `as a pop-up under the pointer`() throws {
    try expectLoss("--popup") { $0.client.movePointer(to: Point(x: 410, y: 300)) }
  }

  /// Wherever the connection breaks, be it within an answer, Xlib and XCB find out in ways of their own.
  @Test(arguments: [nil, .openbox] as [WindowManager?])
  func `at any point of the start`(manager: WindowManager?) throws {
    var configuration = XServer.Configuration()
    configuration.manager = manager
    let server = try XServer(configuration)
    let whole = try WireTap(to: server)
    let program = try Program.start(
      ["--value", "1"], on: server, environment: ["DISPLAY": whole.name])
    _ = try program.client.stablePicture(of: program.window)
    program.client.close(program.window)
    _ = try program.finish()
    let total = whole.tally.answerBytes
    // The first answer, which has most of the bytes, is one to Xlib whatever part of it is missing.
    var limits = [1, 9, total / 10]
    limits += stride(from: max(60, total - 4000), to: total, by: 60)
    var last = 0
    for limit in limits {
      let tap = try WireTap(to: server, limit: limit)
      let program = try Program.launch(
        ["--value", "1", "--timeout", "2"], on: nil, environment: ["DISPLAY": tap.name])
      let result = try program.wait(within: 5)
      // Events that came the first time may not come now, and so the limit is not reached.
      if result.status == 5 { break }
      last = limit
      #expect(result.status == 3 && result.output == "", "cut after \(limit) of \(total) bytes")
      #expect(
        result.errors.count { $0 == "\n" } == 1 && result.errors.hasPrefix("xrating: "),
        "cut after \(limit) of \(total) bytes: \(result.errors)")
    }
    #expect(last > total * 3 / 4, "of \(total) bytes")
  }

  @Test func `before there is a window`() throws {
    let server = try XServer()
    let tap = try WireTap(to: server, delay: 0.3)
    let program = try Program.launch(["--value", "1"], on: nil, environment: ["DISPLAY": tap.name])
    try wait(for: "a connection") { tap.tally.isConnected }
    server.stop()
    let result = try program.wait(within: 3)
    #expect(result.status == 3 && result.output == "")
    #expect(result.errors.count { $0 == "\n" } == 1)
  }
}
