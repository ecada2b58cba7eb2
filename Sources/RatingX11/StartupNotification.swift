import CX11
import Glibc

extension Display {
  /// Tells the desktop that the launch with an id is over (Startup Notification protocol 0.1).
  ///
  /// The message goes to the root window in pieces of twenty bytes; the window holds them together.
  func endStartup(id: String, window: CX11.Window) {
    let quoted = id.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    let message = Array("remove: ID=\"\(quoted)\"".utf8) + [0]
    for start in stride(from: 0, to: message.count, by: 20) {
      var event = unsafe XEvent()
      unsafe event.xclient.type = ClientMessage
      unsafe event.xclient.display = pointer
      unsafe event.xclient.window = window
      unsafe event.xclient.message_type =
        atoms[start == 0 ? .netStartupInfoBegin : .netStartupInfo]
      unsafe event.xclient.format = 8
      unsafe withUnsafeMutableBytes(of: &event.xclient.data) { data in
        unsafe data.copyBytes(from: message[start..<min(start + 20, message.count)])
      }
      unsafe XSendEvent(pointer, root, 0, PropertyChangeMask, &event)
    }
  }
}
