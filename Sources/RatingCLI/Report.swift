public import RatingCore

/// What the program tells the shell.
public struct Report: Hashable, Sendable {
  /// The text for standard output: one line for each value, or nothing.
  public let text: String

  /// How the program ends.
  public let status: ExitStatus

  /// The line that stands for a value.
  public static func line(_ value: Decimal) -> String {
    "\(value)\n"
  }

  /// Puts the outcome of a form into words.
  public init(_ outcome: Outcome) {
    switch outcome {
    case .accepted(let values):
      text = values.map(Self.line).joined()
      status = .accepted
    case .cancelled:
      text = ""
      status = .cancelled
    case .timedOut:
      text = ""
      status = .timedOut
    }
  }
}
