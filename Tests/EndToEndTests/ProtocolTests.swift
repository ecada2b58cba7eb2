import Glibc
import RatingCore
import Support
import Testing

/// What a window manager asks and is told.
@Suite(.serialized, .xServer(width: 1000, height: 700))
struct ProtocolTests {
  @Test func `a ping is answered, during a drag as well`() throws {
    let program = try start()
    let listener = try RootListener(on: .current)
    let ping = { (stamp: UInt) in
      program.client.send(
        "WM_PROTOCOLS",
        [program.client.atom(named: "_NET_WM_PING"), stamp, program.window.id], to: program.window)
    }
    ping(71)
    try wait(for: "an answer") { listener.pings.contains(71) }
    let stars = try program.stars()
    program.client.movePointer(to: stars.point(onStar: 2), in: program.window)
    program.client.press()
    ping(72)
    try wait(for: "an answer during a drag") { listener.pings.contains(72) }
    program.client.release()
    #expect(try program.accept() == accepted("2"))
  }

  @Test func `a request to take the focus is followed`() throws {
    let program = try start("--value", "1")
    try program.waitForKeys()
    program.client.focus(program.client.root)
    program.client.send(
      "WM_PROTOCOLS", [program.client.atom(named: "WM_TAKE_FOCUS"), 0], to: program.window)
    try wait(for: "the focus") { program.client.focused == program.window }
  }

  @Test func `the desktop is told that the launch is over`() throws {
    let listener = try RootListener(on: .current)
    let id = "terminal-1234 \"x\"_TIME55"
    let program = try start(environment: ["DESKTOP_STARTUP_ID": id])
    try wait(for: "the end of the launch") {
      listener.startupMessages == ["remove: ID=\"terminal-1234 \\\"x\\\"_TIME55\""]
    }
    _ = program
  }

  @Test func `without a launch nobody is told of its end`() throws {
    let listener = try RootListener(on: .current)
    let program = try start()
    try program.waitForKeys()
    #expect(listener.startupMessages == [])
  }

  @Test func `the time of what the user did last is told`() throws {
    let program = try start()
    let (client, window) = (program.client, program.window)
    #expect(client.cardinals("_NET_WM_USER_TIME", of: window) == [])
    try program.click(star: 2)
    try program.waitForValue(2)
    let clicked = try #require(client.cardinals("_NET_WM_USER_TIME", of: window).first)
    try program.strike("Right")
    try program.waitForValue(2.5)
    #expect(try #require(client.cardinals("_NET_WM_USER_TIME", of: window).first) > clicked)
  }

  @Test func `it belongs to the window that is named, if there is one`() throws {
    let parent = try PlainWindow(on: .current, frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let other = try PlainWindow(on: .current, frame: Rect(x: 0, y: 0, width: 50, height: 50))
    for id in ["\(parent.window.id)", "0x" + String(parent.window.id, radix: 16)] {
      let program = try start("--attach", id, environment: ["WINDOWID": "\(other.window.id)"])
      #expect(program.client.windows("WM_TRANSIENT_FOR", of: program.window) == [parent.window])
    }
    let lonely = try start("--attach", "12345", "--value", "1")
    #expect(lonely.client.windows("WM_TRANSIENT_FOR", of: lonely.window) == [])
    #expect(try lonely.accept() == accepted("1"))
  }

  @Test(arguments: ["0", "junk", "0x", "-1", "99999999999", "0x20000000", ""])
  func `what is no window's number is refused`(id: String) throws {
    try expectRefusal(of: ["--attach", id], naming: "--attach")
  }

  @Test func `the number of the window is printed for those who ask`() throws {
    let program = try start("--print-xid", "--value", "1")
    let number = "0x" + String(program.window.id, radix: 16)
    #expect(
      try program.accept()
        == Subprocess.Result(status: 0, output: "1\n", errors: number + "\n"))
  }

  @Test func `an input method that does not answer delays nothing`() throws {
    let program = try start("--value", "1", environment: ["XMODIFIERS": "@im=nobody"])
    #expect(try program.accept() == accepted("1"))
  }
}

/// A manager that knows nothing of counters leaves them to the test.
@Suite(.serialized, .xServer(width: 1000, height: 700, manager: .twm))
struct SyncTests {
  @Test func `a change of size is confirmed once it is drawn, and that is all it waits for`() throws
  {
    let program = try start()
    let (client, window) = (program.client, program.window)
    let counter = try #require(
      client.cardinals("_NET_WM_SYNC_REQUEST_COUNTER", of: window).first)
    #expect(client.value(ofCounter: counter) == 0)
    client.send(
      "WM_PROTOCOLS", [client.atom(named: "_NET_WM_SYNC_REQUEST"), 0, 7, 1], to: window)
    usleep(100_000)
    #expect(client.value(ofCounter: counter) == 0)
    client.resize(window, to: Size(width: 500, height: 400))
    try wait(for: "a confirmation") { client.value(ofCounter: counter) == 1 << 32 + 7 }
    #expect(try StarsPicture(program.picture()) != nil)
  }
}

/// The window hidden and shown again by a manager.
@Suite(.serialized, .xServer(width: 1000, height: 700, manager: .openbox))
struct HiddenWindowTests {
  @Test func `hidden and shown again, it is as before`() throws {
    let program = try start("--value", "2")
    let (client, window) = (program.client, program.window)
    try program.strike("Right")
    let iconic: UInt = 3
    client.send(
      "WM_CHANGE_STATE", [iconic], to: client.root, about: window, mask: XClient.managersMask)
    try wait(for: "an icon") { !client.isViewable(window) }
    client.send(
      "_NET_ACTIVE_WINDOW", [2], to: client.root, about: window, mask: XClient.managersMask)
    try wait(for: "a window") { client.isViewable(window) }
    program.focusCameAgain()
    try program.waitForValue(2.5)
    #expect(try program.accept() == accepted("2.5"))
  }

  @Test func `on a workspace that is not shown it waits to be looked at`() throws {
    let client = try XClient(.current)
    let show = { (desktop: UInt) in
      client.send(
        "_NET_CURRENT_DESKTOP", [desktop], to: client.root, mask: XClient.managersMask)
      try wait(for: "a workspace") {
        client.cardinals("_NET_CURRENT_DESKTOP", of: client.root) == [desktop]
      }
    }
    let program = try start("--value", "2")
    try show(1)
    try wait(for: "it to be hidden") { !client.isViewable(program.window) }
    #expect(program.process.isRunning)
    try show(0)
    program.focusCameAgain()
    try program.waitForValue(2)
    #expect(try program.accept() == accepted("2"))
  }
}
