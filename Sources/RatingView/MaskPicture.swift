import CCairo
import RatingCore

extension Mask {
  /// Takes the opacity of a picture.
  init(alphaOf surface: Surface) {
    let (width, height, stride) = (surface.size.width, surface.size.height, surface.stride)
    let coverage = unsafe surface.withPixels { pixels in
      var coverage = [UInt8](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = unsafe pixels.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
          coverage[y * width + x] = UInt8(pixel >> 24)
        }
      }
      return coverage
    }
    self.init(width: width, height: height, coverage: coverage)
  }

  /// The mask as a picture in black.
  func picture() throws(CairoError) -> Surface {
    let surface = try Surface(size: Size(width: width, height: height))
    let stride = surface.stride
    unsafe surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          unsafe pixels.storeBytes(
            of: UInt32(coverage[y * width + x]) << 24, toByteOffset: y * stride + 4 * x,
            as: UInt32.self)
        }
      }
    }
    return surface
  }

  /// The mask, scaled so that it is as large as fits a square cell, and centred in it. Its sides lie
  /// on whole pixels.
  ///
  /// - Parameter size: The side of the cell in device pixels.
  func fitted(into size: Int) throws(CairoError) -> Mask {
    let side = max(width, height)
    let target = Size(
      width: max(1, (width * size + side / 2) / side),
      height: max(1, (height * size + side / 2) / side))
    let cell = try Surface(size: Size(width: size, height: size))
    let frame = Rect(
      x: (size - target.width) / 2, y: (size - target.height) / 2, width: target.width,
      height: target.height)
    Canvas(cell).scale(try picture(), to: frame)
    return Mask(alphaOf: cell)
  }
}

extension Canvas {
  /// Copies a whole surface into a rectangle, larger or smaller, as smoothly as cairo can.
  func scale(_ surface: Surface, to target: Rect) {
    unsafe cairo_save(context)
    unsafe cairo_rectangle(
      context, Double(target.x), Double(target.y), Double(target.width), Double(target.height))
    unsafe cairo_clip(context)
    unsafe cairo_translate(context, Double(target.x), Double(target.y))
    unsafe cairo_scale(
      context, Double(target.width) / Double(surface.size.width),
      Double(target.height) / Double(surface.size.height))
    unsafe cairo_set_source_surface(context, surface.pointer, 0, 0)
    let source = unsafe cairo_get_source(context)
    unsafe cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
    // Beyond its border an image does not fade: the border is where its shape ends.
    unsafe cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    unsafe cairo_paint(context)
    unsafe cairo_restore(context)
  }

  /// Paints a colour where a picture is opaque.
  func paint(_ color: Color, through picture: Surface, at origin: Point) {
    use(color)
    unsafe cairo_mask_surface(
      context, picture.pointer, Double(origin.x), Double(origin.y))
  }
}
