import RatingCore
import Support
import Testing

/// Fingers under the window managers that people have: most of them look at a press first.
@Suite(.serialized)
struct ManagedTouchTests {
  private func server(_ manager: WindowManager?) throws -> XServer {
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 1000, height: 700)
    configuration.manager = manager
    configuration.hasTouchScreen = true
    return try XServer(configuration)
  }

  @Test(arguments: ManagerTests.managers)
  func `a tap is one change while another window has the focus`(manager: WindowManager?) throws {
    let server = try server(manager)
    let hand = try Hand("--step", "1", "--print-partial", on: server)
    let other = try PlainWindow(on: server, frame: Rect(x: 0, y: 0, width: 20, height: 20))
    other.takeFocus()
    try wait(for: "the focus elsewhere") { hand.client.focused != hand.program.window }
    try hand.tap(star: 4)
    try hand.expectAtRest(4)
    try hand.screen.touch(hand.place(ofStar: 1))
    try hand.expectDrag(from: 1, to: 3)
    #expect(try hand.program.accept() == accepted("4", "1", "3", "3"))
  }

  @Test(arguments: ManagerTests.managers)
  func `a tap on a pop-up accepts`(manager: WindowManager?) throws {
    let server = try server(manager)
    try XClient(server).movePointer(to: Point(x: 500, y: 350))
    let hand = try Hand("--popup", "--step", "1", on: server)
    try hand.tap(star: 4)
    #expect(try hand.program.finish() == accepted("4"))
  }
}
