import Testing

@testable import RatingCore

struct RatingScaleTests {
  static let steps: [Decimal] = [0.1, 0.3, 0.4, 0.5, 0.6, 0.7, 1, 3, 0.25, 10]
  static let maxima = [1, 2, 3, 5, 8, 10, 100]

  @Test(
    arguments: [
      (1, 0.3, 0, "0 0.3 0.6 0.9 1"),
      (1, 0.5, 0, "0 0.5 1"),
      (1, 0.1, 0, "0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1"),
      (5, 1, 0, "0 1 2 3 4 5"),
      (5, 0.4, 0, "0 0.4 0.8 1.2 1.6 2 2.4 2.8 3.2 3.6 4 4.4 4.8 5"),
      (5, 0.6, 0, "0 0.6 1.2 1.8 2.4 3 3.6 4.2 4.8 5"),
      (5, 0.7, 0, "0 0.7 1.4 2.1 2.8 3.5 4.2 4.9 5"),
      (5, 3, 0, "0 3 5"),
      (5, 10, 0, "0 5"),
      (5, 5, 0, "0 5"),
      (5, 1, 0.5, "0.5 1 2 3 4 5"),
      (1, 0.3, 0.5, "0.5 0.6 0.9 1"),
      (5, 2, 4.9, "4.9 5"),
      (5, 1_000_000, 1, "1 5"),
    ] as [(Int, Decimal, Decimal, String)])
  func `the values are the minimum, the maximum and the multiples of the step between them`(
    max: Int, step: Decimal, min: Decimal, values: String
  ) throws {
    let scale = try RatingScale(max: max, step: step, min: min)
    let up = scale.values
    #expect(up.map(\.description).joined(separator: " ") == values)

    var down = [scale.last]
    while let value = down.last, value > scale.first {
      down.append(scale.previous(before: value))
    }
    #expect(down == up.reversed())
  }

  @Test(
    arguments: [
      (0, 1, 0, ScaleError.max(0)), (-1, 1, 0, .max(-1)), (101, 1, 0, .max(101)),
      (1_000_000_000, 1, 0, .max(1_000_000_000)), (5, 0, 0, .step(0)), (5, -1, 0, .step(-1)),
      (5, 1, 5, .min(5, max: 5)), (5, 1, 6, .min(6, max: 5)), (5, 1, -2, .min(-2, max: 5)),
    ] as [(Int, Decimal, Decimal, ScaleError)])
  func `impossible numbers are refused, and the error says which`(
    max: Int, step: Decimal, min: Decimal, error: ScaleError
  ) {
    #expect(throws: error) { try RatingScale(max: max, step: step, min: min) }
  }

  @Test func `one to a hundred stars are possible`() throws {
    for max in 1...100 {
      #expect(try RatingScale(max: max).last == Decimal(max))
    }
  }

  @Test func `five stars in tenths print with at most one decimal place`() {
    let values = RatingScale.good(step: 0.1).values
    #expect(values.count == 51)
    for (index, value) in values.enumerated() {
      let text = index.isMultiple(of: 10) ? "\(index / 10)" : "\(index / 10).\(index % 10)"
      #expect(value.description == text)
    }
  }

  @Test(
    arguments: [(3.249, 3), (3.25, 3.5), (3.749, 3.5), (3.75, 4)] as [(Decimal, Decimal)])
  func `averages become halves as in addons-frontend#4784`(average: Decimal, half: Decimal) {
    #expect(RatingScale.fiveStars.nearest(to: average) == half)
  }

  @Test(
    arguments: [
      (-40, 0), (0, 0), (0.249, 0), (0.25, 0.5), (5, 5), (5.1, 5), (1_000_000, 5), (4.81849, 5),
      (2.5, 2.5),
    ] as [(Decimal, Decimal)])
  func `the nearest half is found, ties upwards`(number: Decimal, nearest: Decimal) {
    #expect(RatingScale.fiveStars.nearest(to: number) == nearest)
  }

  @Test(
    arguments: [
      (0.949, 0.9), (0.95, 1), (0.96, 1), (0.45, 0.6), (0.449, 0.3), (0.1, 0), (0.15, 0.3),
    ] as [(Decimal, Decimal)])
  func `the nearest value is found where the step does not divide the range`(
    number: Decimal, nearest: Decimal
  ) {
    #expect(RatingScale.good(max: 1, step: 0.3).nearest(to: number) == nearest)
  }

  @Test func `numbers below the minimum count as the minimum`() {
    let scale = RatingScale.good(min: 2.3)
    for number in [-1, 0, 2, 2.299] as [Decimal] {
      #expect(scale.nearest(to: number) == 2.3)
      #expect(scale.covering(number) == 2.3)
      #expect(scale.reached(by: number) == 2.3)
      #expect(scale.next(after: number) == 2.3)
      #expect(scale.previous(before: number) == 2.3)
    }
    #expect(scale.next(after: 2.3) == 2.5)
  }

  @Test(arguments: maxima, steps)
  func `every search agrees with a walk over all the values`(max: Int, step: Decimal) {
    var random = SplitMix64(seed: UInt64(max))
    for min in [0, 0.05, 0.5] as [Decimal] {
      let scale = RatingScale.good(max: max, step: step, min: min)
      let values = scale.values
      #expect(values.allSatisfy(scale.contains))
      for _ in 0..<(values.count > 200 ? 4 : 20) {
        let number = Decimal(
          units: Int.random(in: -Decimal.one...(max + 1) * Decimal.one, using: &random))
        let above = values.first { $0 >= number } ?? scale.last
        let below = values.last { $0 <= number } ?? scale.first
        #expect(scale.covering(number) == above)
        #expect(scale.reached(by: number) == below)
        #expect(scale.next(after: number) == values.first { $0 > number } ?? scale.last)
        #expect(scale.previous(before: number) == values.last { $0 < number } ?? scale.first)
        #expect(scale.nearest(to: number) == (number - below < above - number ? below : above))
      }
      for value in values.prefix(50) {
        #expect(scale.nearest(to: value) == value)
        #expect(scale.covering(value) == value)
        #expect(scale.reached(by: value) == value)
      }
    }
  }
}
