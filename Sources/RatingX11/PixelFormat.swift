import CX11
import RatingCore
import RatingView

/// How the screen's default visual lays out a pixel.
@safe struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32

  private let red: Channel
  private let green: Channel
  private let blue: Channel

  /// Where a channel's bits lie in a pixel.
  private struct Channel {
    let shift: Int
    let bits: Int

    init(mask: UInt) {
      shift = mask.trailingZeroBitCount
      bits = (mask >> shift).trailingOnes
    }

    /// The channel's bits for eight bits of colour; a wider channel repeats them.
    func pixel(_ value: UInt32) -> UInt {
      let wide = UInt(value) << 8 | UInt(value)
      return (wide >> (16 - bits)) << shift
    }
  }

  /// `nil` if the default visual has no true colours.
  init?(_ display: OpaquePointer, screen: Int32) {
    guard let visual = unsafe XDefaultVisual(display, screen) else { return nil }
    let masks = unsafe [
      visual.pointee.red_mask, visual.pointee.green_mask, visual.pointee.blue_mask,
    ]
    let isTrueColor = unsafe visual.pointee.class == TrueColor
    guard isTrueColor, masks.allSatisfy({ $0 != 0 }) else { return nil }
    unsafe self.visual = visual
    depth = unsafe XDefaultDepth(display, screen)
    red = Channel(mask: masks[0])
    green = Channel(mask: masks[1])
    blue = Channel(mask: masks[2])
  }

  /// The pixel of an opaque colour.
  func pixel(_ color: Color) -> UInt {
    pixel(
      0xff00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
  }

  /// The pixel of an opaque `0xaarrggbb`. A depth of 32 has room for the alpha as well.
  private func pixel(_ argb: UInt32) -> UInt {
    red.pixel(argb >> 16 & 255) | green.pixel(argb >> 8 & 255) | blue.pixel(argb & 255)
      | (depth == 32 ? 0xff00_0000 : 0)
  }

  /// Whether cairo's pixels are the server's as they are.
  private var isNative: Bool {
    depth >= 24 && [red, green, blue].map(\.bits) == [8, 8, 8]
      && [red, green, blue].map(\.shift) == [16, 8, 0]
  }

  /// Sends a picture to a drawable.
  func put(
    _ surface: Surface, to drawable: Drawable, gc: GC, display: OpaquePointer
  ) {
    let width = UInt32(surface.size.width)
    let height = UInt32(surface.size.height)
    unsafe surface.withPixels { pixels in
      guard
        let image = unsafe XCreateImage(
          display, visual, UInt32(depth), ZPixmap, 0, nil, width, height, 32, 0)
      else { return }
      defer { unsafe XFree(image) }
      let bytes = unsafe Int(image.pointee.bytes_per_line) * surface.size.height
      if unsafe isNative && image.pointee.bits_per_pixel == 32 {
        unsafe image.pointee.data = pixels.baseAddress?.assumingMemoryBound(to: CChar.self)
        unsafe XPutImage(display, drawable, gc, image, 0, 0, 0, 0, width, height)
        return
      }
      let data = UnsafeMutablePointer<CChar>.allocate(capacity: bytes)
      defer { unsafe data.deallocate() }
      unsafe image.pointee.data = data
      for y in 0..<surface.size.height {
        for x in 0..<surface.size.width {
          let offset = y * surface.stride + x * 4
          let argb = unsafe pixels.load(fromByteOffset: offset, as: UInt32.self)
          _ = unsafe image.pointee.f.put_pixel(image, Int32(x), Int32(y), pixel(argb))
        }
      }
      unsafe XPutImage(display, drawable, gc, image, 0, 0, 0, 0, width, height)
    }
  }
}

extension UInt {
  fileprivate var trailingOnes: Int { (~self).trailingZeroBitCount }
}
