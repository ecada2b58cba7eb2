import CX11
import Glibc
import RatingCore
import Synchronization

/// A window manager of the kind that has a window mapped before its frame has a size, and gives both
/// their places afterwards. It knows no gravity: what is asked for is the place of the window.
package final class LateManager: Sendable {
  private let isOver = Mutex(false)

  /// Manages the windows of a server from now on.
  package init(on server: XServer) throws {
    let name = server.name
    Thread.detach { [self] in Self.run(on: name) { isOver.withLock { $0 } } }
    let client = try XClient(server)
    try wait(for: "a manager") { client.hasManager }
  }

  /// Lets the windows go.
  package func stop() {
    isOver.withLock { $0 = true }
  }

  private static func run(on name: String, until isOver: () -> Bool) {
    guard let display = try? openDisplay(name) else { return }
    defer { XCloseDisplay(display) }
    let root = XDefaultRootWindow(display)
    XSelectInput(display, root, SubstructureRedirectMask | SubstructureNotifyMask)
    var frames: [Window: Window] = [:]
    while !isOver() {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        switch event.type {
        case MapRequest:
          let window = event.xmaprequest.window
          let wish = frame(of: window, on: display)
          let frame = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
          XSelectInput(display, frame, SubstructureRedirectMask | SubstructureNotifyMask)
          XReparentWindow(display, window, frame, 0, 0)
          XMapWindow(display, window)
          XMapWindow(display, frame)
          XSync(display, 0)
          frames[window] = frame
          usleep(50_000)
          place(window, in: frame, at: wish, on: display)
        case ConfigureRequest:
          let request = event.xconfigurerequest
          var wish = frame(of: request.window, on: display)
          if request.value_mask & UInt(CWX) != 0 { wish.x = Int(request.x) }
          if request.value_mask & UInt(CWY) != 0 { wish.y = Int(request.y) }
          if request.value_mask & UInt(CWWidth) != 0 { wish.width = Int(request.width) }
          if request.value_mask & UInt(CWHeight) != 0 { wish.height = Int(request.height) }
          guard let frame = frames[request.window] else {
            XMoveResizeWindow(
              display, request.window, Int32(wish.x), Int32(wish.y), UInt32(wish.width),
              UInt32(wish.height))
            break
          }
          place(request.window, in: frame, at: wish, on: display)
        default:
          break
        }
      }
      usleep(5_000)
    }
  }

  /// Where a window is on the screen.
  private static func frame(of window: Window, on display: OpaquePointer) -> Rect {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    var (x, y, child) = (Int32(), Int32(), Window())
    XTranslateCoordinates(display, window, attributes.root, 0, 0, &x, &y, &child)
    return Rect(
      x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
  }

  /// Puts a window where it wishes to be, with a title above it, and tells it so (ICCCM 4.1.5).
  private static func place(
    _ window: Window, in frame: Window, at wish: Rect, on display: OpaquePointer
  ) {
    let (border, title) = (4, 26)
    XMoveResizeWindow(
      display, frame, Int32(wish.x - border), Int32(wish.y - title),
      UInt32(wish.width + 2 * border), UInt32(wish.height + title + border))
    XMoveResizeWindow(
      display, window, Int32(border), Int32(title), UInt32(wish.width), UInt32(wish.height))
    var event = XEvent()
    event.xconfigure.type = ConfigureNotify
    (event.xconfigure.event, event.xconfigure.window) = (window, window)
    (event.xconfigure.x, event.xconfigure.y) = (Int32(wish.x), Int32(wish.y))
    (event.xconfigure.width, event.xconfigure.height) = (Int32(wish.width), Int32(wish.height))
    XSendEvent(display, window, 0, StructureNotifyMask, &event)
    XSync(display, 0)
  }
}
