public import RatingCore

extension Shape {
  /// The shape with what fonts and files know about it: a symbol becomes an outline, an image a
  /// mask. Other shapes stay as they are.
  ///
  /// - Throws: ``ShapeError`` if a symbol has no outline, or an image makes no shape.
  public func resolved() throws(ShapeError) -> Shape {
    switch self {
    case .symbol(let character): .outline(try Outline(symbol: character))
    case .image(let path): .mask(try Mask(pngFile: path))
    case .star, .heart, .circle, .square, .diamond, .outline, .mask: self
    }
  }
}

extension Item {
  /// The rating with its shape resolved, as ``Session/run(timeLimit:)`` shows it. Programs call this
  /// themselves to hear of errors earlier.
  ///
  /// - Throws: ``ShapeError`` if a symbol has no outline, or an image makes no shape.
  public func resolved() throws(ShapeError) -> Item {
    let resolved = try style.resolved()
    return resolved == style ? self : styled(resolved)
  }
}

extension RowStyle {
  /// The style with its shape resolved.
  ///
  /// - Throws: ``ShapeError`` if a symbol has no outline, or an image makes no shape.
  public func resolved() throws(ShapeError) -> RowStyle {
    var style = self
    style.shape = try shape.resolved()
    return style
  }
}
