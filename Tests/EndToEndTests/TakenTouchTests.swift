import RatingCore
import Support
import Testing

/// Other clients' part in a touch.
@Suite(.serialized, .xServer(width: 1000, height: 700, touch: true))
struct TakenTouchTests {
  @Test func `what another client accepts changes nothing`() throws {
    let hand = try Hand("--value", "1", "--step", "1", "--print-partial")
    let before = try hand.client.stablePicture(of: hand.program.window)
    let grab = try TouchGrab(on: .current)
    try hand.tap(star: 4)
    try grab.settle(.accept)
    try hand.screen.touch(hand.place(ofStar: 2))
    try grab.settle(.accept)
    try hand.screen.move(to: hand.place(ofStar: 5))
    try hand.screen.lift()
    #expect(try hand.client.stablePicture(of: hand.program.window).hasSamePixels(as: before))
    #expect(try hand.program.accept() == accepted("1"))
  }

  @Test func `what another client rejects is a tap or a drag`() throws {
    let hand = try Hand("--step", "1", "--print-partial")
    let grab = try TouchGrab(on: .current)
    try hand.tap(star: 4)
    try grab.settle(.reject)
    try hand.program.waitForValue(4)
    try hand.screen.touch(hand.place(ofStar: 1))
    try grab.settle(.reject)
    try hand.expectDrag(from: 1, to: 3)
    #expect(try hand.program.accept() == accepted("4", "1", "3", "3"))
  }
}

/// A touch screen that goes while a finger is on it.
@Suite struct LostTouchScreenTests {
  /// Drags from 1 to star 4 on a server of its own, which the touch screen then leaves.
  private func drag() throws -> Hand {
    var configuration = XServer.Configuration()
    configuration.hasTouchScreen = true
    let hand = try Hand(
      "--value", "1", "--step", "1", "--print-partial", on: XServer(configuration))
    try hand.screen.touch(hand.place(ofStar: 2))
    try hand.screen.move(to: hand.place(ofStar: 4))
    try hand.program.waitForValue(4)
    return hand
  }

  /// The server lifts the finger, with the very events that a user's lifting has.
  @Test func `switched off it lifts the finger`() throws {
    let hand = try drag()
    try hand.client.switchOffTouchScreen()
    try hand.expectAtRest(4)
    #expect(try hand.program.accept() == accepted("2", "4", "4"))
  }

  /// The server says nothing at all.
  @Test(arguments: ["a press", "Escape"])
  func `parted from the pointer it leaves a drag that can be taken back`(way: String) throws {
    let hand = try drag()
    try hand.client.floatTouchScreen()
    if way == "Escape" {
      try hand.program.strike(way)
    } else {
      hand.client.press()
      hand.client.release()
    }
    try hand.expectAtRest(1)
    #expect(try hand.program.accept() == accepted("2", "4", "1", "1"))
  }
}
