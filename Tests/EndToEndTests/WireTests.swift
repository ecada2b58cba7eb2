import RatingCore
import Support
import Testing

/// What goes over the wire, which is what a user of a remote display waits for.
@Suite(.serialized, .xServer(width: 1000, height: 700))
struct WireTests {
  private func start(_ arguments: String...) throws -> (program: Program, tap: WireTap) {
    let tap = try WireTap(to: .current)
    let program = try Program.start(
      ["--no-animation"] + arguments, on: .current, environment: ["DISPLAY": tap.name])
    _ = try program.client.stablePicture(of: program.window)
    return (program, tap)
  }

  @Test func `starting waits for few answers`() throws {
    let (program, tap) = try start("--text", "How was the film?")
    #expect(tap.tally.replies <= 36)
    // One star of a kind, the buttons and the texts are all that is large.
    #expect(tap.tally.bytes < 90_000)
    try program.waitForKeys()
    try program.strike("Escape")
    #expect(try program.finish() == cancelled)
  }

  @Test func `starting over a slow connection waits for few round trips`() throws {
    let tap = try WireTap(to: .current, latency: 0.02)
    let program = try Program.start(
      ["--text", "How was the film?"], on: .current, environment: ["DISPLAY": tap.name])
    _ = try program.client.stablePicture(of: program.window)
    #expect((1...9).contains(tap.tally.roundTrips))
  }

  @Test
  func `a drag step that changes the value is a few copies, and one that does not is nothing`()
    throws
  {
    let (program, tap) = try start("--text", "How was the film?")
    let stars = try program.stars()
    let window = program.window
    program.client.movePointer(to: stars.point(onStar: 1, at: 0.25), in: window)
    program.client.press()
    // Once there and back, so that the pictures of the texts are with the server.
    for star in [2, 3, 4, 3, 2] {
      program.client.movePointer(to: stars.point(onStar: star, at: 0.75), in: window)
      try program.waitForValue(Double(star))
    }
    let before = tap.tally
    program.client.movePointer(to: stars.point(onStar: 3, at: 0.75), in: window)
    try program.waitForValue(3)
    let step = tap.tally.since(before)
    #expect(step.bytes <= 120)
    #expect(step.replies == 0)
    // One repaint: the stars that change, and the words.
    #expect(step.requests[WireTap.Opcode.copyArea].map((1...2).contains) == true)
    #expect(step.requests[WireTap.Opcode.putImage] == nil)
    #expect((1...4).contains(step.requestCount))

    let still = tap.tally
    for share in stride(from: 0.6, to: 0.9, by: 0.05) {
      program.client.movePointer(to: stars.point(onStar: 3, at: share), in: window)
    }
    program.client.movePointer(to: stars.point(onStar: 4, at: 0.75), in: window)
    try program.waitForValue(4)
    #expect(tap.tally.since(still).bytes <= 120)
    program.client.release()
  }

  @Test func `two thousand motions are few repaints, and the last one is shown`() throws {
    let (program, tap) = try start()
    let stars = try program.stars()
    program.client.movePointer(to: stars.point(onStar: 1, at: 0.25), in: program.window)
    program.client.press()
    let before = tap.tally
    let clock = ContinuousClock()
    let began = clock.now
    for count in 0..<2000 {
      let star = count.isMultiple(of: 2) ? 2 : 5
      program.client.movePointer(to: stars.point(onStar: star, at: 0.75), in: program.window)
    }
    program.client.movePointer(to: stars.point(onStar: 4, at: 0.25), in: program.window)
    try program.waitForValue(3.5)
    let seconds = (clock.now - began) / .seconds(1)
    // Each repaint copies stars once, and the text once.
    let copies = tap.tally.since(before).requests[WireTap.Opcode.copyArea] ?? 0
    #expect(Double(copies) / 2 <= 150 * max(1, seconds) + 2)
    program.client.release()
  }
}
