import Glibc
package import RatingCore
package import RatingView

/// The built program `xrating`, as a user runs it.
package final class Program {
  package let process: Subprocess

  /// The tests' own connection to the server that the program is on.
  package let client: XClient

  /// The window, which is visible.
  package let window: XWindow

  private let server: XServer
  private var focusTime: ContinuousClock.Instant?

  /// The focus has come once more: keys need another while.
  package func focusCameAgain() {
    focusTime = nil
  }

  /// The path of the program: beside the one that runs, unless `XRATING_PROGRAM` names another.
  package static var path: String {
    getenv("XRATING_PROGRAM").map { String(cString: $0) } ?? buildFolder + "/xrating"
  }

  private init(_ process: Subprocess, on server: XServer) throws {
    self.process = process
    self.server = server
    client = try XClient(server)
    let client = client
    window = try eventually("the window of xrating") {
      guard process.isRunning else {
        throw NeverHappened("the window of xrating: \(process.status ?? 0), \(process.errors)")
      }
      return client.findWindow {
        client.cardinals("_NET_WM_PID", of: $0) == [UInt(process.id)] && client.isViewable($0)
      }
    }
  }

  deinit {
    process.kill()
    client.release()  // of a drag that a failure cut short
  }

  /// Starts the program and waits until its window is visible and shows stars.
  package static func start(
    _ arguments: [String] = [], on server: XServer, environment: [String: String?] = [:],
    input: Subprocess.Input = .null, output: Subprocess.Output = .captured,
    through shell: String? = nil
  ) throws -> Program {
    let program = try open(
      arguments, on: server, environment: environment, input: input, output: output,
      through: shell)
    _ = try program.stars()
    return program
  }

  /// Starts the program and waits until its window is visible, whatever it shows.
  package static func open(
    _ arguments: [String] = [], on server: XServer, environment: [String: String?] = [:],
    input: Subprocess.Input = .null, output: Subprocess.Output = .captured,
    through shell: String? = nil
  ) throws -> Program {
    try Program(
      launch(
        arguments, on: server, environment: environment, input: input, output: output,
        through: shell),
      on: server)
  }

  /// Starts the program and waits for nothing.
  ///
  /// - Parameters:
  ///   - server: Without one there is no display.
  ///   - shell: A command of the shell that becomes the program: `exec "$0" "$@"`, with more to it.
  package static func launch(
    _ arguments: [String], on server: XServer?, environment: [String: String?] = [:],
    input: Subprocess.Input = .null, output: Subprocess.Output = .captured,
    through shell: String? = nil
  ) throws -> Subprocess {
    var variables: [String: String?] = [
      "LC_ALL": "C.UTF-8", "DISPLAY": server?.name, "FONTCONFIG_FILE": Fonts.configuration,
    ]
    for name in [
      "WAYLAND_DISPLAY", "WINDOWID", "DESKTOP_STARTUP_ID", "XRATING_SCALE", "XENVIRONMENT",
      "XAPPLRESDIR", "XFILESEARCHPATH", "LANGUAGE", "LANG",
    ] {
      variables[name] = .some(nil)
    }
    return try Subprocess(
      shell == nil ? path : "sh", (shell.map { ["-c", $0, path] } ?? []) + arguments,
      environment: variables.merging(environment) { $1 }, input: input, output: output)
  }

  /// Runs the program without looking at its window.
  package static func run(
    _ arguments: [String], on server: XServer? = nil, environment: [String: String?] = [:],
    within seconds: Double = 10
  ) throws -> Subprocess.Result {
    try launch(arguments, on: server, environment: environment).wait(within: seconds)
  }

  /// Waits for the end.
  package func finish(within seconds: Double = 10) throws -> Subprocess.Result {
    try process.wait(within: seconds)
  }

  /// The picture of the window now.
  package func picture() throws -> Surface {
    try client.picture(of: window)
  }

  /// The stars, once the window shows them.
  package func stars(row: Int = 0, count: Int? = nil) throws -> StarsPicture {
    try eventually("stars in the window") { try starsNow(row: row, count: count) }
  }

  /// Waits until the stars show a value.
  package func waitForValue(_ value: Double, count: Int? = nil) throws {
    try waitForStars("\(value)", count: count) { abs($0.value - value) < 0.07 }
  }

  /// Waits until the stars show a value and the preview of another; both are whole or half stars.
  package func waitForPreview(_ value: Double, of chosen: Double, count: Int? = nil) throws {
    let (low, high) = (min(value, chosen), max(value, chosen))
    try waitForStars("a preview of \(value) for \(chosen)", count: count) {
      abs($0.solid - low) < 0.12 && abs($0.value - high) < 0.12
    }
  }

  private func waitForStars(
    _ what: String, count: Int?, until condition: (StarsPicture) -> Bool
  ) throws {
    var seen: StarsPicture?
    do {
      try wait(for: what, within: 5) {
        seen = try starsNow(count: count)
        return seen.map(condition) ?? false
      }
    } catch is NeverHappened {
      let reality = seen.map { "\($0.value), of which \($0.solid) chosen" } ?? "nothing"
      throw NeverHappened("\(what) shown; it is \(reality)")
    }
  }

  private func starsNow(row: Int = 0, count: Int?) throws -> StarsPicture? {
    let tolerance = server.configuration.depth < 24 ? 6 : 0
    let picture = try picture()
    return [Theme.light, .dark].lazy.compactMap {
      StarsPicture(picture, row: row, count: count, theme: $0, tolerance: tolerance)
    }.first
  }
}

/// What a user does.
extension Program {
  /// Moves the pointer onto a star, the first of which is number 1.
  package func hover(star: Int, at share: Double = 0.5) throws {
    client.movePointer(to: try stars().point(onStar: star, at: share), in: window)
  }

  /// Clicks on a star.
  package func click(star: Int, at share: Double = 0.5) throws {
    client.click(at: try stars().point(onStar: star, at: share), in: window)
  }

  /// Drags from a place in the window through others.
  package func drag(_ points: [Point]) {
    client.drag(through: points, in: window)
  }

  /// Strikes keys, once the window has the focus and takes any key.
  package func strike(_ symbols: String..., with modifiers: [String] = []) throws {
    try waitForKeys()
    for symbol in symbols { try client.strike(symbol, with: modifiers) }
  }

  /// Types a text, once the window has the focus and takes any key.
  package func type(_ text: String) throws {
    try waitForKeys()
    try client.type(text)
  }

  /// Accepts with Return and waits for the end.
  package func accept() throws -> Subprocess.Result {
    try strike("Return")
    return try finish()
  }

  /// Waits until the window has the focus, and then until keys cannot have been meant for another.
  package func waitForKeys() throws {
    if focusTime == nil {
      try wait(for: "the focus") { client.focused == window }
      focusTime = .now
    }
    if let focusTime {
      while ContinuousClock.now < focusTime + .milliseconds(350) { usleep(5_000) }
    }
  }
}
