import Testing

@testable import RatingCore

struct StarRowTests {
  // MARK: - Published vectors

  @Test(
    arguments: [
      (0.049, 0), (0.05, 0.5), (0.5, 2.5), (0.951, 5), (2, 5),
    ] as [(Decimal, Decimal)])
  func `a drag snaps to the nearest half as in StarRatingView`(share: Decimal, value: Decimal) {
    for size in [1, 20, 44, 117] {
      let row = StarRow(count: 5, size: size)
      let position = Decimal(units: share.units * row.width)
      #expect(row.value(at: position, in: .fiveStars, snap: .nearest) == value)
      #expect(row.value(at: -40, in: .fiveStars, snap: .nearest) == 0)
    }
  }

  @Test(arguments: [(0, 1), (44, 1), (45, 2), (224, 5)] as [(Int, Decimal)])
  func `a slide in whole steps from 1 as in ReviewRateView`(pixel: Int, value: Decimal) {
    let row = StarRow(count: 5, size: 40, spacing: 5)
    let scale = RatingScale.good(step: 1, min: 1)
    #expect(row.value(at: .pixelCentre(pixel), in: scale) == value)
    #expect(row.value(at: Decimal(pixel), in: scale) == value)
  }

  @Test(
    arguments: [
      (5, 40, 5, 4.3, 192), (8, 20, 10, 5, 140), (3, 20, 30, 1.5, 60),
    ] as [(Int, Int, Int, Decimal, Int)])
  func `fill edges as in ReviewRateView`(
    count: Int, size: Int, spacing: Int, value: Decimal, edge: Int
  ) {
    let row = StarRow(count: count, size: size, spacing: spacing)
    #expect(row.edge(of: value) == edge)
  }

  @Test(arguments: [(0.9, 270), (0.3, 90), (0.8, 240)] as [(Decimal, Int)])
  func `fill edges of a ratio of 300 as in StarView`(ratio: Decimal, edge: Int) {
    #expect(StarRow(count: 1, size: 300).edge(of: ratio) == edge)
    let ofFive = Decimal(units: ratio.units * 5)
    #expect(StarRow(count: 5, size: 60).edge(of: ofFive) == edge)
  }

  @Test(arguments: [(0, 0.5), (9, 0.5), (10, 1), (20, 1.5), (99, 5)] as [(Int, Decimal)])
  func `precision 0.5 over 100 pixels as in MUI`(pixel: Int, value: Decimal) {
    let row = StarRow(count: 5, size: 20)
    #expect(row.value(at: .pixelCentre(pixel), in: .fiveStars) == value)
  }

  // MARK: - Inside stars and between them

  @Test func `tenths follow the pointer across wide gaps`() {
    let row = StarRow(count: 5, size: 36, spacing: 30)
    let scale = RatingScale.good(step: 0.1)
    for n in 0..<5 {
      let pixel = 66 * n + 17
      let value = row.value(at: .pixelCentre(pixel), in: scale)
      #expect(value == Decimal(n) + 0.5)
      #expect(abs(Double(row.edge(of: value)) - (Double(pixel) + 0.5)) <= 3.6)
    }
  }

  @Test(arguments: [1, 3, 36, 37], [0, 1, 30])
  func `whole steps give n anywhere on star n and on the gap after it`(size: Int, spacing: Int) {
    let row = StarRow(count: 5, size: size, spacing: spacing)
    for n in 1...5 {
      let star = row.columns(ofStar: n)
      #expect(star.count == size)
      for pixel in star.lowerBound..<star.upperBound + spacing {
        #expect(row.value(at: .pixelCentre(pixel), in: .good(step: 1)) == Decimal(n))
      }
    }
  }

