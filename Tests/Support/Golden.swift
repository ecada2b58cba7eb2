import Glibc
package import RatingCore
package import RatingView
package import Testing

/// Compares a picture with the image `Goldens/NAME.png` beside the test's file.
///
/// The image is recorded when `RECORD_GOLDENS` is set, or when there is none: then the test fails
/// once. If they differ, both the picture and the difference are written into the build folder.
///
/// - Parameter tolerance: The largest difference of a channel that still counts as equal.
package func expectGolden(
  _ picture: Surface, _ name: String, tolerance: Int = 0, file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) throws {
  let folder = file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex) + "/Goldens"
  let path = "\(folder)/\(name).png"
  if getenv("RECORD_GOLDENS") != nil || access(path, R_OK) != 0 {
    mkdir(String(folder), 0o777)
    try picture.writePNG(to: path)
    if getenv("RECORD_GOLDENS") == nil {
      Issue.record("There was no \(path); it has been recorded.", sourceLocation: location)
    }
    return
  }
  let golden = try Surface(pngFile: path)
  guard golden.size == picture.size else {
    let actual = try keep(picture, as: "\(name)-actual")
    Issue.record(
      "\(name) is \(picture.size), not \(golden.size). See \(actual).", sourceLocation: location)
    return
  }
  let difference = try Difference(picture, golden, tolerance: tolerance)
  guard let first = difference.first else { return }
  let actual = try keep(picture, as: "\(name)-actual")
  let map = try keep(difference.picture, as: "\(name)-difference")
  Issue.record(
    """
    \(name): \(difference.count) pixels differ, by up to \(difference.largest), \
    the first at \(first.x), \(first.y). See \(actual) and \(map).
    """, sourceLocation: location)
}

/// Writes a picture into the build folder and gives its path.
package func keep(_ picture: Surface, as name: String) throws -> String {
  let folder = buildFolder + "/goldens"
  mkdir(folder, 0o777)
  let path = "\(folder)/\(name).png"
  try picture.writePNG(to: path)
  return path
}

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
