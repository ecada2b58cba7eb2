import Glibc
import RatingCore
import RatingView
import Support
import Testing

/// What the settings of the desktop do to the window.
@Suite(.serialized, .xServer(width: 1200, height: 900))
struct SettingsTests {
  /// Starts the program and gives the colour of its upper left corner and its size.
  private func window(
    _ arguments: String..., settings: [String: SettingsBlock.Value]
  ) throws -> (background: Color, size: Size) {
    let manager = try SettingsManager(on: .current, settings)
    defer { withExtendedLifetime(manager) {} }
    let program = try Program.open(arguments, on: .current)
    let picture = try program.client.stablePicture(of: program.window)
    #expect(program.process.errors.isEmpty)
    return (Color(picture.pixel(at: Point(x: 0, y: 0)) & 0xffffff), picture.size)
  }

  private static let dark = ["Net/ThemeName": SettingsBlock.Value.text("Adwaita-dark")]

  @Test func `the window is as dark as those of the desktop`() throws {
    #expect(try window(settings: Self.dark).background == Theme.dark.background)
    #expect(
      try window("--theme", "auto", settings: ["Net/ThemeName": .text("Adwaita")]).background
        == Theme.light.background)
    #expect(try window(settings: [:]).background == Theme.light.background)
  }

  @Test func `the command line goes before the desktop`() throws {
    #expect(
      try window("--theme", "light", settings: Self.dark).background == Theme.light.background)
    #expect(try window("--background", "teal", settings: Self.dark).background == Color(0x008080))
  }

  @Test func `the window is as large as those of the desktop`() throws {
    let size = try window(settings: [:]).size
    let large = try window(settings: ["Xft/DPI": .integer(2 * 98304)]).size
    #expect(large == (try window("--scale", "2", settings: [:]).size))
    #expect(large.width > size.width * 3 / 2)
    #expect(try window("--scale", "1", settings: ["Xft/DPI": .integer(2 * 98304)]).size == size)
  }

  @Test(arguments: [[], [0], [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255]] as [[UInt8]])
  func `a manager that publishes nonsense does no harm`(bytes: [UInt8]) throws {
    let manager = try SettingsManager(on: .current, bytes: bytes)
    let program = try start("--value", "2")
    #expect(try program.accept() == accepted("2"))
    withExtendedLifetime(manager) {}
  }

  @Test func `a double click takes as long as the desktop lets it`() throws {
    let manager = try SettingsManager(on: .current, ["Net/DoubleClickTime": .integer(5000)])
    let program = try start("--step", "1")
    try program.click(star: 4)
    try program.waitForValue(4)
    usleep(700_000)
    try program.click(star: 4)
    #expect(try program.finish() == accepted("4"))
    withExtendedLifetime(manager) {}
  }
}

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct ColorTests {
  @Test func `colours are seen`() throws {
    let program = try Program.open(
      ["--color", "#e91e63", "--empty-color", "#cde", "--value", "2.5"], on: .current)
    let picture = try program.client.stablePicture(of: program.window)
    #expect(picture.bounds(ofColors: [0xffe9_1e63]) != nil)
    #expect(picture.bounds(ofColors: [0xffcc_ddee]) != nil)
  }

  @Test func `what is no colour is refused before there is a window`() throws {
    let result = try Program.run(["--color", "gren"])
    #expect(
      result
        == Subprocess.Result(
          status: 2, errors: "xrating: option --color: \"gren\" is not a colour\n"))
  }
}
