import Glibc
import RatingCore
import Support
import Testing

@Suite struct ServerTests {
  @Test(arguments: [
    ["MIT-SHM"], ["RANDR"], ["XInputExtension"], ["Composite"],
    ["MIT-SHM", "RANDR", "XInputExtension", "Composite", "RENDER", "XFIXES", "SYNC"],
  ])
  func `extensions are optional`(extensions: [String]) throws {
    var configuration = XServer.Configuration()
    configuration.arguments = extensions.flatMap { ["-extension", $0] }
    let program = try Program.start(["--no-animation"], on: XServer(configuration))
    try program.click(star: 3)
    #expect(try program.accept() == accepted("3"))
  }

  @Test(arguments: [15, 16, 24, 30])
  func `it works at any depth`(depth: Int) throws {
    var configuration = XServer.Configuration()
    configuration.depth = depth
    let program = try Program.start(["--no-animation"], on: XServer(configuration))
    try program.click(star: 3)
    try program.waitForValue(3)
    #expect(try program.accept() == accepted("3"))
  }
}

extension ServerTests {
  @Test func `a screen without true colours is an error of its own`() throws {
    var configuration = XServer.Configuration()
    configuration.depth = 8
    let server = try XServer(configuration)
    #expect(
      try Program.run(["--value", "1"], on: server)
        == Subprocess.Result(
          status: 3,
          errors: "xrating: display \"\(server.name)\" has no true-colour visual\n"))
  }
}

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct LoadTests {
  @Test func `many motions end at the last one`() throws {
    let program = try start()
    let stars = try program.stars()
    program.client.movePointer(to: stars.point(onStar: 1), in: program.window)
    program.client.press()
    let columns = stars.frames[0].x..<stars.frames[4].columns.upperBound
    for count in 0..<2000 {
      let x = columns.lowerBound + count * 37 % columns.count
      program.client.movePointer(to: Point(x: x, y: stars.frames[0].y), in: program.window)
    }
    program.client.movePointer(to: stars.point(onStar: 2, at: 0.25), in: program.window)
    try program.waitForValue(1.5)
    program.client.release()
    #expect(try program.accept() == accepted("1.5"))
  }

  @Test func `nothing wakes it up while nothing moves`() throws {
    let program = try start("--value", "3")
    try program.waitForKeys()
    _ = try program.client.stablePicture(of: program.window)
    let before = program.process.voluntarySwitches
    usleep(700_000)
    #expect(program.process.voluntarySwitches == before)
  }

  @Test func `nothing wakes it up once a glide has settled`() throws {
    let program = try Program.start(["--value", "1"], on: .current)
    try program.strike("End")
    try program.waitForValue(5)
    _ = try program.client.stablePicture(of: program.window)
    usleep(400_000)  // the last frames of the glide move less than a pixel
    let before = program.process.voluntarySwitches
    usleep(700_000)
    #expect(program.process.voluntarySwitches == before)
  }

  @Test(arguments: [16, 24])
  func `many ratings fit the screen, and their stars are there`(count: Int) throws {
    let items = (1...count).flatMap { ["--item", "Question \($0)"] }
    let program = try Program.open(["--value", "3"] + items, on: .current)
    let frame = try #require(program.client.frame(of: program.window))
    #expect(frame.y >= 0 && frame.rows.upperBound <= 700)
    let picture = try program.client.stablePicture(of: program.window)
    #expect(picture.bounds(ofColors: [0xfff7_b500]) != nil)
    try program.strike("End")
    try program.strike("Return")
    let lines = ["5"] + Array(repeating: "3", count: count - 1)
    #expect(try program.finish().output == lines.map { $0 + "\n" }.joined())
  }

  @Test func `a hundred large stars fit the screen`() throws {
    let program = try Program.open(["--max", "100", "--size", "64"], on: .current)
    let frame = try #require(program.client.frame(of: program.window))
    #expect(frame.x >= 0 && frame.columns.upperBound <= 1000)
    #expect(try #require(program.process.peakMemory) < 200_000)
    try program.strike("End")
    #expect(try program.accept() == accepted("100"))
  }
}
