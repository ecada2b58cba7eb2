import CCairo
public import RatingCore

/// A picture in memory: rows of premultiplied ARGB pixels, 32 bits each, in the machine's order.
@safe public final class Surface {
  let pointer: OpaquePointer

  /// Its width and height in device pixels.
  public let size: Size

  /// Creates a picture whose pixels are all clear.
  ///
  /// - Parameter size: In device pixels; sides below 1 count as 1.
  /// - Throws: ``CairoError`` if there is no memory, or a side is above 32767.
  public init(size: Size) throws(CairoError) {
    let width = max(size.width, 1)
    let height = max(size.height, 1)
    self.size = Size(width: width, height: height)
    // cairo never returns null: what went wrong is the status of a surface that draws nothing.
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))!
    if let error = CairoError(unsafe cairo_surface_status(surface)) {
      unsafe cairo_surface_destroy(surface)
      throw error
    }
    unsafe pointer = surface
  }

  deinit {
    unsafe cairo_surface_destroy(pointer)
  }

  /// The distance from one row of pixels to the next, in bytes.
  package var stride: Int {
    unsafe Int(cairo_image_surface_get_stride(pointer))
  }

  /// Gives the pixels to a closure, which must not keep them.
  package func withPixels<R>(_ body: (UnsafeMutableRawBufferPointer) -> R) -> R {
    unsafe cairo_surface_flush(pointer)
    let start = unsafe cairo_image_surface_get_data(pointer)
    let result = unsafe body(
      UnsafeMutableRawBufferPointer(start: start, count: start == nil ? 0 : stride * size.height))
    unsafe cairo_surface_mark_dirty(pointer)
    return result
  }

  /// All pixels, row by row, as `0xaarrggbb`, not premultiplied.
  package var pixels: [UInt32] {
    unsafe withPixels { pixels in
      unsafe pixels.bindMemory(to: UInt32.self).map { pixel in
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        // Shifts bind more closely than the division.
        let channels = [16, 8, 0].map { shift in
          min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channels.reduce(0, |)
      }
    }
  }

  /// A pixel as `0xaarrggbb`, premultiplied.
  public func pixel(at point: Point) -> UInt32 {
    precondition(
      (0..<size.width).contains(point.x) && (0..<size.height).contains(point.y),
      "A pixel lies inside its picture")
    return unsafe withPixels { pixels in
      unsafe pixels.load(fromByteOffset: point.y * stride + point.x * 4, as: UInt32.self)
    }
  }

  /// Covers the picture with a colour.
  public func fill(_ color: Color) {
    Canvas(self).fill(color)
  }

  /// Draws another picture over this one.
  ///
  /// - Parameters:
  ///   - picture: The other picture.
  ///   - origin: Where its upper left corner lies, in this one.
  public func draw(_ picture: Surface, at origin: Point) {
    Canvas(self).draw(picture, at: origin)
  }

  /// Writes the picture to a PNG file.
  public func writePNG(to path: String) throws(CairoError) {
    if let error = CairoError(unsafe cairo_surface_write_to_png(pointer, path)) { throw error }
  }

  /// Reads a picture from a PNG file.
  public convenience init(pngFile path: String) throws(CairoError) {
    let png = unsafe cairo_image_surface_create_from_png(path)!
    defer { unsafe cairo_surface_destroy(png) }
    if let error = CairoError(unsafe cairo_surface_status(png)) { throw error }
    unsafe try self.init(copying: png)
  }

  /// Copies a picture that cairo has read. It may be in another format, without alpha for one;
  /// painting it brings it to ours.
  convenience init(copying picture: OpaquePointer) throws(CairoError) {
    try self.init(
      size: unsafe Size(
        width: Int(cairo_image_surface_get_width(picture)),
        height: Int(cairo_image_surface_get_height(picture))))
    let context = unsafe cairo_create(pointer)
    unsafe cairo_set_source_surface(context, picture, 0, 0)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(context)
    unsafe cairo_destroy(context)
  }
}
