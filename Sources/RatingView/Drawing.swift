import CCairo
public import RatingCore

/// Draws ratings without a window: the same stars, one row below the other, on whatever is there.
public struct Drawing {
  private let items: [Item]
  private let theme: Theme
  private let scale: Double

  /// The gap between rows, in logical pixels.
  private static let rowGap = 22.0

  /// Creates a drawing of at least one rating.
  ///
  /// - Parameters:
  ///   - items: The ratings, from top to bottom.
  ///   - theme: Its background is not drawn, but outlines stand out from it.
  ///   - scale: How many device pixels, or units of a cairo context, a logical pixel is.
  public init(items: [Item], theme: Theme = .light, scale: Double = 1) {
    precondition(!items.isEmpty, "A drawing has ratings")
    self.items = items
    self.theme = theme
    self.scale = scale
  }

  private var rows: [StarRow] { items.map { $0.row(scale: scale) } }

  /// The size of the drawing, in device pixels.
  public var size: Size {
    Size(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.size).reduce(0, +) + (items.count - 1) * gap)
  }

  /// The gap between rows, in device pixels.
  private var gap: Int { Int((Self.rowGap * scale).rounded()) }

  /// Draws with a context of cairo's, whatever it draws on and however its coordinates are turned or
  /// scaled.
  ///
  /// The current path is lost; everything else about the context is as before. This is the one
  /// function of the package that takes a C type.
  ///
  /// - Parameters:
  ///   - context: A `cairo_t *`, which Swift imports as an opaque pointer.
  ///   - x: The left edge of the drawing, in units of the context.
  ///   - y: The upper edge of the drawing, in units of the context.
  /// - Throws: ``CairoError`` if the context cannot draw, ``ShapeError`` if a shape cannot be had.
  public func draw(on context: OpaquePointer, x: Double = 0, y: Double = 0) throws {
    let items = try items.map { try $0.resolved() }
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_translate(context, x, y)
    let canvas = unsafe Canvas(borrowing: context)
    try draw(items) { part, origin, paint in
      try canvas.clipped(to: part, movedBy: origin) { () throws(CairoError) in try paint(canvas) }
    }
    if let error = CairoError(unsafe cairo_status(context)) { throw error }
  }

  /// Draws into a picture in memory, on a clear ground: what it shows is what a window shows, bit
  /// for bit.
  ///
  /// - Throws: ``CairoError`` if it is too large, ``ShapeError`` if a shape cannot be had.
  public func picture() throws -> Surface {
    let items = try items.map { try $0.resolved() }
    let surface = try Surface(size: size)
    let canvas = Canvas(surface)
    try draw(items) { part, origin, paint in
      let row = try Surface(size: Size(width: size.width, height: part.height))
      try paint(Canvas(row))
      let target = Rect(
        x: origin.x + part.x, y: origin.y, width: part.width, height: part.height)
      canvas.copy(row, from: part.origin, to: target)
    }
    return surface
  }

  /// Draws each row twice, cut at its fill edge.
  ///
  /// - Parameter draw: Draws a part of a row whose upper left corner lies at a point.
  private func draw(
    _ items: [Item],
    _ draw: (Rect, _ origin: Point, (Canvas) throws(CairoError) -> Void) throws -> Void
  ) throws {
    var y = 0
    for item in items {
      let row = item.row(scale: scale)
      let painter = StarPainter(theme: theme.adapted(to: item.style))
      // Rows begin together, at the side where they begin to be read.
      let left = row.direction == .leftToRight ? 0 : size.width - row.width
      let edge = row.edge(of: item.value)
      let parts: [(StarKind, Range<Int>)] = [
        (.filled, row.columns(from: 0, to: edge)), (.empty, row.columns(from: edge, to: row.width)),
      ]
      for (kind, columns) in parts where !columns.isEmpty {
        try draw(Rect(columns: columns, rows: 0..<row.size), Point(x: left, y: y)) {
          (canvas) throws(CairoError) in
          try painter.draw(kind, of: item, row: row, on: canvas)
        }
      }
      y += row.size + gap
    }
  }
}
