import Glibc
import RatingCore
import RatingView
import Support

/// A program other than `xrating` that opens windows with the library.
final class Guest {
  let process: Subprocess
  let client: XClient

  init(
    _ path: String, on server: XServer, input: Subprocess.Input = .null, folder: String? = nil
  ) throws {
    // What it prints into a pipe would else come only at its end.
    process = try Subprocess(
      "sh", ["-c", "cd \"$0\" && exec stdbuf -oL \"$1\"", folder ?? ".", path],
      environment: [
        "LC_ALL": "C.UTF-8", "DISPLAY": server.name, "FONTCONFIG_FILE": Fonts.configuration,
        "WAYLAND_DISPLAY": nil, "WINDOWID": nil, "DESKTOP_STARTUP_ID": nil, "XRATING_SCALE": nil,
      ], input: input)
    client = try XClient(server)
  }

  deinit {
    process.kill()
    client.release()
  }

  /// Moves a window out of the way of others, for there is no manager that would.
  func move(_ title: String, to place: Point) throws {
    let window = try client.window(named: title)
    client.move(window, to: place)
    try wait(for: "the window at its place") { client.frame(of: window)?.origin == place }
  }

  /// A row of stars of a window, once it is there.
  func stars(in title: String, row: Int = 0, count: Int? = nil) throws -> StarsPicture {
    let window = try client.window(named: title)
    return try eventually("stars in \(title): \(process.errors)") {
      client.isViewable(window)
        ? StarsPicture(try client.picture(of: window), row: row, count: count) : nil
    }
  }

  /// Clicks on a star of the first row.
  func click(star: Int, at share: Double = 0.75, in title: String) throws {
    let point = try stars(in: title).point(onStar: star, at: share)
    client.click(at: point, in: try client.window(named: title))
  }

  /// Strikes Return once a window takes it.
  func accept(_ title: String) throws {
    let window = try client.window(named: title)
    client.focus(window)
    try wait(for: "the focus") { client.focused == window }
    // Keys that come right after the focus may have been meant for another window.
    usleep(350_000)
    try client.strike("Return")
  }

  /// Waits until the program has printed a line.
  func waitForLine(_ line: String) throws {
    try wait(for: "the line \"\(line)\" in \"\(process.output)\(process.errors)\"") {
      process.output.split(separator: "\n").contains { $0 == line }
    }
  }
}
