/// All that is painted of a shape: the inside of its outline and the line along it, joined round.
struct Silhouette {
  private let sides: [Side]
  private let reach: Double

  /// A straight piece of the outline.
  private struct Side {
    let start: Vertex
    let end: Vertex

    /// Where the side crosses a vertical line; of its two ends it contains the left one.
    func crossing(at x: Double) -> Double? {
      guard min(start.x, end.x) <= x, x < max(start.x, end.x) else { return nil }
      return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
  }

  /// Creates the silhouette of an outline with a line whose middle runs along it.
  init(_ outline: Outline, lineWidth: Double) {
    sides = outline.polygons().flatMap { corners in
      zip(corners, corners.dropFirst() + corners.prefix(1)).map { Side(start: $0, end: $1) }
    }
    reach = lineWidth / 2
  }

  /// The ink of strips of equal width from x = 0 to 1: how much of the middle of each is painted.
  func ink(strips: Int) -> [Double] {
    (0..<strips).map { height(at: (Double($0) + 0.5) / Double(strips)) }
  }

  /// How much of a vertical line is painted.
  func height(at x: Double) -> Double {
    var end = -Double.infinity
    var height = 0.0
    for section in (insides(at: x) + sides.compactMap { self.line(along: $0, at: x) })
      .sorted(by: { $0.lowerBound < $1.lowerBound }) where section.upperBound > end
    {
      height += section.upperBound - max(end, section.lowerBound)
      end = section.upperBound
    }
    return height
  }

  /// The sections of a vertical line that the outline winds around.
  private func insides(at x: Double) -> [ClosedRange<Double>] {
    let crossings = sides.compactMap { side -> (y: Double, turn: Int)? in
      guard let y = side.crossing(at: x) else { return nil }
      return (y, side.start.x < side.end.x ? 1 : -1)
    }.sorted { $0.y < $1.y }
    var sections: [ClosedRange<Double>] = []
    var (winding, start) = (0, 0.0)
    for (y, turn) in crossings {
      if winding == 0 { start = y }
      winding += turn
      if winding == 0 { sections.append(start...y) }
    }
    return sections
  }

  /// The section of a vertical line that lies within the line along a side, ends included.
  private func line(along side: Side, at x: Double) -> ClosedRange<Double>? {
    guard reach > 0, min(side.start.x, side.end.x) <= x + reach,
      max(side.start.x, side.end.x) >= x - reach
    else { return nil }
    let (dx, dy) = (side.end.x - side.start.x, side.end.y - side.start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    var ys: [Double] = []
    for end in [side.start, side.end] where abs(x - end.x) <= reach {
      let half = (reach * reach - (x - end.x) * (x - end.x)).squareRoot()
      ys += [end.y - half, end.y + half]
    }
    if length > 0 {
      for sign in [-reach, reach] {
        let shift = Vertex(x: -dy / length * sign, y: dx / length * sign)
        let edge = Side(start: side.start + shift, end: side.end + shift)
        if let y = edge.crossing(at: x) { ys.append(y) }
      }
    }
    guard let top = ys.min(), let bottom = ys.max() else { return nil }
    return top...bottom
  }
}

extension Vertex {
  fileprivate static func + (a: Vertex, b: Vertex) -> Vertex {
    Vertex(x: a.x + b.x, y: a.y + b.y)
  }
}
