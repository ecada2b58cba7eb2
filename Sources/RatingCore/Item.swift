/// One rating of a form.
public struct Item: Hashable, Sendable {
  /// What is rated, shown beside the stars; empty if nothing is.
  public let label: String

  /// The values that it can have.
  public let scale: RatingScale

  /// The value that it has, in stars: one of the scale, or any between 0 and the maximum if it is
  /// only shown.
  public internal(set) var value: Decimal

  /// Whether it is only shown and never changed.
  public let isReadOnly: Bool

  /// Whether it is only shown, and ``Event/valuesSet(_:)`` changes it while it is. Its words have
  /// room for hundredths of a star, whatever it shows at first.
  public let isLive: Bool

  /// Which value a position of the pointer means.
  public let snap: Snap

  /// One word for each star, from the first to the last; none if the value has no words.
  public let starWords: [String]

  /// How the row should look.
  public private(set) var style: RowStyle

  /// Where the ink of a star lies, from the edge where it begins to fill; `nil` if fractions are
  /// shares of the width.
  public private(set) var areaFill: AreaFill?

  /// Creates a rating. A start value outside the range is pulled in, and one that is not on the
  /// scale gives way to the nearest that is, unless the rating is only shown. One that is live is
  /// only shown.
  public init(
    label: String = "", scale: RatingScale = .fiveStars, value: Decimal = 0,
    isReadOnly: Bool = false, isLive: Bool = false, snap: Snap = .up, starWords: [String] = [],
    style: RowStyle = RowStyle()
  ) {
    self.label = label
    self.starWords = starWords
    self.scale = scale
    self.value = value
    self.isReadOnly = isReadOnly || isLive
    self.isLive = isLive
    self.snap = snap
    self.style = style
    areaFill = style.areaFill
    self.value = possible(value)
  }

  /// The rating with another value, or the nearest to it that it can have.
  package func starting(at value: Decimal) -> Item {
    var item = self
    item.value = possible(value)
    return item
  }

  /// The value nearest to a number that the rating can have.
  func possible(_ number: Decimal) -> Decimal {
    isReadOnly ? number.clamped(to: 0...scale.last) : scale.nearest(to: number)
  }

  /// The rating with other looks.
  package func styled(_ style: RowStyle) -> Item {
    var item = self
    item.style = style
    item.areaFill = style.areaFill
    return item
  }

  /// The row of stars as it would like to be.
  ///
  /// - Parameter scale: How many device pixels a logical pixel is.
  public func row(scale: Double) -> StarRow {
    StarRow(
      count: self.scale.max,
      size: max(1, Int((Double(style.size) * scale).rounded())),
      spacing: Int((Double(style.spacing) * scale).rounded()),
      direction: style.direction, areaFill: areaFill)
  }

  /// The value in words, such as `3.5 / 5`, with the word for its last star if there is one.
  public func words(for value: Decimal) -> String {
    let number = "\(value) / \(scale.max)"
    let star = (value.units + Decimal.one - 1) / Decimal.one
    guard starWords.indices.contains(star - 1), !starWords[star - 1].isEmpty else { return number }
    return "\(number) · \(starWords[star - 1])"
  }

  /// Values whose words need as much room as any that can be shown.
  public var valuesWithWideWords: [Decimal] {
    if isLive {
      return [value, scale.last - 0.01] + starWords.indices.map { Decimal($0 + 1) - 0.01 }
    }
    if isReadOnly { return [value] }
    let last = [scale.first, scale.last, scale.previous(before: scale.last)]
    return last + starWords.indices.map { scale.previous(before: Decimal($0 + 1)) }
      + starWords.indices.map { scale.reached(by: Decimal($0 + 1)) }
  }
}

/// The wishes for a row of stars, in logical pixels. A row that does not fit is drawn smaller.
public struct RowStyle: Hashable, Sendable {
  /// The side of one star, 4 to 1024.
  public var size: Int { didSet { size = size.clamped(to: Self.sizes) } }

  /// The gap between stars, 0 to 1024; a fifth of the size or so if none is given.
  public var spacing: Int { didSet { spacing = spacing.clamped(to: Self.spacings) } }

  /// Which way the row runs.
  public var direction: LayoutDirection

  /// What stands for a star.
  public var shape: Shape

  /// How a fraction of a star is drawn.
  public var fill: FillRule

  /// The inside of the stars that count; the theme's if none is given.
  public var filledColor: Color?

  /// The inside of the stars that do not count; the theme's if none is given.
  public var emptyColor: Color?

  /// The sizes that a star can wish for, in logical pixels.
  public static let sizes = 4...1024
  /// The gaps that a row can wish for, in logical pixels.
  public static let spacings = 0...1024

  /// Creates wishes in logical pixels; numbers beyond their ranges are pulled in.
  public init(
    size: Int = 44, spacing: Int? = nil, direction: LayoutDirection = .leftToRight,
    shape: Shape = .pentagram, fill: FillRule = .width, filledColor: Color? = nil,
    emptyColor: Color? = nil
  ) {
    self.size = size.clamped(to: Self.sizes)
    self.spacing = (spacing ?? (size * 10 + 22) / 44).clamped(to: Self.spacings)
    self.direction = direction
    self.shape = shape
    self.fill = fill
    self.filledColor = filledColor
    self.emptyColor = emptyColor
  }

  fileprivate var areaFill: AreaFill? {
    guard fill == .area else { return nil }
    let areaFill = AreaFill(shape)
    return direction == .leftToRight ? areaFill : areaFill?.mirrored
  }
}
