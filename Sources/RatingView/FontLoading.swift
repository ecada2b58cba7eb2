import CPango

/// The fonts of the system.
public enum FontLoading {
  /// Lets Pango begin to load the fonts, on a thread of its own.
  ///
  /// Reading what fonts there are takes longer than anything else at the start. A program that calls
  /// this before it opens a display has that done while the X server is being asked.
  public static func begin() {
    _ = unsafe pango_cairo_font_map_get_default()
  }
}
