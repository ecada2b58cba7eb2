import Glibc

/// What the environment says about who started the program, for the window manager.
struct LaunchContext {
  /// Names the launch that this window answers (Startup Notification protocol).
  var startupID: String?

  /// The time of the click or key that started the program, by the X server's clock.
  var userTime: UInt32?

  /// A window, maybe, that the dialog belongs to: the terminal that runs us.
  var parent: UInt?

  var hostName: String

  init(environment: (String) -> String?, hostName: String) {
    self.hostName = hostName
    if let id = environment("DESKTOP_STARTUP_ID"), !id.isEmpty {
      startupID = id
      userTime = Self.userTime(inStartupID: id)
    }
    if let text = environment("WINDOWID"), let id = UInt(text), (1...0x1fff_ffff).contains(id) {
      parent = id
    }
  }

  /// The number after the last `_TIME` of a startup id.
  private static func userTime(inStartupID id: String) -> UInt32? {
    let bytes = Array(id.utf8)
    let mark = Array("_TIME".utf8)
    let starts = bytes.indices.reversed()
    guard let start = starts.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    return UInt32(String(decoding: bytes[(start + mark.count)...], as: UTF8.self))
  }
}

/// The value of an environment variable.
func environmentValue(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// The name of this machine, as other machines know it.
func hostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  guard unsafe gethostname(&name, name.count - 1) == 0 else { return "localhost" }
  return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
