import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct KeyboardTests {
  @Test(arguments: [
    ("Left", "1.5"), ("Down", "1.5"), ("minus", "1.5"), ("Right", "2.5"), ("Up", "2.5"),
    ("plus", "2.5"), ("Prior", "3"), ("Next", "1"), ("Home", "0"), ("End", "5"), ("0", "0"),
    ("Delete", "0"), ("BackSpace", "0"),
  ])
  func `a key moves the value`(key: String, value: String) throws {
    let program = try start("--value", "2")
    try program.strike(key)
    #expect(try program.accept() == accepted(value))
  }

  @Test(arguments: ["Return", "KP_Enter", "space"])
  func `a key accepts`(key: String) throws {
    let program = try start("--value", "2")
    try program.strike(key)
    #expect(try program.finish() == accepted("2"))
  }

  @Test func `a held arrow stops at the end`() throws {
    let program = try start("--print-partial")
    try program.waitForKeys()
    let key = try program.client.key("Right").code
    program.client.press(keyCode: key)
    try program.waitForValue(5)
    program.client.release(keyCode: key)
    #expect(
      try program.accept()
        == accepted("0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "5"))
  }

  @Test(arguments: [
    ("10", "0.1", "8.5", "8.5"), ("10", "0.1", "8,5", "8.5"), ("10", "0.1", "10", "10"),
    ("5", "0.5", "7", "5"), ("5", "0.5", "3", "3"), ("10", "0.5", "25", "10"),
  ])
  func `a number can be typed`(max: String, step: String, typed: String, value: String) throws {
    let program = try start("--max", max, "--step", step)
    try program.type(typed)
    #expect(try program.accept() == accepted(value))
  }

  @Test(arguments: ["Control_L", "Alt_L", "Super_L"])
  func `a digit with a modifier does nothing`(modifier: String) throws {
    let program = try start("--value", "2")
    try program.strike("4", with: [modifier])
    #expect(try program.accept() == accepted("2"))
  }

  @Test func `what is only shown reacts to nothing but closing`() throws {
    let program = try start("--read-only", "--value", "2.5")
    try program.waitForKeys()
    let before = try program.stars()
    for key in ["Right", "Home", "4", "Prior", "plus"] { try program.strike(key) }
    for button in [1, 4, 5] {
      program.client.click(at: before.point(onStar: 5), in: program.window, button: button)
    }
    _ = try program.client.stablePicture(of: program.window)
    #expect(try program.stars() == before)
    #expect(try program.accept() == Subprocess.Result(status: 0))
    let spaced = try start("--read-only", "--value", "2.5")
    try spaced.strike("space")
    #expect(try spaced.finish() == Subprocess.Result(status: 0))
    let escaped = try start("--read-only", "--value", "2.5")
    try escaped.strike("Escape")
    #expect(try escaped.finish() == cancelled)
  }
}
