import Glibc
package import RatingCore
package import RatingView

extension Surface {
  /// Whether another picture is equal in every pixel.
  package func hasSamePixels(as other: Surface) -> Bool {
    guard size == other.size else { return false }
    return withPixels { mine in
      other.withPixels { theirs in
        (0..<size.height).allSatisfy { row in
          memcmp(
            mine.baseAddress! + row * stride, theirs.baseAddress! + row * other.stride,
            4 * size.width) == 0
        }
      }
    }
  }

  /// Calls a closure with each pixel of an area, row by row.
  package func forEachPixel(in area: Rect? = nil, _ body: (_ x: Int, _ y: Int, UInt32) -> Void) {
    let area = area ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
    let columns = area.columns.clamped(to: 0..<size.width)
    let rows = area.rows.clamped(to: 0..<size.height)
    withPixels { pixels in
      var y = rows.lowerBound
      while y < rows.upperBound {
        var x = columns.lowerBound
        while x < columns.upperBound {
          body(x, y, pixels.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self))
          x += 1
        }
        y += 1
      }
    }
  }

  /// A copy of a part of the picture.
  package func cropped(to area: Rect) throws -> Surface {
    let result = try Surface(size: area.size)
    result.withPixels { target in
      forEachPixel(in: area) { x, y, pixel in
        target.storeBytes(
          of: pixel, toByteOffset: (y - area.y) * result.stride + 4 * (x - area.x),
          as: UInt32.self)
      }
    }
    return result
  }

  /// The columns and rows that hold pixels of some colours; `nil` if there are none.
  package func bounds(ofColors colors: Set<UInt32>, in area: Rect? = nil) -> Rect? {
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
    forEachPixel(in: area) { x, y, pixel in
      guard colors.contains(pixel) else { return }
      left = min(left, x)
      right = max(right, x)
      top = min(top, y)
      bottom = max(bottom, y)
    }
    guard right >= 0 else { return nil }
    return Rect(columns: left..<right + 1, rows: top..<bottom + 1)
  }
}
