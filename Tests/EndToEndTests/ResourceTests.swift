import Glibc
import RatingCore
import RatingView
import Support
import Testing

/// S3 and S2: what the X resources do.
@Suite(.serialized, .xServer(width: 1000, height: 700))
struct ResourceTests {
  /// The program with resources that the server holds, which takes the value 3.
  private func open(
    _ resources: String, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) throws -> Program {
    let client = try XClient(.current)
    client.setResources(resources)
    defer { client.setResources("") }
    return try Program.open(
      ["--value", "3"] + arguments, on: .current, environment: environment)
  }

  private func hasColor(_ color: UInt32, _ program: Program) throws -> Bool {
    try program.client.stablePicture(of: program.window).bounds(ofColors: [0xff00_0000 | color])
      != nil
  }

  @Test(arguments: [
    "xrating.color: red", "XRating*color: red", "*color: red", "XRating.Color: red",
    "xrating*Color: #ff0000", "xrating.color:\tred",
    "xrating.color: red   ", "xrating.color: red \t", "xrating.color: red\r",
  ])
  func `instance and class names act`(resource: String) throws {
    let program = try open(resource)
    #expect(try hasColor(0xff0000, program))
    #expect(program.process.errors.isEmpty)
  }

  @Test func `the command line wins`() throws {
    let program = try open("xrating.color: red", ["--color", "blue"])
    #expect(try hasColor(0x0000ff, program))
    #expect(try !hasColor(0xff0000, program))
  }

  @Test func `the more exact name wins, and the name of the program counts`() throws {
    let both = try open("XRating*color: red\nxrating.color: blue")
    #expect(try hasColor(0x0000ff, both))
    let other = try open(
      "xrating.color: red\nfilms.color: blue", ["--name", "films"])
    #expect(try hasColor(0x0000ff, other))
  }

  @Test func `options without a value are true or false`() throws {
    let program = try open("xrating.read-only: true\nxrating.no-animation: off")
    try program.strike("Right", "Return")
    #expect(try program.finish() == Subprocess.Result(status: 0))
  }

  @Test func `numbers act as well`() throws {
    let program = try open("xrating.max: 7\nxrating.step: 1")
    try program.strike("End", "Return")
    #expect(try program.finish() == accepted("7"))
  }

  @Test(arguments: [
    ("xrating.color: gren", "xrating: resource color: \"gren\" is not a colour\n"),
    ("xrating.max: 0", "xrating: resource max: \"0\" is not between 1 and 100\n"),
    (
      "xrating.bell: perhaps",
      "xrating: resource bell: \"perhaps\" is not true or false\n"
    ),
    (
      "xrating.min: 5",
      "xrating: resource min: \"5\" is not below the maximum, 5\n"
    ),
    (
      "xrating.image: /nonexistent/a.png",
      "xrating: resource image: \"/nonexistent/a.png\" cannot be read: No such file or directory\n"
    ),
    ("xrating.image: /etc/passwd", "xrating: resource image: \"/etc/passwd\" is not a PNG image\n"),
    (
      "xrating.symbol: \u{10fffd}",
      "xrating: resource symbol: \"\u{10fffd}\" cannot be drawn: no installed font has it\n"
    ),
    ("xrating.value: 1", ""), ("xrating.no-such: 1", ""), ("!!: broken\n::: *\u{1}", ""),
  ])
  func `what makes no sense is passed over`(resource: String, complaint: String) throws {
    let program = try open(resource)
    try program.strike("Return")
    #expect(
      try program.finish() == Subprocess.Result(status: 0, output: "3\n", errors: complaint))
  }

  @Test func `what is at odds with the command line is passed over, and the rest acts`() throws {
    let program = try open(
      "xrating.popup: true\nxrating.color: red\nxrating.image: /nonexistent.png",
      ["--item", "A", "--item", "B"])
    #expect(try hasColor(0xff0000, program))
    try program.strike("Return")
    let popUp = "option --popup goes with one rating that can be changed"
    #expect(
      try program.finish()
        == Subprocess.Result(
          status: 0, output: "3\n3\n",
          errors: """
            xrating: resource image: "/nonexistent.png" cannot be read: No such file or directory
            xrating: resource popup is passed over: \(popUp)

            """))
  }

  @Test func `a bad image of the command line is an error of its own`() throws {
    let client = try XClient(.current)
    client.setResources("xrating.color: red")
    defer { client.setResources("") }
    let result = try Program.run(["--image", "/nonexistent.png"], on: .current)
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("xrating: option --image: \"/nonexistent.png\" cannot be read"))
  }

  /// S2.
  @Test func `catch-all colours leave everything legible`() throws {
    let program = try open("*background: #000000\n*foreground: #111111", ["--text", "How?"])
    let picture = try program.client.stablePicture(of: program.window)
    #expect(picture.pixel(at: Point(x: 0, y: 0)) == 0xff00_0000)
    let theme = Theme(Palette(background: .black, text: Color(0x111111)))
    let text = [theme.text, theme.filled.fill, theme.empty.outline].map {
      UInt32(0xff00_0000) | UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue)
    }
    for color in text { #expect(picture.bounds(ofColors: [color]) != nil) }
    #expect(theme.text.contrast(to: .black) >= 4.5)
  }

  @Test func `a file is read where the server holds nothing`() throws {
    let home = try TemporaryFolder()
    // A server that holds no resources at all, not even empty ones.
    let server = try XServer()
    func color(_ contents: String?) throws -> Bool {
      if let contents {
        let file = Glibc.open(home.path + "/.Xdefaults", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        _ = write(file, contents, contents.utf8.count)
        close(file)
      }
      let program = try Program.open(
        ["--value", "3"], on: server, environment: ["HOME": home.path])
      let picture = try program.client.stablePicture(of: program.window)
      #expect(program.process.errors.isEmpty)
      return picture.bounds(ofColors: [0xffff_0000]) != nil
    }
    #expect(try !color(nil))
    #expect(try color("XRating*color: red\n"))
    #expect(try !color("\u{0}\u{1}%%% broken \n\n:\n"))
  }

  @Test(arguments: [nil, "", "/nonexistent"])
  func `no home is no failure`(home: String?) throws {
    let server = try XServer()
    let program = try Program.open(
      ["--value", "3"], on: server, environment: ["HOME": home])
    let result = try program.accept()
    // Fontconfig complains about a home that it has not; the program does not.
    #expect(result.status == 0 && result.output == "3\n" && !result.errors.contains("xrating"))
  }
}
