import Glibc
import RatingCore
import Support
import Testing

@testable import RatingView

/// A file that a test has written and takes away again.
final class TemporaryImage {
  let path: String

  /// Writes a picture under a name that nothing else has.
  init(_ picture: Surface) throws {
    path = try keep(picture, as: "image-\(UInt64.random(in: 0...UInt64.max))")
  }

  /// Writes bytes under a name that nothing else has.
  init(bytes: [UInt8]) throws {
    path = "/tmp/xrating-image-\(UInt64.random(in: 0...UInt64.max)).png"
    let file = try #require(fopen(path, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// What the file contains.
  var bytes: [UInt8] {
    get throws {
      let file = try #require(fopen(path, "r"))
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 100_000)
      let count = fread(&bytes, 1, bytes.count, file)
      return Array(bytes.prefix(count))
    }
  }

  deinit {
    unlink(path)
  }

  /// A leaf with a stalk: it leans, and it is higher than wide.
  static func leaf() throws -> TemporaryImage {
    let surface = try Surface(size: Size(width: 160, height: 200))
    let leaf = Outline([
      .move(Vertex(x: 70, y: 190)), .line(Vertex(x: 82, y: 140)),
      .curve(Vertex(x: 20, y: 150), Vertex(x: 0, y: 60), Vertex(x: 120, y: 10)),
      .curve(Vertex(x: 170, y: 90), Vertex(x: 140, y: 140), Vertex(x: 96, y: 142)),
      .line(Vertex(x: 84, y: 192)),
    ])
    Canvas(surface).draw(
      leaf, at: Point(x: 0, y: 0), fill: Color(0x336699), outline: Color(0x336699), width: 2)
    return try TemporaryImage(surface)
  }
}
