import Glibc
import RatingCore
import RatingView
import Support
import Testing

/// Windows of sizes that are forced upon them.
@Suite(.serialized, .xServer(width: 1700, height: 1000))
struct ResizeTests {
  @Test(arguments: [Size(width: 1, height: 1), Size(width: 5, height: 300)])
  func `a size that shows nothing is survived`(size: Size) throws {
    let program = try start("--value", "2", "--text", "How was the film?")
    program.client.resize(program.window, to: size)
    try wait(for: "the size") { program.client.frame(of: program.window)?.size == size }
    program.client.resize(program.window, to: Size(width: 400, height: 300))
    try program.waitForValue(2)
    #expect(try program.accept() == accepted("2"))
  }

  @Test func `stars scale with the window`() throws {
    let program = try start("--value", "2")
    let before = try program.stars().frames[0].width
    program.client.move(program.window, to: Point(x: 0, y: 0))
    program.client.resize(program.window, to: Size(width: 1600, height: 900))
    try wait(for: "large stars") { try program.stars().frames[0].width > 3 * before }
    let frames = try program.stars().frames
    let widths = frames.map(\.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    let picture = try program.client.stablePicture(of: program.window)
    let ink = try #require(
      picture.bounds(
        ofColors: [0xfff7_b500],
        in: Rect(columns: frames[0].columns, rows: 0..<picture.size.height)))
    // The pentagram is a little wider than it is high.
    let ratio = Double(ink.width) / Double(ink.height)
    #expect((1.03...1.07).contains(ratio))
  }

  @Test func `a burst of sizes is few repaints, and no change of size of our own`() throws {
    let tap = try WireTap(to: .current)
    let program = try Program.start(
      ["--no-animation", "--value", "2"], on: .current, environment: ["DISPLAY": tap.name])
    _ = try program.client.stablePicture(of: program.window)
    let whole = tap.tally
    program.client.resize(program.window, to: Size(width: 600, height: 400))
    _ = try program.client.stablePicture(of: program.window)
    let once = tap.tally.since(whole).requests[WireTap.Opcode.copyArea] ?? 0
    #expect(once > 0)
    let before = tap.tally
    program.process.signal(SIGSTOP)
    for width in 0..<50 {
      program.client.resize(program.window, to: Size(width: 500 + width, height: 400))
    }
    program.process.signal(SIGCONT)
    try program.waitForValue(2)
    _ = try program.client.stablePicture(of: program.window)
    let burst = tap.tally.since(before)
    // Fifty sizes that wait are one repaint: as many copies as for one size.
    #expect(burst.requests[WireTap.Opcode.copyArea] == once)
    #expect(burst.requests[WireTap.Opcode.configureWindow] == nil)
  }
}
