/// Which way a row of stars runs.
public enum LayoutDirection: Hashable, Sendable {
  /// Star 1 is the leftmost one, and a star fills from its left edge.
  case leftToRight
  /// Everything is mirrored: star 1 is the rightmost one, and the half of a star is its right half.
  case rightToLeft
}

/// Which value a position in a row means.
public enum Snap: Hashable, Sendable {
  /// The smallest value that covers the position, so that a whole star can be had anywhere on it.
  case up
  /// The value whose fill edge is nearest to the position.
  case nearest
}

/// The geometry of a row of stars, the only one: what is drawn and what is hit both come from here.
///
/// Columns are device pixels from the left edge of the row. Positions may lie beyond either end.
public struct StarRow: Hashable, Sendable {
  /// How many stars there are.
  public var count: Int

  /// The width and height of one star, in device pixels.
  public var size: Int

  /// The gap between two stars, in device pixels.
  public var spacing: Int

  /// Which way the row runs.
  public var direction: LayoutDirection

  /// Where the ink of a star lies, from the edge where it begins to fill, if fractions of a star are
  /// shares of its ink; `nil` if they are shares of its width.
  public var areaFill: AreaFill?

  /// Creates a row of at least one star, in device pixels; of these numbers only the gap may be 0.
  public init(
    count: Int, size: Int, spacing: Int = 0, direction: LayoutDirection = .leftToRight,
    areaFill: AreaFill? = nil
  ) {
    precondition(count > 0 && size > 0 && spacing >= 0, "A row has stars, and they have a size")
    self.count = count
    self.size = size
    self.spacing = spacing
    self.direction = direction
    self.areaFill = areaFill
  }

  /// From one edge of the row to the other, in device pixels.
  public var width: Int { count * size + (count - 1) * spacing }

  /// How far the strip that means the minimum reaches out before star 1, in device pixels.
  public var zeroStrip: Int { (size + 1) / 2 }

  private var pitch: Int { size + spacing }

  /// The columns that a star covers; the first star is number 1.
  public func columns(ofStar number: Int) -> Range<Int> {
    let start = (number - 1) * pitch
    return mirrored(start..<start + size)
  }

  /// The columns that are filled when the row shows a value.
  ///
  /// The edge is a whole column and never stops inside a gap: 3 ends where star 3 ends.
  public func filledColumns(upTo value: Decimal) -> Range<Int> {
    mirrored(0..<edge(of: value))
  }

  /// The columns between two distances from the beginning of the row, in either order.
  public func columns(from start: Int, to end: Int) -> Range<Int> {
    mirrored(min(start, end)..<max(start, end))
  }

  /// How far from its beginning the row is filled when it shows a value, in device pixels.
  public func edge(of value: Decimal) -> Int {
    guard value > 0 else { return 0 }
    guard value < Decimal(count) else { return width }
    let (whole, fraction) = value.units.quotientAndRemainder(dividingBy: Decimal.one)
    if fraction == 0 { return whole * pitch - spacing }
    return whole * pitch + (Decimal(units: width(ofFraction: fraction)) * size).rounded
  }

  /// The share of a star's width that a fraction of it fills, both in units.
  private func width(ofFraction fraction: Int) -> Int {
    areaFill?.width(holding: Decimal(units: fraction)).units ?? fraction
  }

  /// The fraction of a star that fills a share of its width short of all of it, both in units. It is
  /// short of 1 even where all the ink lies before, for the position is still inside the star.
  private func fraction(ofWidth width: Int) -> Int {
    guard let areaFill else { return width }
    return min(areaFill.ink(before: Decimal(units: width)).units, Decimal.one - 1)
  }

  private func mirrored(_ columns: Range<Int>) -> Range<Int> {
    switch direction {
    case .leftToRight: columns
    case .rightToLeft: width - columns.upperBound..<width - columns.lowerBound
    }
  }
}

extension StarRow {
  /// The value that a position means.
  ///
  /// Before star 1 that is the first value, after the last star the last one. Inside a star it is
  /// the value that `snap` finds, and a gap belongs to the star before it.
  ///
  /// - Parameters:
  ///   - position: Device pixels from the left edge of the row; may be negative. A pixel stands for
  ///     its centre: ``Decimal/pixelCentre(_:)``.
  ///   - scale: The values that there are.
  ///   - snap: Which of them a position inside a star means.
  public func value(at position: Decimal, in scale: RatingScale, snap: Snap = .up) -> Decimal {
    let distance = fromBeginning(position).units
    guard distance >= 0 else { return scale.first }
    let (star, inside) = distance.quotientAndRemainder(dividingBy: pitch * Decimal.one)
    guard star < count else { return scale.last }
    guard inside < size * Decimal.one else { return settled(Decimal(star + 1), scale, snap) }
    // Dividing before adding keeps this exact to the last unit: no value lies between two units.
    let stars = Decimal(units: star * Decimal.one + fraction(ofWidth: inside / size))
    return snap == .up ? scale.next(after: stars) : scale.nearest(to: stars)
  }

  /// A position that means a value: `value(at: position(of: v)) == v` for every value of the scale.
  ///
  /// - Returns: Device pixels from the left edge of the row.
  public func position(of value: Decimal, in scale: RatingScale, snap: Snap = .up) -> Decimal {
    guard value > 0 else { return fromBeginning(Decimal(units: -zeroStrip * Decimal.one / 2)) }
    let stars: Decimal
    switch snap {
    case .nearest:
      stars = value
    case .up:
      // Half way between the fill edge and what precedes it: the middle of a star in whole steps.
      let whole = Decimal(units: (value.units - 1) / Decimal.one * Decimal.one)
      let start = value > scale.first ? max(whole, scale.previous(before: value)) : whole
      stars = Decimal(units: start.units + (value.units - start.units) / 2)
    }
    let (star, fraction) = stars.units.quotientAndRemainder(dividingBy: Decimal.one)
    let inside = width(ofFraction: fraction) * size
    return fromBeginning(Decimal(units: star * pitch * Decimal.one + inside))
  }

  private func settled(_ stars: Decimal, _ scale: RatingScale, _ snap: Snap) -> Decimal {
    snap == .up ? scale.covering(stars) : scale.nearest(to: stars)
  }

  /// Turns a distance from the left edge into one from the edge where the row begins, or back.
  private func fromBeginning(_ position: Decimal) -> Decimal {
    switch direction {
    case .leftToRight: position
    case .rightToLeft: Decimal(units: width * Decimal.one) - position
    }
  }
}

extension Decimal {
  /// The centre of a pixel, which is where a pointer on that pixel is taken to be.
  public static func pixelCentre(_ pixel: Int) -> Decimal {
    Decimal(units: pixel.clamped(to: -100_000...100_000) * one + one / 2)
  }

  /// The pixel that a position lies in.
  var pixel: Int {
    Int((doubleValue).rounded(.down))
  }
}
