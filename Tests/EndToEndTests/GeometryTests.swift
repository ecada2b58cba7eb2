import RatingCore
import Support
import Testing

/// C5: `--geometry` as X programs have it.
@Suite(.serialized, .xServer(width: 1000, height: 700))
struct GeometryTests {
  private func frame(_ geometry: String) throws -> Rect {
    let program = try start("--geometry", geometry, "--step", "1")
    let frame = try #require(program.client.frame(of: program.window))
    try program.click(star: 4)
    #expect(try program.accept() == accepted("4"))
    return frame
  }

  @Test func `a position counts from an edge of the screen`() throws {
    let corner = try frame("-0-0")
    #expect(corner.columns.upperBound == 1000 && corner.rows.upperBound == 700)
    #expect(try frame("+10+200").origin == Point(x: 10, y: 200))
    let mixed = try frame("-20+5")
    #expect(mixed.columns.upperBound == 980 && mixed.y == 5)
  }

  @Test(arguments: ["+99999+99999", "+1000+0", "-5000-5000", "+0-99999", "-2147483647+2147483647"])
  func `nobody has to look for a window outside the screen`(geometry: String) throws {
    let frame = try frame(geometry)
    #expect(frame.x >= 0 && frame.columns.upperBound <= 1000)
    #expect(frame.y >= 0 && frame.rows.upperBound <= 700)
  }

  @Test func `a size is that of the window, and the stars fill it`() throws {
    let natural = try frame("+0+0").size
    #expect(try frame("500x400+0+0") == Rect(x: 0, y: 0, width: 500, height: 400))
    #expect(try frame("300x120").size == Size(width: 300, height: 120))
    #expect(try frame("700").size == Size(width: 700, height: natural.height))
    let placed = try frame("300x120-0")
    #expect(placed.size == Size(width: 300, height: 120) && placed.columns.upperBound == 1000)
  }

  @Test(arguments: ["1000x700+0+0", "1000x700", "99999x99999-0-0"])
  func `a window may be as large as the monitor`(geometry: String) throws {
    #expect(try frame(geometry) == Rect(x: 0, y: 0, width: 1000, height: 700))
  }

  @Test(arguments: ["99999x300", "300x99999", "99999x1", "1x1", "1x99999", "80x24+0+0", "10x300"])
  func `a size that is of no use is brought to one where stars can be seen and pressed`(
    geometry: String
  ) throws {
    for arguments in [[], ["--text", "How was the film?", "--size", "100"]] {
      let program = try Program.start(
        ["--geometry", geometry, "--step", "1"] + arguments, on: .current)
      let frame = try #require(program.client.frame(of: program.window))
      #expect(frame.width <= 1000 && frame.height <= 700)
      let stars = try program.stars()
      #expect(stars.frames.count == 5 && stars.frames.allSatisfy { $0.width >= 14 })
      try program.click(star: 4)
      #expect(try program.accept() == accepted("4"))
    }
  }

  @Test(arguments: ["foo", "0x0", "0x100", "100x0", "", "10x10+", "300x200 ", "+x+y", "300,200"])
  func `what is no geometry is refused`(geometry: String) throws {
    try expectRefusal(of: ["--geometry", geometry], naming: "--geometry")
  }

  @Test func `the smallest size is what shows everything, or what the user wants smaller`() throws {
    func minimum(_ arguments: String...) throws -> Size {
      let program = try Program.start(arguments, on: .current)
      let hints = program.client.cardinals("WM_NORMAL_HINTS", of: program.window)
      try #require(hints.count > 6)
      return Size(width: Int(hints[5]), height: Int(hints[6]))
    }
    let natural = try minimum()
    #expect(try minimum("--geometry", "900x600") == natural)
    #expect(try minimum("--geometry", "900x120") == Size(width: natural.width, height: 120))
    #expect(try minimum("--geometry", "+5+5") == natural)
  }

  @Test func `the hints say that the user said so`() throws {
    let program = try start("--geometry", "400x300-0-10")
    let hints = program.client.cardinals("WM_NORMAL_HINTS", of: program.window)
    try #require(hints.count > 17)
    #expect(hints[0] & 0b11 == 0b11)  // USPosition and USSize
    #expect(hints[17] == 9)  // SouthEastGravity
    #expect(hints[5] < 400 && hints[6] < 300)  // What is needed, not what is wished for.
    // A manager that places the window is left to do so.
    let placed = try start()
    #expect(placed.client.cardinals("WM_NORMAL_HINTS", of: placed.window)[0] & 0b101 == 0)
  }
}
