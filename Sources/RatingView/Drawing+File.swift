import CCairo
import RatingCore

extension Drawing {
  /// The kinds of file that can be made.
  public enum Format: String, CaseIterable, Sendable {
    /// Pixels.
    case png
    /// Vectors, in pixels.
    case svg
    /// Vectors, a point for each pixel.
    case pdf
  }

  /// The bytes of a file with the drawing.
  ///
  /// - Throws: ``CairoError`` if it is too large, ``ShapeError`` if a shape cannot be had.
  public func file(_ format: Format) throws -> [UInt8] {
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
        let status = try withExtendedLifetime(picture()) { picture in
          unsafe cairo_surface_write_to_png_stream(picture.pointer, append, bytes)
        }
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
      let context = unsafe cairo_create(document)!
      defer { unsafe cairo_destroy(context) }
      unsafe try draw(on: context)
      unsafe cairo_surface_finish(document)
      if let error = CairoError(unsafe cairo_surface_status(document)) { throw error }
    }
    return bytes
  }
}
