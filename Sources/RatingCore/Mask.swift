/// How much of each pixel a shape covers.
public struct Mask: Hashable, Sendable {
  /// The pixels of a row.
  public let width: Int
  /// The rows.
  public let height: Int
  /// The coverage of each pixel, row by row, 0 (clear) to 255 (covered).
  public let coverage: [UInt8]

  /// Creates a mask from the coverage of its pixels, row by row, 0 to 255 each.
  public init(width: Int, height: Int, coverage: [UInt8]) {
    precondition(
      width > 0 && height > 0 && coverage.count == width * height, "A mask covers its pixels")
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// The ink of each column: the sum of its coverage.
  public var columnSums: [Int] {
    var sums = [Int](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width { sums[x] += Int(coverage[y * width + x]) }
    }
    return sums
  }

  /// The least coverage that anybody sees: what image editors leave behind is less.
  private static let visible: UInt8 = 8

  /// The part with ink that can be seen, in pixels; `nil` if there is none.
  public var inkBounds: Rect? {
    let rows = (0..<height).filter { y in
      coverage[y * width..<(y + 1) * width].contains { $0 >= Self.visible }
    }
    let columns = (0..<width).filter { x in
      rows.contains { coverage[$0 * width + x] >= Self.visible }
    }
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last
    else { return nil }
    return Rect(columns: left..<right + 1, rows: top..<bottom + 1)
  }

  /// A part of the mask.
  ///
  /// - Parameter area: Pixels inside the mask, at least one.
  public func cropped(to area: Rect) -> Mask {
    Mask(
      width: area.width, height: area.height,
      coverage: area.rows.flatMap { y in
        coverage[y * width + area.x..<y * width + area.columns.upperBound]
      })
  }

  /// What is left when a margin is taken away along every edge: the inside of an outline.
  ///
  /// - Parameter margin: The width of the margin in pixels, with or without a fraction.
  public func eroded(by margin: Double) -> Mask {
    // What a circle around a pixel touches decides about the pixel. Directions closer together than
    // a pixel on the circle would find nothing new.
    let directions = max(8, Int((margin * 6.3).rounded(.up)))
    let circle = StarOutline(points: directions.clamped(to: 8...48), innerRadius: 1).vertices
    var eroded = coverage
    for direction in circle {
      let (dx, dy) = (direction.x * margin, direction.y * margin)
      let (left, top) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
      let (right, below) = (dx - Double(left), dy - Double(top))
      // Between four pixels the coverage is the mean of them, the nearer ones counting more.
      let weights = [
        (1 - right) * (1 - below), right * (1 - below), (1 - right) * below, right * below,
      ].map { Int(($0 * 256).rounded()) }
      for y in 0..<height {
        for x in 0..<width where eroded[y * width + x] > 0 {
          let (column, row) = (x + left, y + top)
          let sum =
            weights[0] * self[column, row] + weights[1] * self[column + 1, row]
            + weights[2] * self[column, row + 1] + weights[3] * self[column + 1, row + 1]
          eroded[y * width + x] = min(eroded[y * width + x], UInt8(clamping: (sum + 128) >> 8))
        }
      }
    }
    return Mask(width: width, height: height, coverage: eroded)
  }

  private subscript(x: Int, y: Int) -> Int {
    x >= 0 && y >= 0 && x < width && y < height ? Int(coverage[y * width + x]) : 0
  }
}
