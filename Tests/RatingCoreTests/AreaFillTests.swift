import Testing

@testable import RatingCore

struct AreaFillTests {
  static let sizes = [4, 15, 24, 37, 44, 200]

  static func row(_ shape: Shape, size: Int, direction: LayoutDirection = .leftToRight) -> StarRow {
    let style = RowStyle(direction: direction, shape: shape, fill: .area)
    return StarRow(
      count: 5, size: size, spacing: 9, direction: direction, areaFill: Item(style: style).areaFill)
  }

  /// A shape whose ink lies left, with a gap in it and with margins: nothing is symmetric.
  static let flag = Shape.mask(
    Mask(width: 6, height: 12, coverage: (0..<72).map { [255, 255, 90, 0, 0, 30][$0 % 6] }))

  @Test func `a tenth of a star takes more than a tenth of its width`() throws {
    let fill = try #require(AreaFill(.pentagram))
    #expect(fill.width(holding: 0.1) > 0.2)
    #expect(fill.width(holding: 0.9) < 0.8)
    #expect(fill.ink(before: 0.1) < 0.02)
  }

  @Test(arguments: ShapeTests.shapes)
  func `nothing, half and all are the edges and the middle`(shape: Shape) throws {
    let fill = try #require(AreaFill(shape))
    #expect(fill.width(holding: 0) == 0)
    #expect(fill.width(holding: 0.5) == 0.5)
    #expect(fill.width(holding: 1) == 1)
    #expect(fill.mirrored == fill)
    for size in Self.sizes {
      let row = Self.row(shape, size: size)
      let byWidth = StarRow(count: 5, size: size, spacing: 9)
      for value in [0, 0.5, 1, 2.5, 4, 5] as [Decimal] {
        #expect(row.edge(of: value) == byWidth.edge(of: value))
      }
    }
  }

  @Test func `the ink of a square and of a diamond is the known one`() throws {
    // Without a line: half a square of side 1, and the triangles of a diamond.
    let square = try #require(AreaFill(ink: Silhouette(.diamond1, lineWidth: 0).ink(strips: 256)))
    for (width, ink) in [(0.25, 0.125), (0.5, 0.5), (0.75, 0.875)] as [(Decimal, Double)] {
      #expect(abs(square.ink(before: width).doubleValue - ink) < 1e-5)
    }
    let even = try #require(AreaFill(ink: [1, 1, 1, 1, 1]))
    for share in [0.1, 0.2, 0.37, 0.99] as [Decimal] {
      #expect(even.width(holding: share) == share)
      #expect(even.ink(before: share) == share)
    }
  }

  @Test func `a star's ink is its polygon's, cut along a line`() throws {
    let star = Outline(polygon: StarOutline().vertices).fitted(into: 1)
    let fill = try #require(AreaFill(ink: Silhouette(star, lineWidth: 0).ink(strips: 256)))
    for share in stride(from: 0.05, to: 1, by: 0.05) {
      let corners = try #require(star.polygons().first)
      let left = areaOfPolygon(cut(corners, at: share)) / areaOfPolygon(corners)
      #expect(abs(fill.ink(before: Decimal(share)).doubleValue - left) < 5e-5)
    }
  }

  @Test(arguments: ShapeTests.shapes + [flag], sizes)
  func `the fill edge rises with the value, star by star`(shape: Shape, size: Int) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let row = Self.row(shape, size: size, direction: direction)
      var before = 0
      for hundredth in 1...500 {
        let value = Decimal(units: hundredth * Decimal.one / 100)
        let edge = row.edge(of: value)
        let star = (hundredth - 1) / 100
        #expect(edge >= before)
        #expect(edge >= star * (size + 9) && edge <= star * (size + 9) + size)
        before = edge
      }
      #expect(before == row.width)
    }
  }

  @Test(arguments: ShapeTests.shapes + [flag], StarRowPropertyTests.snaps)
  func `the position of a value means that value`(shape: Shape, snap: Snap) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for size in Self.sizes {
        let row = Self.row(shape, size: size, direction: direction)
        for step in StarRowPropertyTests.steps where step.units > Decimal.one / 100 {
          let scale = RatingScale.good(step: step)
          for value in scale.values {
            let position = row.position(of: value, in: scale, snap: snap)
            #expect(row.value(at: position, in: scale, snap: snap) == value, "\(position)")
          }
        }
      }
    }
  }

  @Test(arguments: ShapeTests.shapes + [flag], StarRowPropertyTests.snaps)
  func `the ink up to the pointer is what is filled, within a step`(shape: Shape, snap: Snap) throws
  {
    let row = Self.row(shape, size: 44)
    let fill = try #require(row.areaFill)
    let scale = RatingScale.good(step: 0.1)
    var before = scale.first
    for pixel in 0..<row.width {
      let value = row.value(at: .pixelCentre(pixel), in: scale, snap: snap)
      #expect(value >= before, "The value rises along the row")
      before = value
      let (star, inside) = pixel.quotientAndRemainder(dividingBy: 53)
      guard inside < 44 else { continue }
      let ink = fill.ink(before: Decimal((Double(inside) + 0.5) / 44)).doubleValue
      #expect(abs(value.doubleValue - Double(star) - ink) <= 0.1 + 1e-9)
    }
    #expect(before == 5)
  }

  @Test func `a shape that lies to one side fills from the side where its row begins`() throws {
    let left = Self.row(Self.flag, size: 100)
    let right = Self.row(Self.flag, size: 100, direction: .rightToLeft)
    // Half the width of the flag, in the middle of the cell: nothing lies in its outer quarters.
    #expect(left.edge(of: 0.01) >= 25 && left.edge(of: 0.99) <= 75)
    #expect(left.edge(of: 0.5) < 50)
    #expect(right.edge(of: 0.5) > 50)
  }

  @Test func `what has no ink has no fill`() {
    #expect(AreaFill(ink: [0, 0, 0]) == nil)
    #expect(AreaFill(.mask(Mask(width: 2, height: 1, coverage: [0, 0]))) == nil)
    #expect(Item(style: RowStyle(shape: .heart)).areaFill == nil)
  }

  /// The part of a polygon left of a vertical line.
  private func cut(_ corners: [Vertex], at x: Double) -> [Vertex] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { start, end -> [Vertex] in
      var kept = start.x <= x ? [start] : []
      if (start.x <= x) != (end.x <= x) {
        let share = (x - start.x) / (end.x - start.x)
        kept.append(Vertex(x: x, y: start.y + share * (end.y - start.y)))
      }
      return kept
    }
  }

  private func areaOfPolygon(_ corners: [Vertex]) -> Double {
    Outline(polygon: corners).area
  }
}

extension Outline {
  /// A diamond in a cell of side 1.
  fileprivate static let diamond1 = (Shape.diamond.outline ?? Outline([])).fitted(into: 1)
}
