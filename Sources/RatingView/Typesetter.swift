import CCairo
import CPango
import RatingCore

/// How a text looks.
struct TextStyle: Hashable {
  enum Weight: Hashable {
    case regular
    case semibold
  }

  /// The height of the font, in device pixels.
  var pixelSize: Double
  var weight = Weight.regular
  /// Whether lines are centred, or begin together.
  var isCentred = true
}

/// Lays out text in any script. Making one loads the fonts, which takes a while.
@safe final class Typesetter {
  private let context: OpaquePointer

  init() {
    FontLoader.finish()
    // The default font map belongs to Pango; the context is ours.
    unsafe context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    // Without a language of the user's, Pango takes digits for another language than letters, and
    // looks for fonts once for each.
    let language = unsafe pango_language_get_default()
    let isKnown = unsafe !["c", "posix"].contains(
      String(cString: pango_language_to_string(language)))
    unsafe pango_context_set_language(
      context, isKnown ? language : pango_language_from_string("en"))
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The direction of the first line of a text.
  func direction(of text: String) -> LayoutDirection {
    let layout = unsafe pango_layout_new(context)!
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    unsafe pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    guard let line = unsafe pango_layout_get_line_readonly(layout, 0) else { return .leftToRight }
    let direction = unsafe pango_layout_line_get_resolved_direction(line)
    return direction == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight
  }

  /// Whether there is any font. The fonts are asked for in the language of the layout, which finds
  /// them there when its turn comes.
  private func hasFont(for description: OpaquePointer) -> Bool {
    let map = unsafe pango_context_get_font_map(context)
    let language = unsafe pango_context_get_language(context)
    guard let fonts = unsafe pango_font_map_load_fontset(map, context, description, language) else {
      return false
    }
    defer { unsafe g_object_unref(fonts) }
    guard let font = unsafe pango_fontset_get_font(fonts, guint(UInt8(ascii: "0"))) else {
      return false
    }
    unsafe g_object_unref(font)
    return true
  }

  /// Lays out a text, literally: nothing in it is markup or an escape.
  ///
  /// - Parameter room: What it must fit: lines wrap at the width, and what exceeds the height is
  ///   cut with an ellipsis. Without it the text takes the room it needs.
  func layout(_ text: String, style: TextStyle, within room: Size? = nil) -> TextLayout {
    let layout = unsafe pango_layout_new(context)!
    let font = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(font, "Sans")
    unsafe pango_font_description_set_absolute_size(font, style.pixelSize * Double(PANGO_SCALE))
    unsafe pango_font_description_set_weight(
      font, style.weight == .semibold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL)
    // Where no font is installed there is nothing to measure by: such a text is empty.
    let text = unsafe hasFont(for: font!) ? text : ""
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_font_description_free(font)
    // For Pango, left is where a paragraph begins, on the right if it is read from there.
    unsafe pango_layout_set_alignment(
      layout, style.isCentred ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    unsafe pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    if let room {
      // A word that is broken stays as it is written: no hyphens. The list takes the attribute over,
      // and the layout keeps the list.
      let attributes = unsafe pango_attr_list_new()
      unsafe pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      unsafe pango_layout_set_attributes(layout, attributes)
      unsafe pango_attr_list_unref(attributes)
      unsafe pango_layout_set_width(layout, Int32(clamping: room.width * Int(PANGO_SCALE)))
      unsafe pango_layout_set_height(layout, Int32(clamping: room.height * Int(PANGO_SCALE)))
      unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    return unsafe TextLayout(layout, isEmpty: text.isEmpty)
  }
}

/// A text, laid out.
@safe final class TextLayout {
  let pointer: OpaquePointer

  /// Where the text stands within the room that it was given, in device pixels.
  private let extents: PangoRectangle

  fileprivate init(_ pointer: OpaquePointer, isEmpty: Bool) {
    unsafe self.pointer = pointer
    var logical = PangoRectangle()
    if !isEmpty { unsafe pango_layout_get_pixel_extents(pointer, nil, &logical) }
    extents = logical
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var size: Size { Size(width: Int(extents.width), height: Int(extents.height)) }

  /// Draws the text with its upper left corner at a point.
  func draw(on canvas: Canvas, at origin: Point, color: Color) {
    guard size != .zero else { return }
    canvas.use(color)
    unsafe cairo_move_to(
      canvas.context, Double(origin.x) - Double(extents.x),
      Double(origin.y) - Double(extents.y))
    unsafe pango_cairo_show_layout(canvas.context, pointer)
  }
}
