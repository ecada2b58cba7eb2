extension Theme {
  /// The theme as a row of stars shows it, with the colours that the row wishes for.
  ///
  /// The colour of the stars that count is kept as it is. If the empty stars came too close to it
  /// they give way, whatever their colour, so that any rating can be read.
  public func adapted(to style: RowStyle) -> Theme {
    guard style.filledColor != nil || style.emptyColor != nil else { return self }
    var theme = self
    theme.adapt(
      filled: style.filledColor?.over(background), empty: style.emptyColor?.over(background))
    return theme
  }

  /// Gives the stars other insides; what is not given stays, and the rest follows.
  mutating func adapt(filled color: Color?, empty emptyColor: Color?) {
    if let color {
      // Full stars as pale as the window must not seem to be the empty ones.
      filled = outlined(color, contrast: color.isVisible(on: background) ? 3 : 7)
    }
    if let emptyColor { empty = outlined(emptyColor) }
    if !empty.fill.isApart(from: filled.fill) {
      empty = outlined(empty.fill.moved { $0.isApart(from: filled.fill) })
    }
    preview = StarColors(
      fill: filled.fill.mixed(with: empty.fill, share: 0.5), outline: filled.outline)
  }

  /// A star with an outline of its own kind that stands out from the background: darker in a light
  /// window and lighter in a dark one.
  private func outlined(_ fill: Color, contrast: Double = 3) -> StarColors {
    let outline = fill.mixed(with: background.pole, atLeast: 0.25) {
      $0.contrast(to: background) >= contrast
    }
    return StarColors(fill: fill, outline: outline)
  }
}
