import CX11
package import RatingCore
package import Testing

/// A private X server. It ends when the object goes, and also if the tests end without that.
package final class XServer: Sendable {
  /// How the server starts.
  package struct Configuration: Sendable {
    /// The size of the screen.
    package var size = Size(width: 800, height: 600)
    package var depth = 24
    package var dpi = 96
    /// Whether a window manager runs.
    package var isManaged = false
    /// More arguments for the server, such as `-extension` and `MIT-SHM`.
    package var arguments: [String] = []

    package init() {}
  }

  package let configuration: Configuration

  /// The value for `DISPLAY`, such as `:7`.
  package let name: String

  private let process: Subprocess
  private let manager: Subprocess?
  private let anchor: Anchor

  /// Starts a server, and its window manager if there should be one.
  package init(_ configuration: Configuration = Configuration()) throws {
    self.configuration = configuration
    let size = configuration.size
    let process = try Subprocess(
      "Xvfb",
      [
        "-displayfd", "1", "-nolisten", "tcp", "-terminate", "-dpi", "\(configuration.dpi)",
        "-screen", "0", "\(size.width)x\(size.height)x\(configuration.depth)",
      ] + configuration.arguments)
    self.process = process
    let number = try eventually("an X server") { () throws -> Substring? in
      guard process.isRunning else { throw NeverHappened("an X server: \(process.errors)") }
      return process.output.contains("\n") ? process.output.prefix { $0 != "\n" } : nil
    }
    name = ":\(number)"
    anchor = try Anchor(name)
    manager =
      configuration.isManaged
      ? try Subprocess("openbox", ["--sm-disable"], environment: ["DISPLAY": name], errors: .null)
      : nil
    if manager != nil {
      let client = try XClient(self)
      try wait(for: "a window manager") {
        guard let check = client.windows("_NET_SUPPORTING_WM_CHECK", of: client.root).first
        else { return false }
        return client.windows("_NET_SUPPORTING_WM_CHECK", of: check) == [check]
      }
    }
  }

  deinit {
    stop()
  }

  /// Ends the server at once, as a crash would.
  package func stop() {
    manager?.kill()
    process.kill()
  }

  /// A connection that is open as long as the tests run: the server ends with the last one.
  private final class Anchor: @unchecked Sendable {
    let display: OpaquePointer

    init(_ name: String) throws {
      display = try openDisplay(name)
    }

    deinit {
      XCloseDisplay(display)
    }
  }
}

extension XServer {
  /// The server of the suite that runs.
  @TaskLocal package static var shared: XServer?

  /// The server of the suite that runs; the suite must have the trait ``XServerTrait``.
  package static var current: XServer {
    get throws {
      guard let shared else { throw NeverHappened("a suite with a server") }
      return shared
    }
  }
}

/// Gives a suite an X server of its own.
package struct XServerTrait: SuiteTrait, TestScoping {
  let configuration: XServer.Configuration

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let server = try XServer(configuration)
    defer { server.stop() }
    try await XServer.$shared.withValue(server, operation: function)
  }
}

extension Trait where Self == XServerTrait {
  /// An X server for the suite, as `XServer.current`.
  package static func xServer(
    width: Int = 800, height: Int = 600, depth: Int = 24, dpi: Int = 96, managed: Bool = false,
    arguments: [String] = []
  ) -> Self {
    var configuration = XServer.Configuration()
    configuration.size = Size(width: width, height: height)
    configuration.depth = depth
    configuration.dpi = dpi
    configuration.isManaged = managed
    configuration.arguments = arguments
    return XServerTrait(configuration: configuration)
  }
}
