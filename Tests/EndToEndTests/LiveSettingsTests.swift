import RatingCore
import RatingView
import Support
import Testing

/// Settings of the desktop that change while the window is open.
@Suite(.serialized, .xServer(width: 1600, height: 1200))
struct LiveSettingsTests {
  private func corner(_ program: Program) throws -> Color {
    Color(
      try program.client.stablePicture(of: program.window).pixel(at: Point(x: 0, y: 0)) & 0xffffff)
  }

  @Test func `the theme follows, and the value stays`() throws {
    let manager = try SettingsManager(on: .current, ["Net/ThemeName": .text("Adwaita")])
    let program = try start("--value", "2.5")
    #expect(try corner(program) == Theme.light.background)
    manager.publish(["Net/ThemeName": .text("Adwaita-dark")])
    try wait(for: "a dark window") { try corner(program) == Theme.dark.background }
    try program.waitForValue(2.5)
    #expect(try program.accept() == accepted("2.5"))
  }

  @Test func `the scale follows, and everything with it`() throws {
    let manager = try SettingsManager(on: .current, ["Xft/DPI": .integer(98304)])
    let program = try start("--value", "2.5", "--text", "How was the film?")
    let large = try start("--scale", "2", "--text", "How was the film?", "--value", "2.5")
    let wanted = try #require(large.client.frame(of: large.window)?.size)
    let picture = try large.client.stablePicture(of: large.window)
    large.process.terminate()
    manager.publish(["Xft/DPI": .integer(2 * 98304)])
    try wait(for: "the size") { program.client.frame(of: program.window)?.size == wanted }
    try wait(for: "large stars") { try program.stars().frames[0].width > 70 }
    try program.click(star: 3, at: 0.25)
    try program.waitForValue(2.5)
    program.client.movePointer(to: Point(x: 0, y: 0))
    let seen = try program.client.stablePicture(of: program.window)
    #expect(seen.size == picture.size)
    let result = try program.accept()
    #expect(result == accepted("2.5"))
  }

  @Test func `what the command line says does not follow`() throws {
    let manager = try SettingsManager(on: .current, ["Net/ThemeName": .text("Adwaita")])
    let program = try start("--theme", "light", "--scale", "1", "--value", "2")
    let size = program.client.frame(of: program.window)?.size
    manager.publish(["Net/ThemeName": .text("x-dark"), "Xft/DPI": .integer(2 * 98304)])
    try program.strike("Right")
    try program.waitForValue(2.5)
    #expect(try corner(program) == Theme.light.background)
    #expect(program.client.frame(of: program.window)?.size == size)
  }

  @Test func `a manager that comes later is heard, and one that goes is not missed`() throws {
    let program = try start("--value", "2")
    var manager: SettingsManager? = try SettingsManager(
      on: .current, ["Net/ThemeName": .text("Adwaita-dark")])
    try wait(for: "a dark window") { try corner(program) == Theme.dark.background }
    manager = nil
    _ = manager
    try wait(for: "a light window") { try corner(program) == Theme.light.background }
    #expect(try program.accept() == accepted("2"))
  }

  @Test func `nonsense and what does not matter change nothing`() throws {
    let manager = try SettingsManager(on: .current, ["Net/ThemeName": .text("Adwaita")])
    let program = try start("--value", "2")
    let before = try program.client.stablePicture(of: program.window)
    manager.publish(["Net/ThemeName": .text("Clearlooks"), "Xft/DPI": .integer(-5)])
    manager.publish([:])
    try program.strike("Right", "Left")
    try program.waitForValue(2)
    let after = try program.client.stablePicture(of: program.window)
    #expect(try Difference(before, after).count == 0)
  }
}
