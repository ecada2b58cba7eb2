import RatingCore

/// Paints rows of stars, or of what stands for them.
struct StarPainter {
  let theme: Theme

  /// Draws all stars of a row as one kind.
  func draw(
    _ kind: StarKind, of item: Item, row: StarRow, on canvas: Canvas
  ) throws(CairoError) {
    let origins = (1...row.count).map { Point(x: row.columns(ofStar: $0).lowerBound, y: 0) }
    let shape = item.style.shape
    if case .mask(let mask) = shape {
      try draw(mask, kind, at: origins, size: row.size, on: canvas)
    } else if let outline = shape.outline {
      let width = lineWidth(of: shape, size: row.size)
      // The line lies inside the cell: half of its width is outside the outline.
      let star = outline.fitted(into: Double(row.size), inset: width / 2)
      let colors = colors(of: kind)
      for origin in origins {
        canvas.draw(star, at: origin, fill: colors.fill, outline: colors.outline, width: width)
      }
    }
  }

  private func colors(of kind: StarKind) -> Theme.StarColors {
    switch kind {
    case .empty: theme.empty
    case .filled: theme.filled
    case .preview: theme.preview
    }
  }

  private func lineWidth(of shape: Shape, size: Int) -> Double {
    let width = max(1, Shape.lineWidth * Double(size))
    // Straight sides lie along pixels, on both sides of the line.
    return shape == .square ? width.rounded() : width
  }

  /// Draws a mask like any shape: in the colour of the outline, and over it what is left inside the
  /// outline in the other colour.
  private func draw(
    _ mask: Mask, _ kind: StarKind, at origins: [Point], size: Int, on canvas: Canvas
  ) throws(CairoError) {
    let whole = try mask.fitted(into: size)
    let inside = whole.inside(outline: max(1, Shape.lineWidth * Double(size)), of: kind)
    let (silhouette, inner) = (try whole.picture(), try inside.picture())
    let colors = colors(of: kind)
    for origin in origins {
      canvas.paint(colors.outline, through: silhouette, at: origin)
      canvas.paint(colors.fill, through: inner, at: origin)
    }
  }
}

extension Mask {
  /// What is left inside an outline. A filled shape that is made of thin lines must not be all
  /// outline, so its outline is thinner; an empty one has nothing else to be seen by.
  fileprivate func inside(outline width: Double, of kind: StarKind) -> Mask {
    let ink = columnSums.reduce(0, +)
    var width = width
    var inside = eroded(by: width)
    while kind != .empty, 3 * inside.columnSums.reduce(0, +) < ink, width > 0.2 {
      width /= 2
      inside = eroded(by: width)
    }
    return inside
  }
}
