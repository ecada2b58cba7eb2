extension Theme {
  /// The theme as a row of stars shows it, with the colours that the row wishes for.
  ///
  /// Two colours that can be told apart are kept as they are if full stars are seen at all.
  /// Otherwise the empty stars give way, and the full ones if that is not enough: they always look
  /// fuller than the empty ones then.
  public func adapted(to style: RowStyle) -> Theme {
    guard style.filledColor != nil || style.emptyColor != nil else { return self }
    var theme = self
    theme.adapt(
      filled: style.filledColor?.over(background), empty: style.emptyColor?.over(background))
    return theme
  }

  /// Gives the stars other insides; what is not given follows.
  mutating func adapt(filled color: Color? = nil, empty emptyColor: Color? = nil) {
    var full = color ?? filled.fill
    var hollow = emptyColor ?? empty.fill
    let isSeen = full.isVisible(on: background)
    let isApart =
      emptyColor == nil
      ? hollow.isEmptier(than: full, on: background) : hollow.isApart(from: full)
    if !isSeen || !isApart {
      let emptier = isSeen ? hollow.emptier(than: full, on: background) : nil
      // Stars like the window, and pale ones that are seen by their hue alone, leave no room for
      // others that look emptier.
      if emptier == nil { full = full.filling(background) }
      hollow = emptier ?? hollow.emptier(than: full, on: background) ?? background
    }
    let isMoved = full != (color ?? filled.fill)
    if color != nil || isMoved { filled = outlined(full, contrast: isMoved ? 7 : 3) }
    if emptyColor != nil || hollow != empty.fill { empty = outlined(hollow) }
    preview = StarColors(
      fill: filled.fill.mixed(with: empty.fill, share: 0.5), outline: filled.outline)
  }

  /// A star with an outline of its own kind that stands out from the background: darker in a light
  /// window and lighter in a dark one.
  func outlined(_ fill: Color, contrast: Double = 3) -> StarColors {
    let outline = fill.mixed(with: background.pole, atLeast: 0.25) {
      $0.contrast(to: background) >= contrast
    }
    return StarColors(fill: fill, outline: outline)
  }
}

extension Color {
  /// This colour for full stars, moved away from the ground until their insides stand out from it.
  fileprivate func filling(_ ground: Color) -> Color {
    mixed(with: ground.pole) { $0.contrast(to: ground) >= 2.5 && $0.isVisible(on: ground) }
  }

  /// Whether empty stars of this colour are told from full ones, and are so much closer to the
  /// ground that nobody takes them for the full ones.
  fileprivate func isEmptier(than full: Color, on ground: Color) -> Bool {
    2.2 * distance(to: ground) <= full.distance(to: ground) && isApart(from: full)
  }

  /// This colour for empty stars, moved until they look emptier than full ones: towards the ground,
  /// or else, with or without its hue, away from it; `nil` if that is not possible.
  fileprivate func emptier(than full: Color, on ground: Color) -> Color? {
    let ways = [(self, ground), (self, ground.pole), (ground, ground.pole)]
    return ways.lazy.map { start, end in
      start.mixed(with: end) { $0.isEmptier(than: full, on: ground) }
    }.first { $0.isEmptier(than: full, on: ground) }
  }
}
