import RatingCore
import Support
import Testing

@testable import RatingView

/// The stars of a rating that is only shown, cut out of its window.
private func stars(
  _ value: Decimal, size: Int = 44, spacing: Int? = nil, scale: Double = 1,
  shape: Shape = .pentagram, fill: FillRule = .width
) throws -> (picture: Surface, row: StarRow) {
  Fonts.useOne()
  let host = ScriptedHost(events: [TimedEvent(.exposed, at: 0)], scale: scale)
  let style = RowStyle(size: size, spacing: spacing, shape: shape, fill: fill)
  let item = Item(value: value, isReadOnly: true, style: style)
  let session = Session(
    form: Form(items: [item]), texts: FormTexts(), palette: .light, host: host)
  _ = try session.run()
  let row = session.form.layout.rows[0]
  return (try #require(host.screen).cropped(to: row.frame), row.stars)
}

/// A column of pixels of a picture.
private func column(_ picture: Surface, _ x: Int) -> [UInt32] {
  (0..<picture.size.height).map { picture.pixel(at: Point(x: x, y: $0)) }
}

@Suite struct StarPictureTests {
  /// R1: the half star is its left neighbour up to the cut and its right neighbour after it.
  @Test(arguments: 15...64, [Shape.pentagram, .heart, .square])
  func `a half star is cut along one column and has no seam`(size: Int, shape: Shape) throws {
    let (picture, row) = try stars(2.5, size: size, shape: shape)
    let cut = row.edge(of: 2.5) - row.columns(ofStar: 3).lowerBound
    #expect(abs(2 * cut - row.size) <= 1)
    for x in 0..<row.size {
      let half = column(picture, row.columns(ofStar: 3).lowerBound + x)
      let neighbour = row.columns(ofStar: x < cut ? 2 : 4).lowerBound + x
      #expect(half == column(picture, neighbour), "column \(x) of size \(size)")
    }
  }

  @Test(arguments: [("3.71", 31), ("4.3", 13), ("0.5", 22), ("3.99", 44)])
  func `any fraction is exact to a column`(text: String, columns: Int) throws {
    let value = try #require(Decimal(text))
    let (picture, row) = try stars(value)
    let (full, _) = try stars(5)
    let (empty, _) = try stars(0)
    let star = row.columns(ofStar: value.units / Decimal.one + 1)
    for (n, x) in star.enumerated() {
      #expect(column(picture, x) == column(n < columns ? full : empty, x), "column \(n)")
    }
  }

  @Test(arguments: [FillRule.width, .area])
  func `the filled pixels grow with every tenth, down to a size of 24`(fill: FillRule) throws {
    func ink(_ value: Decimal) throws -> Int {
      let (picture, _) = try stars(value, size: 24, fill: fill)
      let gold = UInt32(0xfff7_b500)
      var count = 0
      picture.forEachPixel { _, _, pixel in count += pixel == gold ? 1 : 0 }
      return count
    }
    let counts = try (30...40).map { try ink(Decimal(units: $0 * Decimal.one / 10)) }
    for (before, after) in zip(counts, counts.dropFirst()) {
      #expect(fill == .area ? after > before : after >= before, "\(counts)")
    }
  }

  /// Half a column more or less is what a cut along whole columns can do.
  @Test(arguments: [Shape.pentagram, .heart, .circle, .square, .diamond, .symbol("♪")])
  func `a fraction by area is a fraction of the pixels`(shape: Shape) throws {
    let (picture, _) = try stars(1, size: 120, shape: shape, fill: .area)
    let background = UInt32(0xfffa_faf9)
    let columns = (0..<120).map { x in column(picture, x).count { $0 != background } }
    let all = Double(columns.reduce(0, +))
    for tenth in 1...9 {
      let value = Decimal(units: tenth * Decimal.one / 10)
      let (_, row) = try stars(value, size: 120, shape: shape, fill: .area)
      let edge = row.edge(of: value)
      let ink = Double(columns[..<edge].reduce(0, +)) / all
      let largest = Double(max(columns[edge - 1], columns[edge])) / all
      #expect(abs(ink - value.doubleValue) < largest / 2 + 0.015, "\(tenth) tenths: \(ink)")
    }
  }

  /// R2: drawn at the size of the device, never enlarged.
  @Test func `twice the scale is twice the size, pixel for pixel`() throws {
    let (small, _) = try stars(2.5, size: 32, spacing: 4, scale: 2)
    let (large, _) = try stars(2.5, size: 64, spacing: 8, scale: 1)
    #expect(small.size == large.size)
    #expect(small.hasSamePixels(as: large))
  }

  @Test(arguments: [12, 15, 24, 44, 100])
  func `a star mirrors itself, and its ink touches the sides of its cell`(size: Int) throws {
    let (picture, row) = try stars(5, size: size)
    let left = (0..<size).map { column(picture, $0) }
    for x in 0..<size / 2 {
      let pairs = zip(left[x], left[size - 1 - x])
      let difference = pairs.map(channelsDiffer).max() ?? 0
      // cairo samples an edge fifteen times a pixel: one sample more is 17 of 255.
      #expect(difference <= 18, "column \(x) of size \(size): \(difference)")
    }
    let background = UInt32(0xfffa_faf9)
    #expect(left[0].contains { $0 != background })
    #expect(row.size == size)
  }

  @Test(arguments: [3, 4, 5, 6, 7, 12, 60])
  func `no point reaches out of the cell`(points: Int) throws {
    let shape = Shape.star(StarOutline(points: points, innerRadius: 0.5))
    let (picture, row) = try stars(5, size: 40, spacing: 12, shape: shape)
    let background = UInt32(0xfffa_faf9)
    for gap in 1..<5 {
      let start = row.columns(ofStar: gap).upperBound
      for x in start..<start + 12 {
        #expect(column(picture, x).allSatisfy { $0 == background })
      }
    }
  }
}

private func channelsDiffer(_ one: UInt32, _ other: UInt32) -> Int {
  stride(from: UInt32(0), to: 32, by: 8).map {
    abs(Int(one >> $0 & 255) - Int(other >> $0 & 255))
  }.max() ?? 0
}
