/// A corner of an outline, or a handle of one of its curves; y grows downwards.
public struct Vertex: Hashable, Sendable {
  /// How far right of the origin, in whatever unit the outline is made in.
  public var x: Double
  /// How far below the origin, in whatever unit the outline is made in.
  public var y: Double

  /// Creates a corner from its place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A shape's outline: closed contours of lines and cubic Bézier curves, filled where they wind.
public struct Outline: Hashable, Sendable {
  /// A step along an outline.
  public enum Element: Hashable, Sendable {
    /// Closes the contour before it, if there is one, and begins another.
    case move(Vertex)
    /// A straight line.
    case line(Vertex)
    /// A curve, from where the pen stands to the last vertex, with two handles.
    case curve(Vertex, Vertex, Vertex)
  }

  /// The steps, in the order in which they are drawn; the first one is a move.
  public private(set) var elements: [Element]

  /// Creates an outline from its steps, in any unit.
  public init(_ elements: [Element]) {
    self.elements = elements
  }

  /// Creates an outline of straight lines through corners, in any unit.
  public init(polygon corners: [Vertex]) {
    elements = corners.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
  }

  /// The same outline with every vertex moved.
  public func mapped(_ move: (Vertex) -> Vertex) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let end): .move(move(end))
        case .line(let end): .line(move(end))
        case .curve(let first, let second, let end):
          .curve(move(first), move(second), move(end))
        }
      })
  }

  /// The contours as polygons, curves cut into short lines.
  ///
  /// - Parameter pieces: How many lines stand for a curve, 1 or more.
  public func polygons(pieces: Int = 32) -> [[Vertex]] {
    var contours: [[Vertex]] = []
    for element in elements {
      switch element {
      case .move(let end):
        contours.append([end])
      case .line(let end):
        contours[contours.count - 1].append(end)
      case .curve(let first, let second, let end):
        guard let start = contours.last?.last else { continue }
        for piece in 1...pieces {
          let vertex = Vertex(
            x: bezier(start.x, first.x, second.x, end.x, at: Double(piece) / Double(pieces)),
            y: bezier(start.y, first.y, second.y, end.y, at: Double(piece) / Double(pieces)))
          contours[contours.count - 1].append(vertex)
        }
      }
    }
    return contours
  }

  /// The area that the outline encloses, in square units; its curves count as many short lines.
  /// A contour that winds the other way is a hole.
  public var area: Double {
    let contours = polygons().map { corners in
      zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, side in
        sum + (side.0.x * side.1.y - side.1.x * side.0.y) / 2
      }
    }
    return abs(contours.reduce(0, +))
  }
}
