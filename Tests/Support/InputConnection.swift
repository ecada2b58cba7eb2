import CX11
import CXTest
import Synchronization

/// The connection that gives a server its input.
///
/// XTEST keeps lists of the connections of this process, for one thread at a time. A connection
/// must get into them while its server is alive.
final class InputConnection: @unchecked Sendable {
  private let display: OpaquePointer

  private static let turn = Mutex(())

  init(_ name: String) throws {
    display = try openDisplay(name)
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    fake { XTestQueryExtension(display, &event, &error, &major, &minor) }
  }

  deinit {
    Self.turn.withLock { _ in _ = XCloseDisplay(display) }
  }

  /// Moves the pointer on the screen.
  func move(x: Int, y: Int) {
    fake { XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0) }
  }

  /// Presses or releases a button of the pointer.
  func button(_ number: Int, isDown: Bool) {
    fake { XTestFakeButtonEvent(display, UInt32(number), isDown ? 1 : 0, 0) }
  }

  /// Presses or releases a key.
  func key(_ code: Int, isDown: Bool) {
    fake { XTestFakeKeyEvent(display, UInt32(code), isDown ? 1 : 0, 0) }
  }

  private func fake(_ body: () -> Int32) {
    Self.turn.withLock { _ in _ = body() }
    XSync(display, 0)
  }
}
