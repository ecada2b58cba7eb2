import Glibc
import RatingCore
import RatingView
import Support
import Testing

/// Two monitors of different height, with a dead area below the second.
@Suite(.serialized, .xServer(width: 1800, height: 900))
struct MonitorTests {
  private static let monitors = [
    Rect(x: 0, y: 0, width: 1000, height: 900), Rect(x: 1000, y: 0, width: 800, height: 600),
  ]

  /// A pixel in each corner of each monitor.
  static let corners = monitors.enumerated().flatMap { index, monitor in
    [
      (index, monitor.x, monitor.y), (index, monitor.columns.upperBound - 1, monitor.y),
      (index, monitor.x, monitor.rows.upperBound - 1),
      (index, monitor.columns.upperBound - 1, monitor.rows.upperBound - 1),
    ]
  }

  private func open(_ arguments: String..., pointer: Point) throws -> (Program, Rect) {
    let client = try XClient(.current)
    client.setMonitors(Self.monitors)
    client.movePointer(to: pointer)
    let program = try Program.start(arguments, on: .current)
    return (program, try #require(client.frame(of: program.window)))
  }

  private func expectInside(_ frame: Rect, _ monitor: Rect) {
    #expect(frame.x >= monitor.x && frame.columns.upperBound <= monitor.columns.upperBound)
    #expect(frame.y >= monitor.y && frame.rows.upperBound <= monitor.rows.upperBound)
  }

  @Test(arguments: corners)
  func `a pop-up lies inside the monitor with the pointer`(monitor: Int, x: Int, y: Int) throws {
    let (program, frame) = try open(
      "--popup", "--text", "How was the film?", pointer: Point(x: x, y: y))
    expectInside(frame, Self.monitors[monitor])
    try program.strike("Escape")
    #expect(try program.finish() == cancelled)
  }

  @Test(arguments: corners)
  func `a dialog that nobody places lies in the middle of the monitor with the pointer`(
    monitor: Int, x: Int, y: Int
  ) throws {
    let (_, frame) = try open(pointer: Point(x: x, y: y))
    let place = Self.monitors[monitor]
    expectInside(frame, place)
    #expect(abs(frame.x + frame.width / 2 - place.x - place.width / 2) <= 1)
    #expect(abs(frame.y + frame.height / 2 - place.y - place.height / 2) <= 1)
  }

  @Test func `a row is not wider than the monitor in use`() throws {
    let (_, frame) = try open(
      "--max", "12", "--size", "100", pointer: Point(x: 1500, y: 300))
    expectInside(frame, Self.monitors[1])
  }

  @Test(arguments: ["0.5", "2", "3.5", "5"])
  func `the value lies under the pointer`(value: String) throws {
    let (program, _) = try open(
      "--popup", "--value", value, "--no-animation", pointer: Point(x: 480, y: 420))
    program.client.press()
    try program.waitForValue(Double(value) ?? 0)
    program.client.release()
    #expect(try program.finish() == accepted(value))
  }
}

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct PopUpTests {
  private func open(_ arguments: String...) throws -> Program {
    try XClient(.current).movePointer(to: Point(x: 500, y: 350))
    return try Program.start(["--popup", "--no-animation"] + arguments, on: .current)
  }

  @Test func `a drag that ends outside chooses and accepts nothing`() throws {
    let program = try open("--value", "2")
    let stars = try program.stars()
    program.client.movePointer(to: stars.point(onStar: 1), in: program.window)
    program.client.press()
    program.client.movePointer(to: stars.point(onStar: 4, at: 0.25), in: program.window)
    program.client.movePointer(to: Point(x: 900, y: 690))
    program.client.release()
    try program.waitForValue(5)
    #expect(program.process.isRunning)
    try program.strike("Escape")
    #expect(try program.finish() == cancelled)
  }

  @Test func `another client's grab of the keyboard does not close it`() throws {
    let program = try open("--value", "2")
    try program.waitForKeys()
    #expect(program.client.grabKeyboard())
    program.client.ungrab()
    try program.strike("Right", "Return")
    #expect(try program.finish() == accepted("2.5"))
  }

  @Test func `losing the focus in the middle of a drag cancels it`() throws {
    let program = try open("--value", "2")
    try program.waitForKeys()
    program.client.movePointer(to: try program.stars().point(onStar: 4), in: program.window)
    program.client.press()
    try program.waitForValue(4)
    program.client.focus(program.client.root)
    #expect(try program.finish() == cancelled)
    program.client.release()
  }

  @Test func `it is a managed window above others, without a frame`() throws {
    let program = try open()
    let (client, window) = (program.client, program.window)
    #expect(client.cardinals("_MOTIF_WM_HINTS", of: window) == [2, 0, 0, 0, 0])
    #expect(
      Set(client.atoms("_NET_WM_STATE", of: window)) == [
        "_NET_WM_STATE_ABOVE", "_NET_WM_STATE_SKIP_TASKBAR", "_NET_WM_STATE_SKIP_PAGER",
      ])
    #expect(client.atoms("_NET_WM_WINDOW_TYPE", of: window) == ["_NET_WM_WINDOW_TYPE_DIALOG"])
    #expect(!client.isUnmanaged(window))
  }

  @Test func `a line goes around it`() throws {
    let program = try open()
    let picture = try program.client.stablePicture(of: program.window)
    let border = picture.pixel(at: Point(x: 0, y: 0))
    #expect(border != picture.pixel(at: Point(x: 1, y: 1)))
    let (right, bottom) = (picture.size.width - 1, picture.size.height - 1)
    for point in [
      Point(x: right, y: 0), Point(x: 0, y: bottom), Point(x: right, y: bottom),
      Point(x: right / 2, y: 0), Point(x: 0, y: bottom / 2), Point(x: right, y: bottom / 2),
    ] {
      #expect(picture.pixel(at: point) == border)
    }
  }

  @Test(arguments: ["--popup", "--instant"])
  func `with several ratings that can be changed it is refused`(option: String) throws {
    try expectRefusal(of: [option, "--item", "A", "--item", "B"], naming: option)
  }

  @Test func `one that is only shown is gone with the focus, Escape or Return`() throws {
    for (end, result) in [("focus", cancelled), ("Escape", cancelled), ("Return", accepted())] {
      let program = try open("--read-only", "--value", "4.3", "--item", "A", "--item", "B")
      try program.waitForKeys()
      if end == "focus" {
        program.client.focus(program.client.root)
      } else {
        try program.strike(end)
      }
      #expect(try program.finish() == result, "\(end)")
    }
  }
}
