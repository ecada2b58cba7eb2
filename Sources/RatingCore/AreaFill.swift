/// How a fraction of a star is drawn.
public enum FillRule: Hashable, Sendable {
  /// 0.3 of a star fills 30 % of its width.
  case width
  /// 0.3 of a star fills 30 % of its ink, which lies mostly in the middle.
  case area
}

/// Where the ink of a shape lies between the edges of its cell, from the one where it begins to
/// fill: what turns a share of the ink into a share of the width, and back.
public struct AreaFill: Hashable, Sendable {
  /// The ink before the start of each strip of the cell and before its end, in millionths of all.
  ///
  /// Whole numbers keep positions and values exact: either follows from the other without rounding
  /// that a step could notice.
  private let inkBefore: [Int]

  /// Into how many strips of equal width a cell is cut to measure its ink.
  static let strips = 256
  private static let all = 1_000_000

  /// Creates the fill of a shape, with the line around it, as it is drawn; `nil` if it has no ink.
  public init?(_ shape: Shape) {
    if case .mask(let mask) = shape {
      self.init(ink: mask.ink(strips: Self.strips))
    } else if let outline = shape.outline {
      let line = Shape.lineWidth
      self.init(
        ink: Silhouette(outline.fitted(into: 1, inset: line / 2), lineWidth: line)
          .ink(strips: Self.strips))
    } else {
      return nil
    }
  }

  /// Creates a fill from the ink of strips of equal width, in any unit; `nil` if there is none.
  init?(ink: [Double]) {
    let total = ink.reduce(0, +)
    guard total > 0 else { return nil }
    var sum = 0.0
    inkBefore =
      [0]
      + ink.map { strip in
        sum += strip
        return Int((sum / total * Double(Self.all)).rounded())
      }
  }

  private init(inkBefore: [Int]) {
    self.inkBefore = inkBefore
  }

  /// The fill from the other edge.
  public var mirrored: AreaFill {
    AreaFill(inkBefore: inkBefore.reversed().map { Self.all - $0 })
  }

  /// The share of the ink that lies before a share of the width, both 0 to 1.
  public func ink(before width: Decimal) -> Decimal {
    let strips = inkBefore.count - 1
    let (strip, rest) = (width.clamped(to: 0...1).units * strips)
      .quotientAndRemainder(dividingBy: Decimal.one)
    guard strip < strips else { return 1 }
    let ink = inkBefore[strip + 1] - inkBefore[strip]
    return Decimal(units: (inkBefore[strip] * Decimal.one + ink * rest) / Self.all)
  }

  /// The share of the width that holds a share of the ink, both 0 to 1; the smallest one.
  public func width(holding ink: Decimal) -> Decimal {
    guard ink > 0 else { return 0 }
    guard ink < 1 else { return 1 }
    let wanted = ink.units * Self.all
    // The last strip that begins with less.
    var (low, high) = (0, inkBefore.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if inkBefore[middle] * Decimal.one < wanted { low = middle } else { high = middle - 1 }
    }
    let rest = (wanted - inkBefore[low] * Decimal.one) / (inkBefore[low + 1] - inkBefore[low])
    return Decimal(units: (low * Decimal.one + rest) / (inkBefore.count - 1))
  }
}

extension Mask {
  /// The ink of strips of equal width that cover a square cell, in which the mask is as large as
  /// fits and centred.
  func ink(strips: Int) -> [Double] {
    let before = columnSums.reduce(into: [0]) { sums, column in
      sums.append((sums.last ?? 0) + column)
    }
    let side = Double(max(width, height))
    func ink(before strip: Int) -> Double {
      let column = side * Double(strip) / Double(strips) - (side - Double(width)) / 2
      let whole = Int(column.clamped(to: 0...Double(width)))
      guard whole < width else { return Double(before[width]) }
      return Double(before[whole])
        + Double(before[whole + 1] - before[whole]) * max(0, column - Double(whole))
    }
    return (0..<strips).map { ink(before: $0 + 1) - ink(before: $0) }
  }
}
