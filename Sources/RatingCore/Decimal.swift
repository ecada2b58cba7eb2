/// A decimal number, exact to twelve places.
///
/// Ratings are counted, not measured: 0.1 + 0.1 + 0.1 must be 0.3. A `Decimal` is therefore a whole
/// number of millionths of a millionth, and no floating-point rounding decides a value.
public struct Decimal: Hashable, Sendable {
  /// The number in units of 10⁻¹².
  package let units: Int

  package init(units: Int) {
    self.units = units
  }

  /// How many decimal places are kept.
  package static let places = 12

  /// How many units make one: 10¹².
  package static let one = 1_000_000_000_000

  /// The largest magnitude kept; whatever lies beyond it counts as this number.
  ///
  /// It is far above the most stars a row can have and the longest time to wait, and small enough
  /// for sums never to overflow.
  public static let limit = Decimal(units: 2_000_000 * one)

  /// Creates a whole number.
  public init(_ whole: Int) {
    units = whole.clamped(to: -2_000_000...2_000_000) * Self.one
  }

  /// Creates the decimal nearest to a finite binary number.
  public init(_ value: Double) {
    precondition(value.isFinite, "A decimal is finite")
    units = Int((value.clamped(to: -2e6...2e6) * Double(Self.one)).rounded())
  }

  /// The binary number nearest to this decimal, for drawing.
  public var doubleValue: Double {
    Double(units) / Double(Self.one)
  }
}

extension Decimal: Comparable {
  /// Whether the first number is below the second one.
  public static func < (a: Decimal, b: Decimal) -> Bool {
    a.units < b.units
  }

  /// The exact sum. Up to four numbers within ``limit`` can be added without overflow.
  public static func + (a: Decimal, b: Decimal) -> Decimal {
    Decimal(units: a.units + b.units)
  }

  /// The exact product with a whole number, if it stays within the bounds of a sum.
  package static func * (a: Decimal, factor: Int) -> Decimal {
    Decimal(units: a.units * factor)
  }

  /// The quotient of a number that is not negative, rounded to twelve decimal places, ties upwards.
  package static func / (a: Decimal, divisor: Int) -> Decimal {
    Decimal(units: (a.units + divisor / 2) / divisor)
  }

  /// The whole number nearest to a number that is not negative, ties upwards.
  package var rounded: Int { (units + Self.one / 2) / Self.one }

  /// The exact difference, within the same bounds as a sum.
  public static func - (a: Decimal, b: Decimal) -> Decimal {
    Decimal(units: a.units - b.units)
  }
}

extension Decimal: LosslessStringConvertible {
  /// Reads a plain decimal: an optional sign, digits, and an optional dot with digits.
  ///
  /// The whole text must be used up; exponents, blanks, commas and words give `nil`. Digits after
  /// the twelfth decimal place are dropped, and magnitudes above ``limit`` count as the limit.
  public init?(_ text: String) {
    var digits = text.utf8[...]
    let negative = digits.first == UInt8(ascii: "-")
    if negative || digits.first == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    var units = 0
    var place = Self.one
    var isFraction = false
    var hasDigits = false
    for character in digits {
      switch character {
      case UInt8(ascii: ".") where !isFraction:
        isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        let digit = Int(character - UInt8(ascii: "0"))
        if isFraction {
          place /= 10
          units += digit * place
        } else if units <= Self.limit.units / 10 {
          units = units * 10 + digit * Self.one
        } else {
          // One more digit could be too much for the integer; it is beyond the limit in any case.
          units = Self.limit.units
        }
      default:
        return nil
      }
    }
    guard hasDigits else { return nil }
    units = Swift.min(units, Self.limit.units)
    self.init(units: negative ? -units : units)
  }

  /// The shortest plain decimal with a dot, the same in every locale: `0`, `3`, `3.5`.
  public var description: String {
    let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: UInt(Self.one))
    var text = (units < 0 ? "-" : "") + String(whole)
    if fraction > 0 {
      var places = String(fraction + UInt(Self.one)).dropFirst()
      while places.last == "0" {
        places.removeLast()
      }
      text += "." + places
    }
    return text
  }
}

extension Decimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a whole number from a literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Creates the decimal nearest to a literal.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}

extension Comparable {
  /// The value itself, or the end of the range that it lies beyond.
  @inlinable package func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
