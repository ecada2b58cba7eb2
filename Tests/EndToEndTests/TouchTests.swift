import RatingCore
import Support
import Testing

/// Fingers on a touch screen, as the server makes a pointer of them.
@Suite(.serialized, .xServer(width: 1000, height: 700, touch: true))
struct TouchTests {
  @Test func `a tap on a star chooses it, in one change`() throws {
    for star in 1...5 {
      let hand = try Hand("--step", "1", "--print-partial")
      try hand.tap(star: star)
      try hand.program.waitForValue(Double(star))
      #expect(try hand.program.accept() == accepted("\(star)", "\(star)"))
    }
  }

  @Test func `a tap on half a star chooses the half`() throws {
    let hand = try Hand("--print-partial")
    try hand.screen.tap(hand.place(ofStar: 3, at: 0.25))
    try hand.program.waitForValue(2.5)
    #expect(try hand.program.accept() == accepted("2.5", "2.5"))
  }

  @Test func `a tap is the answer if letting go is`() throws {
    let hand = try Hand("--step", "1", "--instant")
    try hand.tap(star: 4)
    #expect(try hand.program.finish() == accepted("4"))
  }

  @Test func `two taps on one star are a double click`() throws {
    let hand = try Hand("--step", "1", "--print-partial")
    try hand.tap(star: 4)
    try hand.tap(star: 4)
    #expect(try hand.program.finish() == accepted("4", "4"))
  }

  @Test func `a tap on a button presses it`() throws {
    let hand = try Hand("--value", "2", "--print-partial")
    try hand.screen.tap(hand.placeOfOK)
    #expect(try hand.program.finish() == accepted("2"))
  }

  @Test func `a drag shows each value that it passes and chooses the last`() throws {
    let hand = try Hand("--step", "1", "--print-partial")
    try hand.screen.touch(hand.place(ofStar: 1))
    try hand.program.waitForValue(1)
    for star in [2, 3, 5, 4] {
      try hand.screen.move(to: hand.place(ofStar: star))
      try hand.program.waitForValue(Double(star))
    }
    try hand.screen.lift()
    #expect(try hand.program.accept() == accepted("1", "2", "3", "5", "4", "4"))
  }

  @Test func `a second finger neither disturbs a drag nor chooses`() throws {
    let hand = try Hand("--step", "1", "--print-partial")
    try hand.screen.touch(hand.place(ofStar: 2))
    try hand.program.waitForValue(2)
    try hand.screen.tap(hand.place(ofStar: 5), finger: 1)
    try hand.screen.touch(hand.place(ofStar: 1), finger: 1)
    try hand.screen.move(to: hand.place(ofStar: 4), finger: 1)
    try hand.screen.move(to: hand.place(ofStar: 3))
    try hand.program.waitForValue(3)
    try hand.screen.lift()
    try hand.screen.lift(finger: 1)
    try hand.expectAtRest(3)
    #expect(try hand.program.accept() == accepted("2", "3", "3"))
  }

  @Test func `a tap beside the stars or the window does nothing`() throws {
    let hand = try Hand("--value", "3", "--step", "1", "--print-partial")
    let frame = try #require(hand.client.frame(of: hand.program.window))
    let before = try hand.client.stablePicture(of: hand.program.window)
    for place in [
      Point(x: frame.x - 30, y: frame.y - 30), Point(x: frame.x + 3, y: frame.y + 3),
      Point(x: 999, y: 699), Point(x: 0, y: 0),
    ] {
      try hand.screen.tap(place)
    }
    #expect(try hand.client.stablePicture(of: hand.program.window).hasSamePixels(as: before))
    #expect(try hand.program.accept() == accepted("3"))
  }
}

/// A finger that is gone points at nothing, wherever the server's pointer stays behind.
@Suite(.serialized, .xServer(width: 1000, height: 700, touch: true))
struct LiftedFingerTests {
  @Test func `after a tap the window shows what was chosen`() throws {
    let hand = try Hand("--value", "1", "--step", "1")
    try hand.tap(star: 4)
    try hand.expectAtRest(4)
    try hand.tap(star: 2)
    try hand.expectAtRest(2)
  }

  @Test func `after a long press as well`() throws {
    let hand = try Hand("--value", "1", "--step", "1")
    try hand.screen.touch(hand.place(ofStar: 4))
    _ = try hand.client.stablePicture(of: hand.program.window)
    try hand.screen.lift()
    try hand.expectAtRest(4)
  }

  @Test(arguments: ["above", "on a button", "on another rating"])
  func `after a drag that ended elsewhere`(place: String) throws {
    let hand = try Hand("--step", "1", "--item", "A", "--item", "B", "--print-partial")
    let end = try hand.place(ofStar: 4)
    try hand.screen.touch(hand.place(ofStar: 2))
    switch place {
    case "on a button": try hand.screen.move(to: hand.placeOfOK)
    case "on another rating": try hand.screen.move(to: hand.place(ofStar: 4, row: 1))
    default: try hand.screen.move(to: Point(x: end.x, y: 10))
    }
    try hand.screen.lift()
    let touched = try hand.client.stablePicture(of: hand.program.window)
    // Keys that go away and come back take with them whatever a pointer would show.
    try hand.program.strike("Tab")
    try hand.program.strike("Tab", with: ["Shift_L"])
    #expect(try hand.client.stablePicture(of: hand.program.window).hasSamePixels(as: touched))
    let last = place == "on a button" ? "5" : "4"
    #expect(try hand.program.accept() == accepted("2", last, last, "0"))
  }
}
