import CX11
import CXDamage
import CXTest
import Glibc
import RatingCore
import RatingView
import Support

/// An eye and a hand on a server: it sees when something is drawn (the extension DAMAGE), and it
/// moves the pointer without waiting for the server.
final class Probe {
  let server: XServer
  /// A second connection, for what takes more than a look.
  let client: XClient

  private let display: OpaquePointer
  private let root: UInt
  private let damageNotify: Int32
  private let clock = ContinuousClock()

  init(_ configuration: XServer.Configuration) throws {
    server = try XServer(configuration)
    client = try XClient(server)
    guard let display = XOpenDisplay(server.name) else {
      throw WrongResult(description: "no connection to \(server.name)")
    }
    self.display = display
    root = XDefaultRootWindow(display)
    var (event, error): (Int32, Int32) = (0, 0)
    try check(XDamageQueryExtension(display, &event, &error) != 0, "the server lacks DAMAGE")
    damageNotify = event + XDamageNotify
    XSelectInput(display, root, SubstructureNotifyMask)
  }

  deinit {
    XCloseDisplay(display)
  }

  /// Something that the server tells.
  enum Sight {
    case created(XWindow, Size)
    case drawn(in: XID)
  }

  /// What the server tells next, unless the time is up before.
  func next(until deadline: ContinuousClock.Instant) -> Sight? {
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == CreateNotify {
          let created = event.xcreatewindow
          return .created(
            XWindow(created.window), Size(width: Int(created.width), height: Int(created.height)))
        }
        if event.type == damageNotify {
          return withUnsafeBytes(of: &event) {
            .drawn(in: $0.load(as: XDamageNotifyEvent.self).damage)
          }
        }
      }
      let rest = (deadline - clock.now).milliseconds
      guard rest > 0 else { return nil }
      var connection = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&connection, 1, Int32(rest) + 1)
    }
  }

  /// Forgets what has happened so far.
  func forget() {
    XSync(display, 1)
  }

  /// Takes in what the server has sent, so that it need not wait to send more.
  func takeIn() {
    XEventsQueued(display, QueuedAfterReading)
  }

  /// Reports all drawing in a window and what is inside it while a closure runs.
  func watching<Result>(
    _ window: XWindow? = nil, _ body: (XID) throws -> Result
  ) rethrows -> Result {
    let damage = XDamageCreate(display, window?.id ?? root, Int32(XDamageReportRawRectangles))
    defer {
      XDamageDestroy(display, damage)
      forget()
    }
    forget()
    return try body(damage)
  }

  /// Moves the pointer to a place on the screen, and waits for nothing.
  func move(to point: Point) {
    XTestFakeMotionEvent(display, -1, Int32(point.x), Int32(point.y), 0)
    XFlush(display)
  }
}
