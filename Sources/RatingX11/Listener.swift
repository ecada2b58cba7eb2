import Glibc
import RatingCore

/// A descriptor, besides the display's, on which events arrive.
struct Listener {
  let descriptor: Int32

  /// Takes what waits to be read; `nil` is the end.
  let read: () -> [Event]?

  /// What has arrived; `nil` once there is nothing more to come.
  func events() -> [Event]? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // A wait ends for other reasons as well, and reading must not block.
    return unsafe poll(&waiting, 1, 0) > 0 ? read() : []
  }
}
