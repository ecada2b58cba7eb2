import RatingCore
import Support

/// The columns of a row whose measures are known, from the left edge of star 1.
struct StarColumns {
  let width: Int
  private let origin: Point

  init(_ program: Program, size: Int, spacing: Int, count: Int = 5) throws {
    let stars = try program.stars(count: count)
    width = count * size + (count - 1) * spacing
    let middle = stars.frames[0].x + stars.frames[count - 1].columns.upperBound
    origin = Point(x: (middle - width) / 2, y: stars.frames[0].y + size / 2)
  }

  func point(_ x: Int) -> Point {
    Point(x: origin.x + x, y: origin.y)
  }
}
