public import RatingCore

/// What the program tells the shell.
public struct Report: Hashable, Sendable {
  /// What goes to standard output: the answer, or nothing.
  public let text: [UInt8]

  /// How the program ends.
  public let status: ExitStatus

  /// Puts the outcome of a form into words.
  ///
  /// - Parameter items: The ratings that were shown.
  public init(
    _ outcome: Outcome, of items: [Item], as format: AnswerFormat = .lines(.value)
  ) {
    switch outcome {
    case .accepted(let values):
      text = format.answer(values, of: items)
      status = .accepted
    case .cancelled:
      text = []
      status = .cancelled
    case .timedOut:
      text = []
      status = .timedOut
    }
  }

  /// What goes to standard output when a value has changed; nothing if it was not the user who
  /// changed it.
  public static func change(
    to value: Decimal, of item: Item, as format: AnswerFormat = .lines(.value)
  ) -> [UInt8] {
    item.isReadOnly ? [] : format.change(to: value, of: item)
  }
}
