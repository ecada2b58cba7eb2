import CX11
import CXCB

/// Tells the window manager which of its changes of size have been drawn, so that frame and contents
/// can be shown together (EWMH `_NET_WM_SYNC_REQUEST`).
struct SyncCounter {
  let id: xcb_sync_counter_t
  private let display: Display

  /// What the manager asked to be told once the next change of size is drawn.
  private var requested: xcb_sync_int64_t?

  /// What to tell it as soon as everything is drawn.
  private var due: xcb_sync_int64_t?

  /// Creates a counter; `nil` if the server has no SYNC extension.
  init?(_ display: Display) {
    let id = display.withXCB { () -> xcb_sync_counter_t? in
      guard unsafe display.has(rating_sync_extension()) else { return nil }
      // The version that the server answers is of no interest: counters are as old as the extension.
      let version = unsafe xcb_sync_initialize(display.xcb, 3, 1)
      unsafe xcb_discard_reply(display.xcb, version.sequence)
      let id = unsafe xcb_generate_id(display.xcb)
      unsafe xcb_sync_create_counter(display.xcb, id, xcb_sync_int64_t(hi: 0, lo: 0))
      return id
    }
    guard let id else { return nil }
    self.id = id
    self.display = display
  }

  /// The manager is about to change the size.
  mutating func request(low: Int, high: Int) {
    requested = xcb_sync_int64_t(
      hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
  }

  /// The size has changed.
  mutating func resized() {
    if let requested { due = requested }
    requested = nil
  }

  /// Everything that was to be drawn has been asked for.
  mutating func drawn() {
    guard let due else { return }
    display.withXCB { unsafe xcb_sync_set_counter(display.xcb, id, due) }
    self.due = nil
  }
}
