package import RatingCore

/// A private X server. It ends when the object goes, and also if the tests end without that.
package final class XServer: Sendable {
  /// How the server starts.
  package struct Configuration: Sendable {
    /// The size of the screen.
    package var size = Size(width: 800, height: 600)
    package var depth = 24
    package var dpi = 96
    /// The window manager that runs, if one does.
    package var manager: WindowManager?
    /// Whether there is a touch screen.
    package var hasTouchScreen = false
    /// More arguments for the server, such as `-extension` and `MIT-SHM`.
    package var arguments: [String] = []

    package init() {}
  }

  package let configuration: Configuration

  /// The value for `DISPLAY`, such as `:7`.
  package let name: String

  /// The server itself.
  package let process: Subprocess
  private let manager: Subprocess?

  /// The touch screen, if there is one.
  package let touchScreen: TouchScreen?

  /// A connection that is open as long as the tests run: the server ends with the last one.
  let input: InputConnection

  /// Starts a server, and its window manager if there should be one.
  package init(_ configuration: Configuration = Configuration()) throws {
    self.configuration = configuration
    let folder = configuration.hasTouchScreen ? try TemporaryFolder() : nil
    let dummy = try folder.map { try DummyScreen(configuration, in: $0) }
    let size = configuration.size
    let process = try Subprocess(
      dummy?.program ?? "Xvfb",
      ["-displayfd", "1", "-nolisten", "tcp", "-terminate", "-dpi", "\(configuration.dpi)"]
        + (dummy?.arguments
          ?? ["-screen", "0", "\(size.width)x\(size.height)x\(configuration.depth)"])
        + configuration.arguments)
    self.process = process
    let number = try eventually("an X server") { () throws -> Substring? in
      guard process.isRunning else { throw NeverHappened("an X server: \(process.errors)") }
      return process.output.contains("\n") ? process.output.prefix { $0 != "\n" } : nil
    }
    name = ":\(number)"
    input = try InputConnection(name)
    touchScreen = try folder.map { folder in
      try TouchScreen(dummy?.socket ?? "", in: folder, size: size)
    }
    manager = try configuration.manager?.start(on: XClient(name, input: input))
  }

  deinit {
    stop()
  }

  /// Ends the server at once, as a crash would.
  package func stop() {
    process.kill()
    // A manager goes with its server, and takes along what it started.
    _ = try? manager?.wait(within: 2)
    manager?.kill()
  }
}
