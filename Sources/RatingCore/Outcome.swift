/// How a form ended.
public enum Outcome: Hashable, Sendable {
  /// The values of the ratings that could be changed, in order.
  case accepted([Decimal])
  /// There is no answer: Escape, the cancelling button, or a closed window.
  case cancelled
  /// The time limit ran out, whatever had been chosen so far.
  case timedOut
}
