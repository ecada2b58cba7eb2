import Glibc
import RatingCore
import RatingView
import Support

/// A program that is measured beside others.
enum Contender: String, CaseIterable {
  case xrating
  /// The least that a rating can cost: plain Xlib, without any text.
  case floor
  case zenity
  case yad

  private var command: (path: String, arguments: [String]) {
    switch self {
    case .xrating: (Program.path, ["--text", "How was the film?"])
    case .floor: (buildFolder + "/floor", [])
    case .zenity, .yad:
      (rawValue, ["--scale", "--text", "How was the film?", "--max-value", "100"])
    }
  }

  /// Whether there is such a program here.
  var isInstalled: Bool {
    switch self {
    case .xrating, .floor: access(command.path, X_OK) == 0
    case .zenity, .yad:
      (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
        .contains { access("\($0)/\(rawValue)", X_OK) == 0 }
    }
  }

  /// Starts the program, as well off as it can be: with the fonts that users have, with nothing to
  /// speak to but the display.
  func start(_ options: [String] = [], display: String) throws -> Subprocess {
    let (path, arguments) = command
    return try Subprocess(
      path, arguments + options,
      environment: [
        "DISPLAY": display, "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "1",
        "WAYLAND_DISPLAY": String?.none,
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "FONTCONFIG_FILE": String?.none,
        "DESKTOP_STARTUP_ID": String?.none, "XRATING_SCALE": String?.none,
      ], errors: .null)
  }

  /// Places for a drag, each of which means another value than the one before.
  func stops(in picture: Surface) throws -> [Point] {
    switch self {
    case .xrating:
      guard let stars = StarsPicture(picture) ?? StarsPicture(picture, theme: .dark) else {
        throw WrongResult(description: "xrating shows no stars")
      }
      return (0..<2 * stars.frames.count).map { half in
        stars.point(onStar: half / 2 + 1, at: half.isMultiple(of: 2) ? 0.25 : 0.75)
      }
    case .floor:
      // Where its stars stand is written there.
      return (0..<10).map { Point(x: 24 + $0 / 2 * 56 + $0 % 2 * 24 + 12, y: 48) }
    case .zenity, .yad:
      let size = picture.size
      return (1...10).map {
        Point(x: size.width * (8 + 7 * $0) / 100, y: size.height * 49 / 100)
      }
    }
  }
}
