import CCairo
import CPango
import RatingCore

extension Outline {
  /// Finds the outline of a character in the installed fonts.
  ///
  /// Many characters exist as an outline and as a picture in colours. The outline is asked for, which
  /// is what variation selector 15 after a character is there for.
  ///
  /// - Throws: ``ShapeError`` if no font has the character, or none has an outline of it.
  init(symbol: Character) throws(ShapeError) {
    func error(_ fault: ShapeError.Fault) -> ShapeError {
      ShapeError(subject: .symbol(symbol), fault: fault)
    }
    let layout = Typesetter().layout(
      symbol.asText, style: TextStyle(pixelSize: Self.symbolSize))
    guard !layout.hasUnknownGlyphs else { throw error(.noGlyph) }
    guard !layout.hasColors else { throw error(.noOutline) }
    self = layout.outline.withoutTrailingMoves
    guard let bounds, bounds.width > 0, bounds.height > 0 else { throw error(.blank) }
  }

  /// The height of the font that outlines are taken from, in pixels: large enough for what cairo
  /// rounds, a 256th of a pixel, to matter to nobody.
  private static let symbolSize = 512.0

  /// A path begins anew after each contour; that says nothing about where there is ink.
  private var withoutTrailingMoves: Outline {
    Outline(
      elements.enumerated().filter { index, element in
        guard case .move = element else { return true }
        guard index + 1 < elements.count else { return false }
        if case .move = elements[index + 1] { return false }
        return true
      }.map(\.element))
  }
}

extension Character {
  /// The character with the wish to see it as text, if there is a choice.
  fileprivate var asText: String {
    var scalars = unicodeScalars.filter { $0 != "\u{fe0f}" }
    if scalars.count == 1, scalars.first?.properties.isEmoji == true {
      scalars.append("\u{fe0e}")
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension TextLayout {
  /// Whether boxes stand for characters that no font has.
  fileprivate var hasUnknownGlyphs: Bool {
    unsafe pango_layout_get_unknown_glyphs_count(pointer) > 0
  }

  /// Whether a font brings colours of its own.
  fileprivate var hasColors: Bool {
    guard let surface = try? Surface(size: size) else { return false }
    draw(on: Canvas(surface), at: Point(x: 0, y: 0), color: Color(0))
    return surface.pixels.contains { $0 & 0xffffff != 0 }
  }

  /// The outline of all glyphs, in device pixels.
  fileprivate var outline: Outline {
    guard let surface = try? Surface(size: .zero) else { return Outline([]) }
    let canvas = Canvas(surface)
    unsafe pango_cairo_layout_path(canvas.context, pointer)
    return canvas.path
  }
}
