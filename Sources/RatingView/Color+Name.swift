import CPango
public import RatingCore

extension Color {
  /// Reads a colour as CSS writes it: `#rgb`, `#rrggbb`, the same with alpha as `#rgba` and
  /// `#rrggbbaa`, or a name, in any case. The names are those of CSS Color 4 and, where CSS has
  /// none, those of X11, such as `gray90` and `DeepSkyBlue4`.
  ///
  /// - Returns: `nil` if the text is no colour. It may not begin or end with blanks.
  public init?(named text: String) {
    let bytes = text.utf8
    // Pango reads no further than a zero, and begins to read after blanks.
    guard let first = bytes.first, first > UInt8(ascii: " "), !bytes.contains(0) else { return nil }
    // CSS's name for no colour at all, which Pango does not know.
    if text.lowercased() == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    var color = PangoColor()
    var alpha: UInt16 = 0
    guard unsafe pango_color_parse_with_alpha(&color, &alpha, text) != 0 else { return nil }
    self.init(
      red: UInt8(color.red >> 8), green: UInt8(color.green >> 8), blue: UInt8(color.blue >> 8),
      alpha: UInt8(alpha >> 8))
  }
}
