/// The values that a rating can have: `min`, `max`, and every multiple of `step` between them.
///
/// One star is worth 1. The step need not divide the range: a scale of one star with a step of 0.3
/// has the values 0, 0.3, 0.6, 0.9 and 1.
public struct RatingScale: Hashable, Sendable {
  /// The number of stars, 1 to 100; also the largest value.
  public let max: Int

  /// The distance between values, in stars; above 0.
  public let step: Decimal

  /// The smallest value, in stars; at least 0 and below ``max``. It limits the choice and never
  /// shifts the drawing.
  public let min: Decimal

  /// The numbers of stars that a scale can have.
  public static let maxima = 1...100

  /// Creates a scale.
  ///
  /// - Throws: ``ScaleError`` if a number is outside its range.
  public init(max: Int = 5, step: Decimal = 0.5, min: Decimal = 0) throws(ScaleError) {
    guard Self.maxima.contains(max) else { throw .max(max) }
    guard step > 0 else { throw .step(step) }
    guard min >= 0, min < Decimal(max) else { throw .min(min, max: max) }
    self.max = max
    self.step = step
    self.min = min
  }

  /// Five stars in half steps from 0.
  public static let fiveStars = RatingScale()

  private init() {
    max = 5
    step = 0.5
    min = 0
  }
}

/// Why a scale cannot be made.
public enum ScaleError: Error, Hashable, Sendable {
  /// The number of stars is not between 1 and 100.
  case max(Int)
  /// The step is not above 0.
  case step(Decimal)
  /// The minimum is below 0, or not below the maximum.
  case min(Decimal, max: Int)
}

extension RatingScale {
  /// The smallest value.
  public var first: Decimal { min }

  /// The largest value.
  public var last: Decimal { Decimal(max) }

  /// The smallest value above a number, or the last one.
  public func next(after number: Decimal) -> Decimal {
    guard number >= first else { return first }
    guard number < last else { return last }
    return Swift.min(multiple(number.units / step.units + 1), last)
  }

  /// The largest value below a number, or the first one.
  public func previous(before number: Decimal) -> Decimal {
    guard number <= last else { return last }
    guard number > first else { return first }
    return Swift.max(multiple((number.units - 1) / step.units), first)
  }

  /// The smallest value that is not below a number, or the last one.
  public func covering(_ number: Decimal) -> Decimal {
    contains(number) ? number : next(after: number)
  }

  /// The largest value that is not above a number, or the first one.
  public func reached(by number: Decimal) -> Decimal {
    contains(number) ? number : previous(before: number)
  }

  /// The value nearest to a number; the larger one if two are equally near.
  public func nearest(to number: Decimal) -> Decimal {
    let below = reached(by: number)
    let above = covering(number)
    return number - below < above - number ? below : above
  }

  /// Whether a number is one of the values.
  public func contains(_ number: Decimal) -> Bool {
    number == first || number == last
      || number > first && number < last && number.units % step.units == 0
  }

  private func multiple(_ n: Int) -> Decimal {
    Decimal(units: n * step.units)
  }
}
