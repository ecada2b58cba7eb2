import RatingCLI
import RatingCore

/// The program: reads its options, asks, reports, exits.
@main
struct XRating {
  static func main() {
    StandardStreams.prepare()
    run().exit()
  }

  private static func run() -> ExitStatus {
    do {
      switch try Options.parse(
        Launch.words, environmentScale: Launch.variable("XRATING_SCALE"))
      {
      case .help(let text):
        try StandardStreams.write(text, name: "the help")
        return .accepted
      case .version(let text):
        try StandardStreams.write(text)
        return .accepted
      case .ask(let options):
        options.warnings.forEach { StandardStreams.complain($0) }
        let report = Report(try ask(options))
        try StandardStreams.write(report.text)
        return report.status
      }
    } catch let error as UsageError {
      StandardStreams.complain(error)
      return .usage
    } catch {
      StandardStreams.complain("\(error)")
      return .environment
    }
  }

  /// Opens the window and waits for the answer.
  private static func ask(_ options: Options) throws -> Outcome {
    throw NoWindow()
  }
}

/// Stands in for the window until there is one.
private struct NoWindow: Error, CustomStringConvertible {
  let description = "there is no window yet"
}
