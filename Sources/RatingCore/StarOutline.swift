/// The outline of a star: `points` tips on a circle, and between them corners on a smaller one.
public struct StarOutline: Hashable, Sendable {
  /// The number of tips, 3 to 60.
  public let points: Int

  /// The radius of the inner corners, as a share of the radius of the tips, 0.05 to 1.
  public let innerRadius: Double

  /// The numbers of tips that a star can have.
  public static let pointCounts = 3...60

  /// The shares that the inner radius can be.
  public static let innerRadii = 0.05...1.0

  /// The inner radius of the regular pentagram, whose sides run straight from tip to tip: 1/φ²,
  /// with φ the golden ratio. It is 0.381966.
  public static let pentagramInnerRadius = (3 - 5.0.squareRoot()) / 2

  /// Creates an outline; numbers beyond their ranges are pulled in.
  public init(points: Int = 5, innerRadius: Double = pentagramInnerRadius) {
    self.points = points.clamped(to: Self.pointCounts)
    self.innerRadius = innerRadius.clamped(to: Self.innerRadii)
  }

  /// The corners, clockwise, tips and inner corners in turn, in units of the outer radius from the
  /// centre. The first tip points straight up.
  public var vertices: [Vertex] {
    (0..<2 * points).map { corner in
      let radius = corner.isMultiple(of: 2) ? 1 : innerRadius
      let (sine, cosine) = sineAndCosine(eighths: 8 * corner, of: 2 * points)
      return Vertex(x: radius * sine, y: -radius * cosine)
    }
  }
}

/// The sine and cosine of a part of a turn, given in eighths of a turn times `denominator`.
///
/// The standard library has no trigonometry, and the core imports nothing. Whole eighths are taken
/// off exactly, so that opposite corners of a star mirror each other to the last bit; what is left
/// is small enough for a short power series.
private func sineAndCosine(eighths: Int, of denominator: Int) -> (Double, Double) {
  let (octant, rest) = (eighths % (8 * denominator)).quotientAndRemainder(dividingBy: denominator)
  // Odd octants are measured back from their end, so that the angle stays within 0 and π/4.
  let part = octant.isMultiple(of: 2) ? rest : denominator - rest
  let angle = Double(part) / Double(denominator) * (.pi / 4)
  var (sine, cosine) = (angle, 1.0)
  var (sineTerm, cosineTerm) = (angle, 1.0)
  for n in stride(from: 2.0, through: 20, by: 2) {
    cosineTerm *= -angle * angle / (n * (n - 1))
    sineTerm *= -angle * angle / (n * (n + 1))
    cosine += cosineTerm
    sine += sineTerm
  }
  return switch octant {
  case 0: (sine, cosine)
  case 1: (cosine, sine)
  case 2: (cosine, -sine)
  case 3: (sine, -cosine)
  case 4: (-sine, -cosine)
  case 5: (-cosine, -sine)
  case 6: (-cosine, sine)
  default: (-sine, cosine)
  }
}