  @Test(arguments: [2, 25, 36, 37], [LayoutDirection.leftToRight, .rightToLeft])
  func `halves give n - 0.5 on the first half and n on the second`(
    size: Int, direction: LayoutDirection
  ) {
    let row = StarRow(count: 5, size: size, spacing: 7, direction: direction)
    for n in 1...5 {
      for (index, pixel) in row.columns(ofStar: n).enumerated() {
        let passed = direction == .leftToRight ? index : size - 1 - index
        // The middle pixel of an odd size has its centre on the boundary: the next step.
        let half: Decimal = 2 * passed + 1 < size ? 0.5 : 0
        let value = row.value(at: .pixelCentre(pixel), in: .fiveStars)
        #expect(value == Decimal(n) - half, "size \(size), pixel \(pixel)")
      }
    }
  }

  @Test func `one star has two halves`() {
    let row = StarRow(count: 1, size: 44)
    let scale = RatingScale.good(max: 1)
    #expect(row.value(at: .pixelCentre(0), in: scale) == 0.5)
    #expect(row.value(at: .pixelCentre(21), in: scale) == 0.5)
    #expect(row.value(at: .pixelCentre(22), in: scale) == 1)
    #expect(row.value(at: .pixelCentre(43), in: scale) == 1)
  }

  @Test func `ten stars are filled to the end, and the middle of the seventh means 7`() {
    let row = StarRow(count: 10, size: 44, spacing: 10)
    #expect(row.filledColumns(upTo: 10) == 0..<row.width)
    #expect(row.width == 10 * 44 + 9 * 10)
    let middle = row.columns(ofStar: 7).lowerBound + 22
    #expect(row.value(at: .pixelCentre(middle), in: .good(max: 10, step: 1)) == 7)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [Snap.up, .nearest])
  func `beyond the ends lie the minimum and the maximum, however far`(
    direction: LayoutDirection, snap: Snap
  ) {
    let row = StarRow(count: 5, size: 44, spacing: 10, direction: direction)
    for min in [0, 0.5, 2] as [Decimal] {
      let scale = RatingScale.good(min: min)
      let (left, right) = direction == .leftToRight ? (min, 5) : (5, min)
      for distance in [1, 40, 400, 32_768, 1_000_000, Int.max / 2] {
        #expect(row.value(at: .pixelCentre(-distance), in: scale, snap: snap) == left)
        #expect(
          row.value(at: .pixelCentre(row.width - 1 + distance), in: scale, snap: snap) == right)
      }
    }
    #expect(2 * row.zeroStrip >= row.size)
  }

  @Test func `a minimum never shifts the drawing`() {
    let row = StarRow(count: 5, size: 40, spacing: 5)
    let scale = RatingScale.good(min: 0.5)
    #expect(row.edge(of: scale.nearest(to: 3)) == row.columns(ofStar: 3).upperBound)
  }

  @Test func `71 hundredths of a star fill 71 hundredths of its columns`() {
    let row = StarRow(count: 5, size: 100, spacing: 10)
    #expect(row.filledColumns(upTo: 3.71) == 0..<330 + 71)
  }

  @Test func `half of an odd size takes the column in the middle`() {
    for size in stride(from: 15, through: 63, by: 2) {
      let row = StarRow(count: 5, size: size)
      #expect(row.edge(of: 2.5) == 2 * size + (size + 1) / 2)
      #expect(row.edge(of: 3) == 3 * size)
    }
  }

  @Test func `a right-to-left row is filled from the right`() {
    let row = StarRow(count: 3, size: 20, spacing: 30, direction: .rightToLeft)
    #expect(row.columns(ofStar: 1) == 100..<120)
    #expect(row.columns(ofStar: 3) == 0..<20)
    #expect(row.filledColumns(upTo: 0).isEmpty)
    #expect(row.filledColumns(upTo: 1) == 100..<120)
    #expect(row.filledColumns(upTo: 1.5) == 60..<120)
    #expect(row.filledColumns(upTo: 3) == 0..<120)
    #expect(row.columns(from: row.edge(of: 1), to: row.edge(of: 1.5)) == 60..<100)
    #expect(row.columns(from: row.edge(of: 1.5), to: row.edge(of: 1)) == 60..<100)
    #expect(row.columns(from: row.edge(of: 2), to: row.edge(of: 2)).isEmpty)
  }
}
