import CCairo
import RatingCore

/// Draws on a surface. Lengths are device pixels.
@safe final class Canvas {
  let context: OpaquePointer

  convenience init(_ surface: Surface) {
    unsafe self.init(surface.pointer)
  }

  /// Draws on any surface of cairo's, which the canvas keeps alive.
  init(_ surface: OpaquePointer) {
    unsafe context = cairo_create(surface)!
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  /// Draws with somebody else's context, and takes back what may be set there but the coordinates.
  init(borrowing context: OpaquePointer) {
    unsafe self.context = cairo_reference(context)
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    unsafe cairo_set_dash(context, nil, 0, 0)
  }

  deinit {
    unsafe cairo_destroy(context)
  }

  /// Covers everything with a colour.
  func fill(_ color: Color) {
    use(color)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func use(_ color: Color) {
    unsafe cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  /// Fills a rectangle with round corners and draws an outline inside its edge.
  func draw(
    _ rect: Rect, radius: Double, fill: Color?, outline: Color, width: Double
  ) {
    let inset = width / 2
    let left = Double(rect.x) + inset
    let top = Double(rect.y) + inset
    let right = Double(rect.columns.upperBound) - inset
    let bottom = Double(rect.rows.upperBound) - inset
    let radius = max(0, min(radius - inset, (right - left) / 2, (bottom - top) / 2))
    let quarter = Double.pi / 2
    let corners = [
      (right - radius, top + radius), (right - radius, bottom - radius),
      (left + radius, bottom - radius), (left + radius, top + radius),
    ]
    for (index, (x, y)) in corners.enumerated() {
      let start = Double(index - 1) * quarter
      unsafe cairo_arc(context, x, y, radius, start, start + quarter)
    }
    unsafe cairo_close_path(context)
    paintPath(fill: fill, outline: outline, width: width)
  }

  /// Fills the path and draws a line along it.
  func paintPath(fill: Color?, outline: Color, width: Double) {
    if let fill {
      use(fill)
      unsafe cairo_fill_preserve(context)
    }
    use(outline)
    unsafe cairo_set_line_width(context, width)
    unsafe cairo_stroke(context)
  }

  /// Copies a part of another surface, pixel for pixel.
  func copy(_ surface: Surface, from source: Point, to target: Rect) {
    unsafe cairo_save(context)
    unsafe cairo_rectangle(
      context, Double(target.x), Double(target.y), Double(target.width), Double(target.height))
    unsafe cairo_clip(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_set_source_surface(
      context, surface.pointer, Double(target.x - source.x), Double(target.y - source.y))
    unsafe cairo_paint(context)
    unsafe cairo_restore(context)
  }

  /// Draws another surface over what is there.
  func draw(_ surface: Surface, at origin: Point) {
    unsafe cairo_set_source_surface(
      context, surface.pointer, Double(origin.x), Double(origin.y))
    unsafe cairo_paint(context)
  }

  /// Draws within a rectangle only, with the origin moved.
  func clipped(
    to part: Rect, movedBy distance: Point, _ draw: () throws(CairoError) -> Void
  ) throws(CairoError) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_translate(context, Double(distance.x), Double(distance.y))
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(
      context, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    // Each pixel lies on one side of the edge, so that what is drawn on both sides leaves no seam.
    let antialias = unsafe cairo_get_antialias(context)
    unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    unsafe cairo_clip(context)
    unsafe cairo_set_antialias(context, antialias)
    try draw()
  }

  /// Covers a rectangle with a colour.
  func fill(_ target: Rect, with color: Color) {
    use(color)
    unsafe cairo_rectangle(
      context, Double(target.x), Double(target.y), Double(target.width), Double(target.height))
    unsafe cairo_fill(context)
  }
}
