import CX11
package import RatingCore
package import RatingView

extension XClient {
  /// The picture of a whole window, which must be on the screen and uncovered.
  package func picture(of window: XWindow) throws -> Surface {
    guard let frame = frame(of: window) else { throw NeverHappened("a window to take") }
    return try picture(ofScreen: frame)
  }

  /// The picture of a part of the screen; what lies outside is left out.
  package func picture(ofScreen area: Rect) throws -> Surface {
    let columns = area.columns.clamped(to: 0..<screenSize.width)
    let rows = area.rows.clamped(to: 0..<screenSize.height)
    guard !columns.isEmpty, !rows.isEmpty,
      let image = XGetImage(
        display, root.id, Int32(columns.lowerBound), Int32(rows.lowerBound),
        UInt32(columns.count), UInt32(rows.count), UInt(bitPattern: -1), ZPixmap)
    else { throw NeverHappened("a picture of the screen") }
    defer { _ = image.pointee.f.destroy_image(image) }
    let surface = try Surface(size: Size(width: columns.count, height: rows.count))
    image.pointee.copy(to: surface)
    return surface
  }

  /// The picture of a window once it satisfies a condition.
  package func picture(
    of window: XWindow, showing what: String, until condition: (Surface) throws -> Bool
  ) throws -> Surface {
    try eventually(what) {
      let picture = try picture(of: window)
      return try condition(picture) ? picture : nil
    }
  }

  /// The picture of a window once it has not changed for a while.
  package func stablePicture(of window: XWindow) throws -> Surface {
    var last = try picture(of: window)
    var quiet = 0
    return try eventually("a picture that stays") {
      let next = try picture(of: window)
      quiet = next.hasSamePixels(as: last) ? quiet + 1 : 0
      last = next
      return quiet == 10 ? next : nil
    }
  }
}

extension XImage {
  /// Copies the pixels to a picture of the same size, whatever the depth.
  fileprivate func copy(to surface: Surface) {
    let channels = [red_mask, green_mask, blue_mask].map { mask in
      (shift: mask.trailingZeroBitCount, maximum: mask >> UInt(mask.trailingZeroBitCount))
    }
    let isPlain = bits_per_pixel == 32 && red_mask == 0xff0000 && blue_mask == 0xff
    surface.withPixels { pixels in
      for y in 0..<Int(height) {
        let source = UnsafeRawPointer(data!) + y * Int(bytes_per_line)
        let target = pixels.baseAddress! + y * surface.stride
        var x = 0
        while x < Int(width) {
          var pixel: UInt32
          if bits_per_pixel == 16 {
            pixel = UInt32(source.load(fromByteOffset: 2 * x, as: UInt16.self))
          } else {
            pixel = source.load(fromByteOffset: 4 * x, as: UInt32.self)
          }
          if !isPlain {
            pixel = channels.reduce(0) { result, channel in
              let value = UInt(pixel) >> UInt(channel.shift) & channel.maximum
              return result << 8 | UInt32((value * 255 + channel.maximum / 2) / channel.maximum)
            }
          }
          target.storeBytes(of: pixel | 0xff00_0000, toByteOffset: 4 * x, as: UInt32.self)
          x += 1
        }
      }
    }
  }
}
