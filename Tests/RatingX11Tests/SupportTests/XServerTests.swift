import RatingCore
import RatingView
import Support
import Testing

@Suite(.serialized, .xServer(width: 320, height: 240))
struct XServerTests {
  @Test func `a click and keys reach the window under the pointer`() throws {
    let client = try XClient(.current)
    let plain = try PlainWindow(
      on: .current, frame: Rect(x: 20, y: 30, width: 100, height: 80))
    plain.takeFocus()
    client.click(at: Point(x: 5, y: 5), in: plain.window, button: 3)
    try client.strike("a", with: ["Control_L"])
    try client.type("3.")
    #expect(
      plain.log.filter { ![.moved, .entered, .focusIn].contains($0) } == [
        .pressed(button: 3), .released(button: 3),
        .keyDown("Control_L"), .keyDown("a"), .keyUp("a"), .keyUp("Control_L"),
        .keyDown("3"), .keyUp("3"), .keyDown("period"), .keyUp("period"),
      ])
    #expect(client.pointer == Point(x: 25, y: 35))
  }

  @Test func `a picture of the screen shows what is drawn`() throws {
    let client = try XClient(.current)
    let plain = try PlainWindow(
      on: .current, frame: Rect(x: 10, y: 10, width: 50, height: 40), color: 0x12ab34)
    let picture = try client.picture(
      of: plain.window, showing: "colour", until: { $0.pixel(at: Point(x: 0, y: 0)) != 0xff00_0000 }
    )
    #expect(picture.size == Size(width: 50, height: 40))
    #expect(
      picture.bounds(ofColors: [0xff12_ab34]) == Rect(x: 0, y: 0, width: 50, height: 40))
    let wider = try client.picture(ofScreen: Rect(x: -5, y: 0, width: 30, height: 30))
    #expect(wider.size == Size(width: 25, height: 30))
    #expect(wider.bounds(ofColors: [0xff12_ab34]) == Rect(x: 10, y: 10, width: 15, height: 20))
  }

  @Test func `a window that is gone is an error that ends nothing`() throws {
    let client = try XClient(.current)
    #expect(client.frame(of: XWindow(0x1234)) == nil)
    #expect(client.takeErrors() == [3])
    #expect(client.takeErrors() == [])
  }

  @Test func `resources can be set and properties read`() throws {
    let client = try XClient(.current)
    client.setResources("Xft.dpi: 120\n")
    #expect(client.text("RESOURCE_MANAGER", of: client.root) == "Xft.dpi: 120\n")
    #expect(client.text("NOT_THERE", of: client.root) == nil)
  }
}

@Suite struct OtherServerTests {
  @Test(arguments: [16, 24, 30])
  func `pictures have eight bits a channel at any depth`(depth: Int) throws {
    var configuration = XServer.Configuration()
    configuration.depth = depth
    let server = try XServer(configuration)
    let client = try XClient(server)
    let white: UInt32 = [16: 0xffff, 24: 0xff_ffff, 30: 0x3fff_ffff][depth]!
    let plain = try PlainWindow(
      on: server, frame: Rect(x: 0, y: 0, width: 8, height: 8), color: white)
    _ = try client.picture(of: plain.window, showing: "white") {
      $0.bounds(ofColors: [0xffff_ffff]) == Rect(x: 0, y: 0, width: 8, height: 8)
    }
  }

  @Test func `a finger presses the pixel that it touches`() throws {
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 500, height: 300)
    configuration.hasTouchScreen = true
    let server = try XServer(configuration)
    let client = try XClient(server)
    #expect(client.screenSize == configuration.size)
    let plain = try PlainWindow(on: server, frame: Rect(x: 0, y: 0, width: 500, height: 300))
    let screen = try #require(server.touchScreen)
    for point in [(0, 0), (499, 299), (1, 298), (250, 150), (37, 211)] {
      let point = Point(x: point.0, y: point.1)
      plain.clearLog()
      try screen.tap(point)
      #expect(client.pointer == point)
      let presses = plain.log.filter { ![.moved, .entered, .left].contains($0) }
      #expect(presses == [.pressed(button: 1), .released(button: 1)])
    }
  }

  @Test func `a manager runs if one is wanted, and the server ends when asked`() throws {
    var configuration = XServer.Configuration()
    configuration.manager = .openbox
    let server = try XServer(configuration)
    let client = try XClient(server)
    #expect(client.atoms("_NET_SUPPORTED", of: client.root).contains("_NET_WM_STATE"))
    server.stop()
    #expect(throws: NeverHappened.self) { try XClient(server) }
  }
}
