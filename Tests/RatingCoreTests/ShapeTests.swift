import Testing

@testable import RatingCore

struct ShapeTests {
  static let shapes: [Shape] = [
    .pentagram, .star(StarOutline(points: 8, innerRadius: 0.6)), .heart, .circle, .square, .diamond,
  ]

  @Test(arguments: shapes, [4, 15, 44, 1024])
  func `a shape touches the sides of its cell and is centred in it`(shape: Shape, size: Int) throws
  {
    let outline = try #require(shape.outline)
    for inset in [0, 0.5, 1.3] {
      let bounds = try #require(outline.fitted(into: Double(size), inset: inset).bounds)
      let tolerance = 1e-12 * Double(size)
      #expect(abs(bounds.left + bounds.right - Double(size)) < tolerance)
      #expect(abs(bounds.top + bounds.bottom - Double(size)) < tolerance)
      #expect(abs(max(bounds.width, bounds.height) - (Double(size) - 2 * inset)) < tolerance)
    }
  }

  @Test(arguments: shapes)
  func `a shape is its own mirror image`(shape: Shape) throws {
    let outline = try #require(shape.outline)
    let corners = outline.polygons().flatMap(\.self)
    for corner in corners {
      let isMirrored = corners.contains { other in
        abs(other.x + corner.x) < 1e-12 && abs(other.y - corner.y) < 1e-12
      }
      #expect(isMirrored, "\(corner)")
    }
  }

  @Test(
    arguments: [
      (.circle, Double.pi), (.diamond, 2), (.square, 4 - (4 - Double.pi) * 0.14 * 0.14),
      // Ten triangles from the centre, each half the product of two sides and the sine of 36°.
      (.pentagram, 5 * StarOutline.pentagramInnerRadius * 0.587_785_252_292_473),
    ] as [(Shape, Double)])
  func `its area is the known one`(shape: Shape, area: Double) throws {
    let found = try #require(shape.outline).area
    #expect(abs(found - area) < 6e-4 * area)
  }

  @Test func `a heart is wider than high, cleft above and pointed below`() throws {
    let bounds = try #require(Outline.heart.bounds)
    #expect(bounds.width == 2)
    #expect((1.7..<1.9).contains(bounds.height))
    let corners = Outline.heart.polygons().joined()
    let lowest = try #require(corners.max { $0.y < $1.y })
    #expect(lowest.x == 0)
    // The line of the cleft is as deep as a sixth of the heart, so that it shows when small.
    let cleft = try #require(corners.first)
    #expect(cleft.x == 0 && cleft.y - bounds.top > bounds.height / 6)
    // It fills its box as a heart does: less than an ellipse, more than a triangle.
    #expect(abs(Outline.heart.area / (bounds.width * bounds.height) - 0.7) < 0.05)
  }

  @Test func `bounds follow a curve, not its handles`() throws {
    let arch = Outline([
      .move(Vertex(x: 0, y: 0)),
      .curve(Vertex(x: 0, y: -4), Vertex(x: 4, y: -4), Vertex(x: 4, y: 0)),
    ])
    #expect(arch.bounds == Outline.Bounds(left: 0, top: -3, right: 4, bottom: 0))
    #expect(Outline([]).bounds == nil)
  }

  @Test func `a contour that winds the other way is a hole`() {
    let square = [(0, 0), (4, 0), (4, 4), (0, 4)].map { Vertex(x: $0, y: $1) }
    let hole = [(1, 1), (1, 3), (3, 3), (3, 1)].map { Vertex(x: $0, y: $1) }
    let ring = Outline(
      Outline(polygon: square).elements + Outline(polygon: hole).elements)
    #expect(ring.area == 12)
    let silhouette = Silhouette(ring.fitted(into: 1), lineWidth: 0)
    #expect(silhouette.height(at: 0.1) == 1)
    #expect(silhouette.height(at: 0.5) == 0.5)
  }

  @Test func `what only the drawing module can find has no outline`() {
    #expect(Shape.symbol("♥").outline == nil)
    #expect(Shape.image(path: "heart.png").outline == nil)
    #expect(AreaFill(.symbol("♥")) == nil)
  }
}
