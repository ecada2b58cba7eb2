import CCairo
public import RatingCore

/// Draws ratings without a window: the same stars, one row below the other, on a clear ground.
public struct Export {
  /// The kinds of file that can be made.
  public enum Format: String, CaseIterable, Sendable {
    case png
    /// Vectors, in pixels.
    case svg
    /// Vectors, a point for each pixel.
    case pdf
  }

  private let items: [Item]
  private let theme: Theme
  private let scale: Double

  /// The gap between rows, in logical pixels.
  private static let rowGap = 22.0

  /// Creates a drawing of at least one rating.
  ///
  /// - Parameter scale: How many device pixels a logical pixel is.
  public init(items: [Item], theme: Theme, scale: Double = 1) {
    self.items = items
    self.theme = theme
    self.scale = scale
  }

  private var rows: [StarRow] { items.map { $0.row(scale: scale) } }

  /// The size of the drawing, in device pixels.
  public var size: Size {
    let gaps = (items.count - 1) * Int((Self.rowGap * scale).rounded())
    return Size(
      width: rows.map(\.width).max() ?? 0, height: rows.map(\.size).reduce(0, +) + gaps)
  }

  /// The bytes of a file with the drawing.
  ///
  /// - Throws: ``CairoError`` if it is too large, ``ShapeError`` if a shape cannot be had.
  public func file(_ format: Format) throws -> [UInt8] {
    let items = try items.map { try $0.resolved() }
    var bytes: [UInt8] = []
    try unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
      // cairo hands over what it has written before these calls return.
      let append: cairo_write_func_t = { bytes, data, count in
        if let bytes = unsafe bytes?.assumingMemoryBound(to: [UInt8].self) {
          unsafe bytes.pointee += UnsafeBufferPointer(start: data, count: Int(count))
        }
        return CAIRO_STATUS_SUCCESS
      }
      if format == .png {
        let surface = try Surface(size: size)
        try draw(items, on: Canvas(surface), pixelByPixel: true)
        let status = unsafe cairo_surface_write_to_png_stream(surface.pointer, append, bytes)
        if let error = CairoError(status) { throw error }
        return
      }
      let (width, height) = (Double(size.width), Double(size.height))
      let document =
        unsafe format == .svg
        ? cairo_svg_surface_create_for_stream(append, bytes, width, height)!
        : cairo_pdf_surface_create_for_stream(append, bytes, width, height)!
      defer { unsafe cairo_surface_destroy(document) }
      if format == .svg { unsafe cairo_svg_surface_set_document_unit(document, CAIRO_SVG_UNIT_PX) }
      try draw(items, on: unsafe Canvas(document), pixelByPixel: false)
      unsafe cairo_surface_finish(document)
      if let error = CairoError(unsafe cairo_surface_status(document)) { throw error }
    }
    return bytes
  }

  /// Draws each row twice, cut at its fill edge.
  ///
  /// - Parameter pixelByPixel: Whether the two are pictures that are put together as in a window, so
  ///   that every pixel is the same; otherwise they stay vectors.
  private func draw(
    _ items: [Item], on canvas: Canvas, pixelByPixel: Bool
  ) throws(CairoError) {
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
        let part = Rect(columns: columns, rows: 0..<row.size)
        if pixelByPixel {
          let picture = try Surface(size: Size(width: row.width, height: row.size))
          try painter.draw(kind, of: item, row: row, on: Canvas(picture))
          let target = Rect(x: left + part.x, y: y, width: part.width, height: part.height)
          canvas.copy(picture, from: part.origin, to: target)
        } else {
          try canvas.clipped(to: part, movedBy: Point(x: left, y: y)) { () throws(CairoError) in
            try painter.draw(kind, of: item, row: row, on: canvas)
          }
        }
      }
      y += row.size + Int((Self.rowGap * scale).rounded())
    }
  }
}
