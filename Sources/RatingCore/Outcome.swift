/// How a form ended.
public enum Outcome: Hashable, Sendable {
  /// The values of the ratings that could be changed, in order.
  case accepted([Decimal])
  case cancelled
  /// The time limit ran out, whatever had been chosen so far.
  case timedOut
}
