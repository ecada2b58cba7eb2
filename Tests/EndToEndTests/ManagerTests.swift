import Glibc
import RatingCore
import Support
import Testing

/// The program under the window managers that people have, and under none.
@Suite(.serialized)
struct ManagerTests {
  static let managers: [WindowManager?] = [nil] + WindowManager.allCases

  private func server(_ manager: WindowManager?) throws -> XServer {
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 1000, height: 700)
    configuration.manager = manager
    let server = try XServer(configuration)
    // Where the pointer decides about the focus, it decides for the window.
    try XClient(server).movePointer(to: Point(x: 500, y: 350))
    return server
  }

  @Test(arguments: managers)
  func `it appears, has the focus or gets it by a click, and a drag and Return give the value`(
    manager: WindowManager?
  ) throws {
    let program = try Program.start(["--no-animation"], on: server(manager))
    let frame = try #require(program.client.frame(of: program.window))
    #expect(frame.x >= 0 && frame.columns.upperBound <= 1000)
    #expect(frame.y >= 0 && frame.rows.upperBound <= 700)
    let stars = try program.stars()
    program.drag([
      stars.point(onStar: 1), stars.point(onStar: 5), stars.point(onStar: 4, at: 0.25),
    ])
    try program.waitForValue(3.5)
    #expect(try program.accept() == accepted("3.5"))
  }

  @Test(arguments: managers)
  func `closing it cancels`(manager: WindowManager?) throws {
    let program = try Program.start(["--value", "2"], on: server(manager))
    program.client.close(program.window)
    #expect(try program.finish() == cancelled)
  }

  @Test(arguments: managers)
  func `a pop-up lies inside the monitor with its value under the pointer, and a release accepts`(
    manager: WindowManager?
  ) throws {
    let server = try server(manager)
    let program = try Program.start(["--popup", "--value", "2.5"], on: server)
    let frame = try #require(program.client.frame(of: program.window))
    #expect(frame.x >= 0 && frame.columns.upperBound <= 1000)
    #expect(frame.y >= 0 && frame.rows.upperBound <= 700)
    // A press where the pointer is chooses the value that is there.
    program.client.press()
    try program.waitForValue(2.5)
    program.client.release()
    #expect(try program.finish() == accepted("2.5"))
  }

  @Test(arguments: managers)
  func `a pop-up goes with Escape, and when another window gets the focus`(
    manager: WindowManager?
  ) throws {
    let server = try server(manager)
    let escaped = try Program.start(["--popup"], on: server)
    try escaped.strike("Escape")
    #expect(try escaped.finish() == cancelled)
    let left = try Program.start(["--popup"], on: server)
    try left.waitForKeys()
    left.client.focus(left.client.root)
    #expect(try left.finish() == cancelled)
  }

  @Test(arguments: managers)
  func `a pop-up in a corner of the screen is all there`(manager: WindowManager?) throws {
    let server = try server(manager)
    try XClient(server).movePointer(to: Point(x: 998, y: 698))
    let program = try Program.start(["--popup", "--text", "How was the film?"], on: server)
    try wait(for: "a place inside the screen") {
      program.client.frame(of: program.window)
        .map { $0.columns.upperBound <= 1000 && $0.rows.upperBound <= 700 } ?? false
    }
    try program.strike("Escape")
    #expect(try program.finish() == cancelled)
  }

  @Test func `a dialog floats under a tiling manager`() throws {
    let natural = try #require(
      try { (program: Program) in program.client.frame(of: program.window)?.size }(
        Program.start([], on: server(nil))))
    let program = try Program.start([], on: server(.i3))
    #expect(program.client.frame(of: program.window)?.size == natural)
    #expect(natural.width < 1000)
  }

  /// A tiling manager knows no far edges.
  @Test(arguments: managers.filter { $0 != .i3 })
  func `a geometry puts it where it says, frame and all`(manager: WindowManager?) throws {
    let program = try Program.start(
      ["--geometry", "400x300-0-0", "--no-animation"], on: server(manager))
    let client = program.client
    try wait(for: "its place") {
      client.outerFrame(of: program.window)
        .map { $0.columns.upperBound == 1000 && $0.rows.upperBound == 700 } ?? false
    }
    #expect(client.frame(of: program.window)?.size == Size(width: 400, height: 300))
    try program.click(star: 2)
    #expect(try program.accept() == accepted("2"))
  }
}
