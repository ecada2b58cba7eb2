/// One rating of a form.
public struct Item: Hashable, Sendable {
  /// The values that it can have.
  public let scale: RatingScale

  /// The value that it has, in stars: one of the scale, or any between 0 and the maximum if it is
  /// only shown.
  public internal(set) var value: Decimal

  /// Whether it is only shown and never changed.
  public let isReadOnly: Bool

  /// Which value a position of the pointer means.
  public let snap: Snap

  /// How the row should look.
  public let style: RowStyle

  /// Creates a rating. A start value outside the range is pulled in, and one that is not on the
  /// scale gives way to the nearest that is, unless the rating is only shown.
  public init(
    scale: RatingScale = .fiveStars, value: Decimal = 0, isReadOnly: Bool = false,
    snap: Snap = .up, style: RowStyle = RowStyle()
  ) {
    self.scale = scale
    self.value = isReadOnly ? value.clamped(to: 0...scale.last) : scale.nearest(to: value)
    self.isReadOnly = isReadOnly
    self.snap = snap
    self.style = style
  }

  /// The value in words, such as `3.5 / 5`.
  public func words(for value: Decimal) -> String {
    "\(value) / \(scale.max)"
  }
}

/// The wishes for a row of stars, in logical pixels. A row that does not fit is drawn smaller.
public struct RowStyle: Hashable, Sendable {
  /// The side of one star, 4 to 1024.
  public var size: Int

  /// The gap between stars; a fifth of the size or so if none is given.
  public var spacing: Int

  /// Which way the row runs.
  public var direction: LayoutDirection

  /// The outline of each star.
  public var outline: StarOutline

  /// The sizes that a star can wish for, in logical pixels.
  public static let sizes = 4...1024
  /// The gaps that a row can wish for, in logical pixels.
  public static let spacings = 0...1024

  /// Creates wishes in logical pixels; numbers beyond their ranges are pulled in.
  public init(
    size: Int = 44, spacing: Int? = nil, direction: LayoutDirection = .leftToRight,
    outline: StarOutline = StarOutline()
  ) {
    self.size = size.clamped(to: Self.sizes)
    self.spacing = (spacing ?? (size * 10 + 22) / 44).clamped(to: Self.spacings)
    self.direction = direction
    self.outline = outline
  }
}
