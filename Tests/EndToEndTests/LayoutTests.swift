import RatingCore
import Support
import Testing

@Suite struct LayoutTests {
  /// The key that bears 4 on most keyboards, whatever the layout makes of it.
  private static let four = 13

  @Test(arguments: ["fr", "ir", "in(deva)", "lt", "ara(azerty)"], [false, true])
  func `a digit counts by its key in every layout`(layout: String, shift: Bool) throws {
    let server = try XServer()
    try setLayout(layout, on: server)
    let program = try Program.start(["--no-animation"], on: server)
    try strikeFour(program, shift: shift)
    #expect(try program.accept() == accepted("4"))
  }

  @Test(arguments: ["us,ru", "ru,us", "us,fr", "lt,us"], [false, true])
  func `the second of two layouts counts while it is active`(
    layouts: String, shift: Bool
  ) throws {
    let server = try XServer()
    try setLayout(layouts, on: server)
    let program = try Program.start(["--no-animation"], on: server)
    program.client.lockLayout(1)
    try strikeFour(program, shift: shift)
    try program.waitForValue(4)
    try program.strike("Left", "Left", "Right")
    #expect(try program.accept() == accepted("3.5"))
    let cancelling = try Program.start(["--no-animation"], on: server)
    try cancelling.strike("Escape")
    #expect(try cancelling.finish() == cancelled)
  }

  @Test func `a layout that comes while the window is open counts`() throws {
    let server = try XServer()
    let program = try Program.start(["--no-animation"], on: server)
    try strikeFour(program, shift: false)
    try program.waitForValue(4)
    try setLayout("fr", on: server)
    try program.strike("Home")
    // The key beside it is 5, or a parenthesis without Shift.
    program.client.press(keyCode: Self.four + 1)
    program.client.release(keyCode: Self.four + 1)
    #expect(try program.accept() == accepted("5"))
  }

  private func setLayout(_ layout: String, on server: XServer) throws {
    let result = try Subprocess("setxkbmap", [layout], environment: ["DISPLAY": server.name]).wait()
    try #require(result.status == 0)
  }

  private func strikeFour(_ program: Program, shift: Bool) throws {
    try program.waitForKeys()
    let shiftKey = try program.client.key("Shift_L").code
    if shift { program.client.press(keyCode: shiftKey) }
    program.client.press(keyCode: Self.four)
    program.client.release(keyCode: Self.four)
    if shift { program.client.release(keyCode: shiftKey) }
  }
}
