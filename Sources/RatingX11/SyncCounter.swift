import CX11
import CXext

/// Tells the window manager which of its changes of size have been drawn, so that frame and contents
/// can be shown together (EWMH `_NET_WM_SYNC_REQUEST`).
@safe struct SyncCounter {
  let id: XSyncCounter
  private let display: OpaquePointer

  /// What the manager asked to be told once the next change of size is drawn.
  private var requested: XSyncValue?

  /// What to tell it as soon as everything is drawn.
  private var due: XSyncValue?

  /// Creates a counter; `nil` if the server has no SYNC extension.
  init?(_ display: OpaquePointer) {
    var (event, error, major, minor) = (Int32(), Int32(), Int32(), Int32())
    guard unsafe XSyncQueryExtension(display, &event, &error) != 0,
      unsafe XSyncInitialize(display, &major, &minor) != 0
    else { return nil }
    unsafe self.display = display
    id = unsafe XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
  }

  /// The manager is about to change the size.
  mutating func request(low: Int, high: Int) {
    requested = XSyncValue(
      hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
  }

  /// The size has changed.
  mutating func resized() {
    if let requested { due = requested }
    requested = nil
  }

  /// Everything that was to be drawn has been sent.
  mutating func drawn() {
    if let due { unsafe XSyncSetCounter(display, id, due) }
    due = nil
  }
}
