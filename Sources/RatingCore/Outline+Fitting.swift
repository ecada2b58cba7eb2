extension Outline {
  /// The smallest box around an outline, curves measured exactly.
  public struct Bounds: Hashable, Sendable {
    /// The smallest x, in the unit of the outline.
    public var left: Double
    /// The smallest y.
    public var top: Double
    /// The largest x.
    public var right: Double
    /// The largest y.
    public var bottom: Double

    /// From left to right, in the unit of the outline.
    public var width: Double { right - left }
    /// From top to bottom, in the unit of the outline.
    public var height: Double { bottom - top }
  }

  /// The smallest box around the outline; `nil` if nothing is drawn.
  public var bounds: Bounds? {
    var (xs, ys): ([Double], [Double]) = ([], [])
    var start = Vertex(x: 0, y: 0)
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        xs.append(end.x)
        ys.append(end.y)
        start = end
      case .curve(let first, let second, let end):
        xs += extremes(start.x, first.x, second.x, end.x)
        ys += extremes(start.y, first.y, second.y, end.y)
        start = end
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return Bounds(left: left, top: top, right: right, bottom: bottom)
  }

  /// The outline, scaled and moved so that its bounding box is as large as fits a square and is
  /// centred in it. Centring the box makes a row of stars look level.
  ///
  /// - Parameters:
  ///   - size: The side of the square.
  ///   - inset: What is kept free on each side, for half the width of a stroke.
  public func fitted(into size: Double, inset: Double = 0) -> Outline {
    guard let bounds else { return self }
    let side = max(bounds.width, bounds.height)
    let scale = side > 0 ? max(0, size - 2 * inset) / side : 0
    return mapped { vertex in
      Vertex(
        x: size / 2 + (vertex.x - (bounds.left + bounds.right) / 2) * scale,
        y: size / 2 + (vertex.y - (bounds.top + bounds.bottom) / 2) * scale)
    }
  }
}

/// Where a cubic Bézier curve is in one dimension, at 0 to 1 of its way.
func bezier(_ start: Double, _ first: Double, _ second: Double, _ end: Double, at t: Double)
  -> Double
{
  let s = 1 - t
  return s * s * s * start + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end
}

/// The end of a curve in one dimension, and where it turns round on its way there.
private func extremes(
  _ start: Double, _ first: Double, _ second: Double, _ end: Double
) -> [Double] {
  // The derivative, divided by 3: a t² + 2 b t + c.
  let a = end - 3 * second + 3 * first - start
  let b = second - 2 * first + start
  let c = first - start
  var turns: [Double] = []
  if a == 0 {
    if b != 0 { turns = [-c / (2 * b)] }
  } else if b * b >= a * c {
    let root = (b * b - a * c).squareRoot()
    turns = [(-b - root) / a, (-b + root) / a]
  }
  return [end]
    + turns.filter { 0 < $0 && $0 < 1 }.map { bezier(start, first, second, end, at: $0) }
}
