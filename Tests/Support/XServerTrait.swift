// The static runtime, which the demo may be linked with, comes without Testing.
#if canImport(Testing)
  import RatingCore
  package import Testing

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
      width: Int = 800, height: Int = 600, depth: Int = 24, dpi: Int = 96,
      manager: WindowManager? = nil, touch: Bool = false, arguments: [String] = []
    ) -> Self {
      var configuration = XServer.Configuration()
      configuration.size = Size(width: width, height: height)
      configuration.depth = depth
      configuration.dpi = dpi
      configuration.manager = manager
      configuration.hasTouchScreen = touch
      configuration.arguments = arguments
      return XServerTrait(configuration: configuration)
    }
  }
#endif
