import RatingView
import Support
import Testing

/// The programs of the README, in a package of their own that depends on this one.
@Suite(.serialized, .xServer(width: 800, height: 600))
struct ReadmeTests {
  /// The programs, built once and in their order.
  static let programs = Result { try ExamplePackage(readme: repository + "/README.md") }

  private func start(_ example: Int, input: Subprocess.Input = .null) throws -> Guest {
    let package = try Self.programs.get()
    return try Guest(
      package.program(example), on: .current, input: input, folder: package.folder)
  }

  @Test func `a question is asked, and the answer printed`() throws {
    let guest = try start(0)
    try guest.click(star: 4, at: 0.25, in: "How was the film?")
    try guest.accept("How was the film?")
    #expect(try guest.process.wait() == Subprocess.Result(status: 0, output: "3.5\n"))
  }

  @Test func `changes come with their causes, and a choice once`() throws {
    let guest = try start(1)
    let title = "How was the film?"
    let (window, stars) = (try guest.client.window(named: title), try guest.stars(in: title))
    guest.client.movePointer(to: stars.point(onStar: 2, at: 0.75), in: window)
    guest.client.press()
    try guest.waitForLine("now 2 by click")
    guest.client.movePointer(to: stars.point(onStar: 5, at: 0.25), in: window)
    try guest.waitForLine("now 4.5 by drag")
    guest.client.release()
    try guest.waitForLine("chose 4.5")
    try guest.accept(title)
    #expect(
      try guest.process.wait().output
        == "now 2 by click\nnow 4.5 by drag\nchose 4.5\nanswered 4.5\n")
  }

  @Test func `several ratings have one answer each, and what is only shown has none`() throws {
    let guest = try start(2)
    try guest.accept("Your stay")
    #expect(try guest.process.wait() == Subprocess.Result(status: 0, output: "4 5\n"))
  }

  @Test func `an average moves while its window is open`() throws {
    let guest = try start(3, input: .pipe())
    _ = try guest.client.window(named: "The audience")
    guest.process.write("4\n")
    try guest.waitForLine("4")
    guest.process.write("5\n")
    try guest.waitForLine("4.5")
    guest.process.closeInput()
    #expect(try guest.process.wait() == Subprocess.Result(status: 0, output: "4\n4.5\n"))
  }

  @Test func `two windows are open at once, and each has an answer`() throws {
    let guest = try start(4)
    try guest.move("The food", to: Point(x: 0, y: 0))
    try guest.move("The music", to: Point(x: 400, y: 300))
    try guest.click(star: 4, in: "The music")
    try guest.accept("The music")
    try guest.waitForLine("The music accepted([4])")
    guest.client.close(try guest.client.window(named: "The food"))
    let output = try guest.process.wait().output
    #expect(output == "The music accepted([4])\nThe food cancelled\n")
  }

  @Test func `stars are drawn into files`() throws {
    let guest = try start(5)
    let result = try guest.process.wait()
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("<?xml") && result.output.contains("<path"))
    let folder = try Self.programs.get().folder
    let picture = try Surface(pngFile: folder + "/stars.png")
    #expect(StarsPicture(picture, theme: .dark)?.frames.count == 5)
  }

  @Test func `the arithmetic is exact`() throws {
    let guest = try start(6)
    #expect(try guest.process.wait() == Subprocess.Result(status: 0, output: "3.5 184 3\n"))
  }

  @Test func `without a display the question throws`() throws {
    let result = try Subprocess(
      Self.programs.get().program(0), environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
    ).wait()
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors.contains("no display: DISPLAY is not set"))
  }

  @Test(arguments: ["RatingCore", "RatingView", "RatingX11"])
  func `the documentation of each module has one of these examples`(module: String) throws {
    let folder = repository + "/Sources/\(module)/\(module).docc"
    let examples = try ExamplePackage.examples(in: "\(folder)/\(module).md")
    #expect(examples.count == 1)
    #expect(try ExamplePackage.examples(in: repository + "/README.md").contains(examples))
  }

  @Test func `every example is run here`() throws {
    #expect(try Self.programs.get().count == 7)
  }
}
