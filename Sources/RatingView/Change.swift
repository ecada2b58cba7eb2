public import RatingCore

/// A rating has another value.
public struct Change: Hashable, Sendable {
  /// Which rating, counted from 0.
  public let item: Int

  /// The value that it has now, in stars.
  public let value: Decimal
}
