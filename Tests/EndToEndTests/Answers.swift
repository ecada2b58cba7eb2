import Support
import Testing

/// Starts the program on the suite's server, without animation.
func start(
  _ arguments: String..., environment: [String: String?] = [:],
  output: Subprocess.Output = .captured
) throws -> Program {
  try Program.start(
    ["--no-animation"] + arguments, on: .current, environment: environment, output: output)
}

/// What the program leaves behind when it accepts values.
func accepted(_ lines: String...) -> Subprocess.Result {
  Subprocess.Result(status: 0, output: lines.map { "\($0)\n" }.joined())
}

/// What the program leaves behind when it is cancelled.
let cancelled = Subprocess.Result(status: 1)

/// Expects that the program refuses to start: with a status of its own, and one line that names
/// what is wrong.
func expectRefusal(
  of arguments: [String], naming culprit: String, at location: SourceLocation = #_sourceLocation
) throws {
  let result = try Program.run(arguments)
  #expect(result.status == 2, sourceLocation: location)
  #expect(result.output.isEmpty, sourceLocation: location)
  #expect(result.errors.contains(culprit), sourceLocation: location)
  #expect(result.errors.hasSuffix("\n"), sourceLocation: location)
  #expect(result.errors.count { $0 == "\n" } == 1, sourceLocation: location)
}
