import CX11

/// Hears what is sent to the root window, as a window manager and a taskbar do.
package final class RootListener {
  private let client: XClient
  private var received: [UInt] = []
  private var message: [UInt8] = []
  private var messages: [String] = []

  /// Listens from now on.
  package init(on server: XServer) throws {
    client = try XClient(server)
    XSelectInput(client.display, client.root.id, SubstructureNotifyMask | PropertyChangeMask)
    client.synchronize()
  }

  /// The time stamps of the pings that were answered (EWMH `_NET_WM_PING`).
  package var pings: [UInt] {
    collect()
    return received
  }

  /// The messages about launches (Startup Notification protocol).
  package var startupMessages: [String] {
    collect()
    return messages
  }

  private func collect() {
    client.synchronize()
    while XPending(client.display) > 0 {
      var event = XEvent()
      XNextEvent(client.display, &event)
      guard event.type == ClientMessage else { continue }
      switch event.xclient.message_type {
      case client.atom("WM_PROTOCOLS")
      where UInt(bitPattern: event.xclient.data.l.0) == client.atom("_NET_WM_PING"):
        received.append(UInt(bitPattern: event.xclient.data.l.1))
      case client.atom("_NET_STARTUP_INFO_BEGIN"):
        message = []
        fallthrough
      case client.atom("_NET_STARTUP_INFO"):
        let part = withUnsafeBytes(of: event.xclient.data) { Array($0.prefix(20)) }
        message += part.prefix { $0 != 0 }
        if part.contains(0) { messages.append(String(decoding: message, as: UTF8.self)) }
      default:
        break
      }
    }
  }
}

extension XClient {
  /// The events that only window managers get.
  package static var managersMask: Int { SubstructureRedirectMask | SubstructureNotifyMask }

  /// The number of an atom.
  package func atom(named name: String) -> UInt { atom(name) }

  /// Whether window managers are to leave a window alone.
  package func isUnmanaged(_ window: XWindow) -> Bool {
    attributes(of: window)?.override_redirect == 1
  }
}
