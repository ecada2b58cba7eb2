import Testing

@testable import RatingCore

struct StarOutlineTests {
  let pentagram = StarOutline().vertices

  @Test func `the pentagram has ten corners, the first one straight up`() {
    #expect(pentagram.count == 10)
    #expect(pentagram[0] == Vertex(x: 0, y: -1))
    #expect(pentagram[1].x > 0, "The corners run clockwise")
  }

  @Test func `its edges are equally long`() {
    let lengths = pentagram.indices.map { length(from: $0, to: $0 + 1) }
    // An edge is the line from tip to tip, 2 sin 72° long, divided by φ².
    for edge in lengths {
      #expect(abs(edge - 0.726_542_528_005_361) < 1e-12)
    }
  }

  @Test func `its angles are 36 degrees at the tips and 252 degrees between them`() {
    for corner in pentagram.indices {
      let back = vector(from: corner, to: corner + 9)
      let ahead = vector(from: corner, to: corner + 1)
      let cosine = (back.x * ahead.x + back.y * ahead.y) / (norm(back) * norm(ahead))
      let cross = ahead.x * back.y - ahead.y * back.x
      if corner.isMultiple(of: 2) {
        #expect(abs(cosine - 0.809_016_994_374_947_5) < 1e-12)  // cos 36°
        #expect(cross > 0)
      } else {
        #expect(abs(cosine + 0.309_016_994_374_947_4) < 1e-12)  // cos 252° = cos 108°
        #expect(cross < 0)
      }
    }
  }

  @Test func `its inner radius is 1/φ²`() {
    let golden = (1 + 5.0.squareRoot()) / 2
    #expect(abs(StarOutline.pentagramInnerRadius - 1 / (golden * golden)) < 1e-15)
    for (index, corner) in pentagram.enumerated() {
      let radius = index.isMultiple(of: 2) ? 1 : 0.381_966_011_250_105
      #expect(abs(norm(corner) - radius) < 1e-12)
    }
  }

  @Test func `its sides run straight from tip to tip`() {
    for tip in stride(from: 0, to: 10, by: 2) {
      let across = vector(from: tip, to: tip + 4)
      let inner = vector(from: tip, to: tip + 1)
      #expect(abs(across.x * inner.y - across.y * inner.x) < 1e-12)
    }
  }

  @Test(arguments: 3...60)
  func `a star is its own mirror image, to the last bit`(points: Int) {
    for innerRadius in [0.05, StarOutline.pentagramInnerRadius, 1] {
      let corners = StarOutline(points: points, innerRadius: innerRadius).vertices
      #expect(corners.count == 2 * points)
      #expect(corners[0] == Vertex(x: 0, y: -1))
      for index in corners.indices.dropFirst() {
        let other = corners[corners.count - index]
        #expect(corners[index] == Vertex(x: -other.x, y: other.y))
      }
    }
  }

  @Test(arguments: 3...60)
  func `corners lie at equal angles on their circles`(points: Int) {
    let corners = StarOutline(points: points, innerRadius: 1).vertices
    let edge = norm(corners[1].minus(corners[0]))
    for index in corners.indices {
      let next = corners[(index + 1) % corners.count]
      #expect(abs(norm(next.minus(corners[index])) - edge) < 1e-12)
      #expect(abs(norm(next) - 1) < 1e-12)
    }
  }

  @Test(arguments: [3, 4, 5, 6, 7, 8, 24, 60], [4, 15, 44, 64, 1024])
  func `the bounding box touches the inset square and is centred in the cell`(
    points: Int, size: Int
  ) {
    let outline = StarOutline(points: points)
    for inset in [0, 0.5, 1.3] {
      let corners = fitted(outline, into: Double(size), inset: inset)
      let xs = corners.map(\.x)
      let ys = corners.map(\.y)
      let box = (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
      let tolerance = 1e-12 * Double(size)
      #expect(abs(box.0 + box.1 - Double(size)) < tolerance)
      #expect(abs(box.2 + box.3 - Double(size)) < tolerance)
      let largest = max(box.1 - box.0, box.3 - box.2)
      #expect(abs(largest - (Double(size) - 2 * inset)) < tolerance)
      for corner in corners {
        #expect(corner.x > inset - tolerance && corner.x < Double(size) - inset + tolerance)
        #expect(corner.y > inset - tolerance && corner.y < Double(size) - inset + tolerance)
      }
    }
  }

  @Test func `a cell without room for its inset holds a point, not a star upside down`() {
    for corner in fitted(StarOutline(), into: 2, inset: 3) {
      #expect(corner == Vertex(x: 1, y: 1))
    }
  }

  @Test func `numbers beyond their ranges are pulled in`() {
    #expect(StarOutline(points: 2, innerRadius: 0) == StarOutline(points: 3, innerRadius: 0.05))
    #expect(StarOutline(points: 61, innerRadius: 2) == StarOutline(points: 60, innerRadius: 1))
    #expect(StarOutline().points == 5)
  }

  private func fitted(_ star: StarOutline, into size: Double, inset: Double) -> [Vertex] {
    Outline(polygon: star.vertices).fitted(into: size, inset: inset).polygons().flatMap(\.self)
  }

  private func vector(from start: Int, to end: Int) -> Vertex {
    pentagram[end % 10].minus(pentagram[start % 10])
  }

  private func length(from start: Int, to end: Int) -> Double {
    norm(vector(from: start, to: end))
  }

  private func norm(_ vector: Vertex) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}

extension Vertex {
  fileprivate func minus(_ other: Self) -> Self {
    Self(x: x - other.x, y: y - other.y)
  }
}
