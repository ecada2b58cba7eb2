package import RatingCore
package import RatingView

/// A row of stars as a picture of a window in the light theme shows it.
package struct StarsPicture: Hashable, Sendable {
  /// The ink of each star, from left to right.
  package let frames: [Rect]

  /// The columns in which stars are filled, be it for a preview; `nil` if none is.
  package let filled: Range<Int>?

  /// How much of the stars is filled, in stars, without what is only tinted for a preview.
  ///
  /// It is exact for whole and half stars; the outline hides a little of what lies between.
  package let solid: Double

  /// Finds a row of stars, the first one or a lower one.
  ///
  /// - Parameters:
  ///   - count: How many stars there are, if they touch: then nothing else tells.
  ///   - tolerance: How far each channel of a colour may be off.
  package init?(
    _ picture: Surface, row: Int = 0, count: Int? = nil, theme: Theme = .light, tolerance: Int = 0
  ) {
    let fills = [theme.filled.fill, theme.empty.fill, theme.preview.fill]
    // Most pixels are background, and a test compares many pictures.
    let background = picture.pixel(at: Point(x: 0, y: 0))
    var hasFill = [Bool](repeating: false, count: picture.size.height)
    picture.forEachPixel { _, y, pixel in
      if pixel != background, !hasFill[y], matches(pixel, fills, tolerance) { hasFill[y] = true }
    }
    let bands = hasFill.runs
    let tallest = bands.map(\.count).max() ?? 0
    let rows = bands.filter { 2 * $0.count > tallest }
    guard row < rows.count else { return nil }

    var hasInk = [Bool](repeating: false, count: picture.size.width)
    var isStar = hasInk
    var isFilled = hasInk
    var isSolid = hasInk
    let band = Rect(columns: 0..<picture.size.width, rows: rows[row])
    picture.forEachPixel(in: band) { x, _, pixel in
      guard pixel != background else { return }
      if !matches(pixel, [theme.background], max(tolerance, 4)) { hasInk[x] = true }
      if matches(pixel, fills, tolerance) { isStar[x] = true }
      if matches(pixel, [theme.filled.fill], tolerance) { isSolid[x] = true }
      // What is filled is warm; what is empty is grey, and the focus is blue.
      if Int(pixel >> 16 & 255) - Int(pixel & 255) > 24 { isFilled[x] = true }
    }
    var stars = hasInk.runs.filter { columns in isStar[columns].contains(true) }
    guard let first = stars.first, let last = stars.last else { return nil }
    if let count, stars.count != count {
      let width = last.upperBound - first.lowerBound
      stars = (0..<count).map { number in
        first.lowerBound + number * width / count..<first.lowerBound + (number + 1) * width / count
      }
    }
    frames = stars.map { Rect(columns: $0, rows: rows[row]) }
    solid = stars.reduce(0) { sum, columns in
      let inner = isStar[columns].count { $0 }
      return sum + Double(isSolid[columns].count { $0 }) / Double(max(inner, 1))
    }
    let columns = first.lowerBound..<last.upperBound
    if let start = columns.first(where: { isFilled[$0] }),
      let end = columns.last(where: { isFilled[$0] })
    {
      filled = start..<end + 1
    } else {
      filled = nil
    }
  }

  /// The value that is shown, as far as ink can tell: to about a pixel. While a lower value is
  /// previewed, it is the higher one.
  package var value: Double {
    guard let edge = filled?.upperBound, let star = frames.lastIndex(where: { $0.x < edge })
    else { return 0 }
    return Double(star) + min(1, Double(edge - frames[star].x) / Double(frames[star].width))
  }

  /// A place on a star, the first of which is number 1.
  ///
  /// - Parameter share: How much of the star's width lies to the left of the place.
  package func point(onStar number: Int, at share: Double = 0.5) -> Point {
    let frame = frames[number - 1]
    return Point(
      x: frame.x + min(Int(share * Double(frame.width)), frame.width - 1),
      y: frame.y + frame.height / 2)
  }

  /// A place before the first star, where the minimum is.
  package var pointBeforeStars: Point {
    Point(x: frames[0].x - frames[0].width / 4, y: frames[0].y + frames[0].height / 2)
  }

}

private func matches(_ pixel: UInt32, _ colors: [Color], _ tolerance: Int) -> Bool {
  for color in colors
  where abs(Int(pixel >> 16 & 255) - Int(color.red)) <= tolerance
    && abs(Int(pixel >> 8 & 255) - Int(color.green)) <= tolerance
    && abs(Int(pixel & 255) - Int(color.blue)) <= tolerance
  {
    return true
  }
  return false
}

extension [Bool] {
  /// Where it is true without a break.
  fileprivate var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices where self[index] {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
