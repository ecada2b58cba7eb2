package import RatingCore
package import RatingView

/// How two pictures of one size differ.
package struct Difference {
  /// How many pixels differ.
  package private(set) var count = 0

  /// The largest difference of a channel.
  package private(set) var largest = 0

  /// The first pixel that differs, row by row.
  package private(set) var first: Point?

  /// White where they are equal, red where they differ.
  package let picture: Surface

  /// Compares two pictures.
  package init(_ one: Surface, _ other: Surface, tolerance: Int = 0) throws {
    precondition(one.size == other.size, "Pictures of one size can be compared")
    let map = try Surface(size: one.size)
    var (count, largest) = (0, 0)
    var first: Point?
    other.withPixels { expected in
      map.withPixels { marks in
        one.forEachPixel { x, y, pixel in
          let wanted = expected.load(fromByteOffset: y * other.stride + 4 * x, as: UInt32.self)
          let distance = pixel == wanted ? 0 : Self.distance(pixel, wanted)
          if distance > tolerance {
            count += 1
            largest = max(largest, distance)
            if first == nil { first = Point(x: x, y: y) }
          }
          marks.storeBytes(
            of: distance > tolerance ? 0xffff_0000 : 0xffff_ffff,
            toByteOffset: y * map.stride + 4 * x, as: UInt32.self)
        }
      }
    }
    (self.count, self.largest, self.first, picture) = (count, largest, first, map)
  }

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    var shift: UInt32 = 0
    while shift < 32 {
      largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      shift += 8
    }
    return largest
  }
}
