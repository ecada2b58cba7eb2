import CX11

/// A window manager that tests run under.
package enum WindowManager: String, CaseIterable, Sendable {
  case openbox
  case i3
  case twm
  case xfwm4
  case metacity

  /// The words that start it.
  private var command: [String] {
    switch self {
    case .openbox: ["openbox", "--sm-disable"]
    case .i3: ["i3", "-c", "/dev/null"]
    // Without this the user places each window, and the server waits for that.
    case .twm: ["twm", "-f", sourceFolder + "/twmrc"]
    // It does not run without its settings, which come over a message bus.
    case .xfwm4: ["dbus-run-session", "--", "xfwm4", "--compositor=off"]
    case .metacity: ["metacity", "--sm-disable", "--no-composite"]
    }
  }

  /// Starts it on the server of a client, and waits until it manages.
  func start(on client: XClient) throws -> Subprocess {
    // Whoever runs the tests has settings of their own, which must not count here.
    let settings = "/nonexistent"
    let process = try Subprocess(
      command[0], Array(command.dropFirst()),
      environment: ["DISPLAY": client.name, "NO_AT_BRIDGE": "1", "XDG_CONFIG_HOME": settings],
      output: .null, errors: .null)
    try wait(for: "\(rawValue)") {
      guard process.isRunning else { throw NeverHappened("\(rawValue): \(process.status ?? 0)") }
      return client.hasManager && client.isManaged(within: 0.5)
    }
    return process
  }
}

extension XClient {
  /// Whether a window manager runs: it alone may redirect what concerns the root's children.
  package var hasManager: Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, root.id, &attributes)
    return attributes.all_event_masks & SubstructureRedirectMask != 0
  }

  /// Whether a window that is mapped now becomes a managed one, in the state that ICCCM 4.1.3.1 has
  /// the manager tell. Some managers lose a window that comes while they start.
  fileprivate func isManaged(within seconds: Double) -> Bool {
    let probe = XWindow(XCreateSimpleWindow(display, root.id, 0, 0, 20, 20, 0, 0, 0))
    defer { destroy(probe) }
    XMapWindow(display, probe.id)
    let state = try? eventually("a managed window", within: seconds) {
      cardinals("WM_STATE", of: probe).first
    }
    return state != nil
  }
}
