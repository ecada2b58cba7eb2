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

  @Test(arguments: managers)
  func `a geometry puts it where it says, frame and all`(manager: WindowManager?) throws {
    let server = try server(manager)
    let program = try Program.start(["--geometry", "400x300-0-0", "--no-animation"], on: server)
    let client = program.client
    try wait(for: "its place") {
      client.outerFrame(of: program.window)
        .map { $0.columns.upperBound == 1000 && $0.rows.upperBound == 700 } ?? false
    }
    #expect(client.frame(of: program.window)?.size == Size(width: 400, height: 300))
    try program.click(star: 2)
    #expect(try program.accept() == accepted("2"))
    // Some managers take this for no place at all.
    let first = try Program.start(["--geometry", "+0+0"], on: server)
    try wait(for: "the upper left corner") {
      first.client.outerFrame(of: first.window)?.origin == Point(x: 0, y: 0)
    }
    first.client.close(first.window)
    #expect(try first.finish() == cancelled)
  }

  @Test(arguments: managers)
  func `where it was put it is put again when the scale changes`(manager: WindowManager?) throws {
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 1600, height: 1200)
    configuration.manager = manager
    let server = try XServer(configuration)
    try XClient(server).movePointer(to: Point(x: 1590, y: 1190))
    for (arguments, isInPlace) in Self.places {
      let settings = try SettingsManager(on: server, ["Xft/DPI": .integer(98304)])
      let program = try Program.start(
        arguments + ["--text", "How was the film?", "--value", "2"], on: server)
      let client = program.client
      func placed(_ isWanted: (Rect) -> Bool) throws -> Rect {
        try eventually("a place for \(arguments)") {
          client.outerFrame(of: program.window).flatMap {
            isInPlace($0) && isWanted($0) ? $0 : nil
          }
        }
      }
      let small = try placed { _ in true }
      settings.publish(["Xft/DPI": .integer(2 * 98304)])
      let large = try placed { $0.width > small.width }
      #expect(large.height > small.height)
      settings.publish(["Xft/DPI": .integer(98304)])
      #expect(try placed { $0.width < large.width }.width == small.width)
      client.close(program.window)
      #expect(try program.finish() == cancelled)
    }
  }

  /// Words that say where a window stands on a screen of 1600 by 1200 with the pointer in the lower
  /// right corner, and whether a frame does. Managers whose titles follow the scale as well may do so
  /// after the window has found its middle.
  private static let places: [([String], @Sendable (Rect) -> Bool)] = [
    (["--popup"], { $0.columns.upperBound == 1600 && $0.rows.upperBound == 1200 }),
    (["--geometry", "-0-0"], { $0.columns.upperBound == 1600 && $0.rows.upperBound == 1200 }),
    (
      ["--center"],
      { abs(2 * $0.x + $0.width - 1600) <= 2 && abs(2 * $0.y + $0.height - 1200) <= 20 }
    ),
  ]

  /// As kwin is one.
  @Test(arguments: ["--geometry=-30-40", "--geometry=+5+7", "--center", "--popup"])
  func `a manager whose frame comes late has it in its place as well`(place: String) throws {
    func isInPlace(_ frame: Rect) -> Bool {
      let end = Point(x: frame.columns.upperBound, y: frame.rows.upperBound)
      return switch place {
      case "--center": abs(frame.x + end.x - 1000) <= 1 && abs(frame.y + end.y - 700) <= 1
      case "--popup": end == Point(x: 1000, y: 700)
      case "--geometry=+5+7": frame.origin == Point(x: 5, y: 7)
      default: end == Point(x: 970, y: 660)
      }
    }
    let server = try server(nil)
    try XClient(server).movePointer(to: Point(x: 998, y: 698))
    let manager = try LateManager(on: server)
    defer { manager.stop() }
    let program = try Program.start([place, "--value", "2"], on: server)
    try wait(for: "its place") {
      program.client.outerFrame(of: program.window).map(isInPlace) ?? false
    }
    // It stays there.
    _ = try program.client.stablePicture(of: program.window)
    #expect(program.client.outerFrame(of: program.window).map(isInPlace) == true)
    program.client.close(program.window)
    #expect(try program.finish() == cancelled)
  }

  @Test(arguments: [[], ["--geometry", "400x300-0-0"]], [nil, .openbox, .i3] as [WindowManager?])
  func `one that grows stays on the screen, and comes back`(
    arguments: [String], manager: WindowManager?
  ) throws {
    let server = try server(manager)
    let settings = try SettingsManager(on: server, ["Xft/DPI": .integer(98304)])
    let program = try Program.start(arguments + ["--value", "2"], on: server)
    let client = program.client
    func settled(_ isWanted: (Rect) -> Bool) throws -> Rect {
      try eventually("a place on the screen") {
        client.outerFrame(of: program.window).flatMap { frame in
          let isOnScreen =
            frame.x >= 0 && frame.y >= 0 && frame.columns.upperBound <= 1000
            && frame.rows.upperBound <= 700
          return isOnScreen && isWanted(frame) ? frame : nil
        }
      }
    }
    let isInCorner = { (frame: Rect) in
      arguments.isEmpty || frame.columns.upperBound == 1000 && frame.rows.upperBound == 700
    }
    let small = try settled(isInCorner)
    settings.publish(["Xft/DPI": .integer(5 * 98304 / 2)])
    let large = try settled { $0.width > small.width && isInCorner($0) }
    settings.publish(["Xft/DPI": .integer(98304)])
    #expect(try settled { $0.width < large.width && isInCorner($0) }.width <= small.width)
    client.close(program.window)
    #expect(try program.finish() == cancelled)
  }

  @Test(arguments: [WindowManager.openbox, .i3])
  func `what the user has moved stays there when the scale changes`(manager: WindowManager) throws {
    let server = try server(manager)
    let settings = try SettingsManager(on: server, ["Xft/DPI": .integer(98304)])
    let program = try Program.start(["--center"], on: server)
    let client = program.client
    try program.waitForKeys()
    let small = try #require(client.frame(of: program.window))
    client.move(program.window, to: Point(x: 100, y: 150))
    try wait(for: "another place") { client.frame(of: program.window)?.x != small.x }
    let moved = try #require(client.frame(of: program.window))
    settings.publish(["Xft/DPI": .integer(3 * 49152)])
    try wait(for: "a larger window") {
      client.frame(of: program.window).map { $0.width > small.width } ?? false
    }
    let large = try #require(client.frame(of: program.window))
    #expect(large.origin == moved.origin)
    client.close(program.window)
    #expect(try program.finish() == cancelled)
  }
}
