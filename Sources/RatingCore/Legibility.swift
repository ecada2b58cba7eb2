/// What it takes to be seen.
extension Color {
  /// Whether text of this colour can be read on others: a contrast of 4.5 (WCAG 2.2, 1.4.3).
  func isLegible(on grounds: Color...) -> Bool {
    grounds.allSatisfy { contrast(to: $0) >= 4.5 }
  }

  /// Whether a line of this colour stands out from another: a contrast of 3 (WCAG 2.2, 1.4.11).
  func standsOut(from ground: Color) -> Bool {
    contrast(to: ground) >= 3
  }

  /// Whether an area of this colour is seen on another, be it by its hue alone. No standard says
  /// how much that takes; this is the distance of greys 40 steps of 255 apart.
  func isVisible(on ground: Color) -> Bool {
    distance(to: ground) >= 120
  }

  /// Whether full and empty stars of these colours are told apart, also by those who see no hues,
  /// and leave room for a preview between them.
  ///
  /// The contrast is a little below that of the light theme's stars.
  func isApart(from other: Color) -> Bool {
    contrast(to: other) >= 1.4 && isVisible(on: other)
  }

  /// How different two colours look, 0 to 765: the weighted distance of their channels known as
  /// "redmean" (T. Riemersma, compuphase.com/cmetric.htm).
  func distance(to other: Color) -> Double {
    let (red, others) = (Double(red), Double(other.red))
    let green = Double(green) - Double(other.green)
    let blue = Double(blue) - Double(other.blue)
    let mean = (red + others) / 512
    let squares =
      (2 + mean) * (red - others) * (red - others) + 4 * green * green
      + (3 - mean) * blue * blue
    return squares.squareRoot()
  }
}
