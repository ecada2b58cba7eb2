/// A movement towards a target, as a pure function of time.
///
/// It is a critically damped spring: it sets out at once, slows down, and does not swing. A movement
/// that is given a new target on its way keeps its place and its velocity.
public struct Spring: Hashable, Sendable {
  /// Where it comes to rest.
  public private(set) var target: Double

  private let start: Seconds
  private let distance: Double
  private let push: Double

  /// How fast it is: it has all but arrived after this time.
  public static let response: Seconds = 0.25

  private let frequency: Double

  /// Creates a movement.
  ///
  /// - Parameters:
  ///   - position: Where it begins.
  ///   - velocity: How fast it moves then, in units per second.
  ///   - target: Where it ends.
  ///   - time: When it begins.
  ///   - response: How long it takes until it has all but arrived.
  public init(
    from position: Double, velocity: Double = 0, to target: Double, at time: Seconds,
    response: Seconds = Spring.response
  ) {
    frequency = 2 * .pi / response
    self.target = target
    start = time
    distance = position - target
    push = velocity + frequency * distance
  }

  /// Where it is at a time.
  public func position(at time: Seconds) -> Double {
    let elapsed = max(0, time - start)
    return target + (distance + push * elapsed) * decay(elapsed)
  }

  /// How fast it moves at a time, in units per second.
  public func velocity(at time: Seconds) -> Double {
    let elapsed = max(0, time - start)
    return (push - frequency * (distance + push * elapsed)) * decay(elapsed)
  }

  /// Whether it has come so close, and so slow, that it counts as arrived.
  ///
  /// - Parameters:
  ///   - time: The time, on the monotonic clock.
  ///   - tolerance: The distance that nobody sees.
  public func isSettled(at time: Seconds, tolerance: Double) -> Bool {
    abs(position(at: time) - target) < tolerance
      && abs(velocity(at: time)) < tolerance * frequency
  }

  /// The same movement, bound for another target from a time on.
  public func redirected(to target: Double, at time: Seconds) -> Spring {
    Spring(from: position(at: time), velocity: velocity(at: time), to: target, at: time)
  }

  /// The same movement, with all its places moved as far as its target is.
  public func carried(to target: Double) -> Spring {
    var copy = self
    copy.target = target
    return copy
  }

  /// The exponential decay of the spring: e to the power of -frequency · elapsed.
  ///
  /// The standard library has no exponential function. Halving the exponent until it is small and
  /// squaring the result as often needs only a short series.
  private func decay(_ elapsed: Seconds) -> Double {
    let exponent = min(frequency * elapsed, 700)
    let small = exponent / 1024
    var (term, result) = (1.0, 1.0)
    for n in 1...6 {
      term *= -small / Double(n)
      result += term
    }
    for _ in 0..<10 { result *= result }
    return result
  }
}
