/// What stands for a star: anything with an outline, or with a coverage of its own.
public enum Shape: Hashable, Sendable {
  /// A star with any number of tips.
  case star(StarOutline)
  /// A heart.
  case heart
  /// A circle.
  case circle
  /// A square with slightly round corners.
  case square
  /// A square on its corner.
  case diamond
  /// A character as an installed font draws it. It has no outline here, because the core knows no
  /// fonts: the module that draws turns it into an ``outline(_:)``.
  case symbol(Character)
  /// The opaque parts of a PNG file, named by its path. The core reads no files: the module that
  /// draws turns it into a ``mask(_:)``.
  case image(path: FilePath)
  /// Any outline, in any unit.
  case outline(Outline)
  /// Any coverage.
  case mask(Mask)

  /// The regular star of five tips.
  public static let pentagram = Shape.star(StarOutline())

  /// The width of the line around a shape, as a share of its cell.
  public static let lineWidth = 0.045

  /// The outline that the shape is drawn with, in a unit of its own; `nil` if it has none.
  public var outline: Outline? {
    switch self {
    case .star(let star): Outline(polygon: star.vertices)
    case .heart: .heart
    case .circle: .circle
    case .square: .square
    case .diamond:
      Outline(
        polygon: [
          Vertex(x: 0, y: -1), Vertex(x: 1, y: 0), Vertex(x: 0, y: 1), Vertex(x: -1, y: 0),
        ])
    case .outline(let outline): outline
    case .symbol, .image, .mask: nil
    }
  }
}

extension Outline {
  /// How far the handles of a quarter of a circle reach, in radii: no radius then differs from the
  /// others by more than a fiftieth of a percent.
  private static let quarterHandle = 0.551_915_024_494

  /// A circle of radius 1, from four curves.
  static let circle = roundedSquare(radius: 1)

  /// A square of side 2 whose corners are just round enough to sit beside stars with round joins.
  static let square = roundedSquare(radius: 0.14)

  /// A square of side 2, clockwise from the left end of its upper side.
  private static func roundedSquare(radius: Double) -> Outline {
    let flat = 1 - radius
    let handle = flat + radius * quarterHandle
    // The upper right corner, and the others by turning it.
    let corner: [Element] = [
      .line(Vertex(x: flat, y: -1)),
      .curve(Vertex(x: handle, y: -1), Vertex(x: 1, y: -handle), Vertex(x: 1, y: -flat)),
    ]
    var elements: [Element] = [.move(Vertex(x: -flat, y: -1))]
    var turned = Outline(corner)
    for _ in 0..<4 {
      elements += turned.elements
      turned = turned.mapped { Vertex(x: -$0.y, y: $0.x) }
    }
    return Outline(elements)
  }

  /// A heart: two round lobes, a narrow cleft, and sides that run almost straight into the tip.
  static let heart: Outline = {
    let half: [Element] = [
      .curve(Vertex(x: 0.11, y: -0.76), Vertex(x: 0.3, y: -0.9), Vertex(x: 0.53, y: -0.9)),
      .curve(Vertex(x: 0.8, y: -0.9), Vertex(x: 1, y: -0.69), Vertex(x: 1, y: -0.41)),
      .curve(Vertex(x: 1, y: 0.1), Vertex(x: 0.56, y: 0.44), Vertex(x: 0, y: 0.94)),
    ]
    let cleft = Vertex(x: 0, y: -0.56)
    return Outline([.move(cleft)] + half + mirroredBack(half, to: cleft))
  }()

  /// The other half of a shape that is its own mirror image: the same curves, from their end to
  /// their beginning.
  private static func mirroredBack(_ half: [Element], to start: Vertex) -> [Element] {
    var ends: [Vertex] = [start]
    for case .curve(_, _, let end) in half { ends.append(end) }
    return zip(half, ends).reversed().map { element, start in
      guard case .curve(let first, let second, _) = element else { return element }
      func mirrored(_ vertex: Vertex) -> Vertex { Vertex(x: -vertex.x, y: vertex.y) }
      return .curve(mirrored(second), mirrored(first), mirrored(start))
    }
  }
}
