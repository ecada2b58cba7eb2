import Glibc
import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct WindowTests {
  @Test func `it is a proper dialog`() throws {
    let program = try start(
      "--title", "Größe", environment: ["DESKTOP_STARTUP_ID": "x_TIME123"])
    let (client, window) = (program.client, program.window)
    #expect(client.texts("WM_CLASS", of: window) == ["xrating", "XRating"])
    #expect(client.text("_NET_WM_NAME", of: window) == "Größe")
    #expect(client.atoms("_NET_WM_WINDOW_TYPE", of: window) == ["_NET_WM_WINDOW_TYPE_DIALOG"])
    #expect(
      Set(client.atoms("WM_PROTOCOLS", of: window)).isSuperset(of: [
        "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "_NET_WM_PING",
      ]))
    #expect(client.cardinals("_NET_WM_PID", of: window) == [UInt(program.process.id)])
    #expect(client.text("WM_CLIENT_MACHINE", of: window) != nil)
    #expect(client.text("_NET_STARTUP_ID", of: window) == "x_TIME123")
    #expect(client.cardinals("_NET_WM_USER_TIME", of: window) == [123])
    #expect(!client.cardinals("_NET_WM_ICON", of: window).isEmpty)
    let hints = client.cardinals("WM_HINTS", of: window)
    #expect(hints.count > 1 && hints[0] & 1 == 1 && hints[1] == 1)  // input: true
  }

  @Test func `its icon is a star in the colour of filled stars`() throws {
    let program = try start("--color", "#ff8000")
    let icon = program.client.cardinals("_NET_WM_ICON", of: program.window)
    try #require(icon.count == 2 + 32 * 32 && icon.prefix(2) == [32, 32])
    let pixels = icon.dropFirst(2)
    #expect(pixels.first == 0)
    #expect(pixels[2 + 16 * 32 + 16] == 0xffff_8000)
  }

  @Test func `a window that another client destroys is closed`() throws {
    let program = try start("--value", "2")
    let stars = try program.stars()
    program.client.movePointer(to: stars.point(onStar: 1), in: program.window)
    program.client.press()
    program.client.movePointer(to: stars.point(onStar: 4), in: program.window)
    program.client.destroy(program.window)
    let dragged = try program.finish()
    #expect(dragged == cancelled)
    program.client.release()
    let gliding = try Program.start(["--value", "0"], on: .current)
    try gliding.strike("End")
    gliding.client.destroy(gliding.window)
    let result = try gliding.finish()
    #expect(result == cancelled)
  }

  @Test func `a live parent is named and a dead one ignored`() throws {
    let parent = try PlainWindow(on: .current, frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let program = try start("--value", "1", environment: ["WINDOWID": "\(parent.window.id)"])
    #expect(program.client.windows("WM_TRANSIENT_FOR", of: program.window) == [parent.window])
    for name in ["1", "junk"] {
      let program = try start("--value", "1", environment: ["WINDOWID": name])
      #expect(program.client.windows("WM_TRANSIENT_FOR", of: program.window) == [])
      #expect(try program.accept() == accepted("1"))
    }
  }

  @Test func `a key that was down before does not answer`() throws {
    let client = try XClient(.current)
    let key = try client.key("Return").code
    client.press(keyCode: key)
    defer { client.release(keyCode: key) }
    let program = try start("--value", "2")
    try program.waitForKeys()
    usleep(700_000)  // the key repeats meanwhile
    #expect(program.process.isRunning)
    client.release(keyCode: key)
    #expect(try program.accept() == accepted("2"))
  }

  @Test(arguments: ["space", "Return", "4"])
  func `a key right after the focus came does not answer`(key: String) throws {
    let program = try start("--value", "2")
    let other = try PlainWindow(on: .current, frame: Rect(x: 0, y: 0, width: 20, height: 20))
    try program.waitForKeys()
    other.takeFocus()
    program.client.focus(program.window)
    try program.client.strike(key)
    usleep(500_000)
    #expect(program.process.isRunning)
    #expect(try program.accept() == accepted("2"))
  }

  @Test func `Escape and the pointer act at once`() throws {
    let program = try start()
    program.client.focus(program.window)
    try program.client.strike("Escape")
    #expect(try program.finish() == cancelled)
    let picked = try start("--instant")
    try picked.click(star: 2)
    #expect(try picked.finish() == accepted("2"))
  }

  @Test func `it needs no keyboard grab`() throws {
    let client = try XClient(.current)
    #expect(client.grabKeyboard())
    let program = try start("--step", "1")
    try program.click(star: 3)
    try program.waitForValue(3)
    client.ungrab()
    #expect(try program.accept() == accepted("3"))
  }

  @Test(arguments: [Size(width: 900, height: 600), Size(width: 200, height: 60)])
  func `stars stay whole at a forced size`(size: Size) throws {
    let program = try start("--step", "1")
    _ = try program.stars()
    program.client.resize(program.window, to: size)
    program.client.move(program.window, to: Point(x: 0, y: 0))
    _ = try program.client.stablePicture(of: program.window)
    let frames = try program.stars().frames
    #expect(frames.count == 5)
    #expect(Set(frames.map(\.width)).count <= 2)
    try program.click(star: 4)
    #expect(try program.accept() == accepted("4"))
  }
}

@Suite(.serialized, .xServer(width: 1000, height: 700, manager: .openbox))
struct ManagedWindowTests {
  @Test func `it works under a manager`() throws {
    let program = try start("--step", "1")
    try program.click(star: 3)
    try program.strike("Right")
    #expect(try program.accept() == accepted("4"))
  }

  @Test func `the manager can close it`() throws {
    let program = try start()
    program.client.close(program.window)
    #expect(try program.finish() == cancelled)
  }
}
