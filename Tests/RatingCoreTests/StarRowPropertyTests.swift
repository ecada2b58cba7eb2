import Testing

@testable import RatingCore

/// What holds for every row: any number of stars, step, size, gap, direction and snap.
struct StarRowPropertyTests {
  static let steps: [Decimal] = [0.1, 0.3, 0.7, 1, 3, 0.25, 0.001, 10]
  static let maxima = [1, 2, 5, 7, 10, 100]
  static let snaps = [Snap.up, .nearest]
  static let directions = [LayoutDirection.leftToRight, .rightToLeft]

  /// Sizes and gaps, a few of them at every step of a walk over all the sizes from 4 to 200.
  static func rows(count: Int) -> [StarRow] {
    var random = SplitMix64(seed: UInt64(count))
    return (4...200).flatMap { size in
      directions.map {
        StarRow(
          count: count, size: size, spacing: Int.random(in: 0...60, using: &random), direction: $0)
      }
    }
  }

  @Test(arguments: maxima, steps)
  func `the position of a value means that value`(max: Int, step: Decimal) {
    var random = SplitMix64(seed: UInt64(max) &+ UInt64(step.units))
    for min in [0, 0.5, 0.05] as [Decimal] {
      let scale = RatingScale.good(max: max, step: step, min: min)
      let values = scale.values
      for row in Self.rows(count: max) {
        for snap in Self.snaps {
          // Every value if there are few, else both ends and a sample.
          let sample =
            values.count <= 12
            ? values
            : [scale.first, values[1], scale.last]
              + (0..<6).map { _ in values[Int.random(in: 0..<values.count, using: &random)] }
          for value in sample {
            let position = row.position(of: value, in: scale, snap: snap)
            let found = row.value(at: position, in: scale, snap: snap)
            guard found == value else {
              Issue.record("\(value) becomes \(found) at \(position) of \(row), \(snap), \(scale)")
              return
            }
          }
        }
      }
    }
  }

  @Test(arguments: steps, snaps)
  func `every single value of five and of ten stars has its position`(step: Decimal, snap: Snap) {
    for max in [5, 10] {
      let scale = RatingScale.good(max: max, step: step)
      for direction in Self.directions {
        let row = StarRow(count: max, size: 37, spacing: 11, direction: direction)
        for value in scale.values {
          let position = row.position(of: value, in: scale, snap: snap)
          guard row.value(at: position, in: scale, snap: snap) == value else {
            Issue.record("\(value) is not at \(position) of \(row)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: steps, snaps)
  func `the value rises along the row, from the minimum to the maximum, on the scale`(
    step: Decimal, snap: Snap
  ) {
    for (max, min) in [(1, 0), (5, 0), (5, 0.5), (7, 2.2)] as [(Int, Decimal)] {
      let scale = RatingScale.good(max: max, step: step, min: min)
      for row in Self.rows(count: max) where row.size % 13 == 4 {
        let pixels = Array(-row.zeroStrip - 3..<row.width + 5)
        let ordered = row.direction == .leftToRight ? pixels : pixels.reversed()
        var before = scale.first
        for pixel in ordered {
          let value = row.value(at: .pixelCentre(pixel), in: scale, snap: snap)
          guard value >= before, scale.contains(value) else {
            Issue.record("\(value) follows \(before) at pixel \(pixel) of \(row), \(scale)")
            return
          }
          before = value
        }
        #expect(before == scale.last)
      }
    }
  }

  @Test(arguments: steps, snaps)
  func `right-to-left is the mirror image, pixel by pixel`(step: Decimal, snap: Snap) {
    for min in [0, 0.3] as [Decimal] {
      let scale = RatingScale.good(step: step, min: min)
      for size in [4, 5, 36, 45] {
        for spacing in [0, 1, 30] {
          let row = StarRow(count: 5, size: size, spacing: spacing)
          var mirror = row
          mirror.direction = .rightToLeft
          for pixel in -size..<row.width + size {
            let value = row.value(at: .pixelCentre(pixel), in: scale, snap: snap)
            let mirrored = mirror.value(
              at: .pixelCentre(row.width - 1 - pixel), in: scale, snap: snap)
            #expect(value == mirrored)
          }
        }
      }
    }
  }

  @Test(arguments: maxima)
  func `the fill edge rises with the value and never stops inside a gap`(max: Int) {
    let scale = RatingScale.good(max: max, step: max == 100 ? 0.07 : 0.003)
    for row in Self.rows(count: max) where row.size % 29 == 4 {
      let pitch = row.size + row.spacing
      var before = 0
      for value in scale.values {
        let edge = row.edge(of: value)
        let isInGap = edge < row.width && edge % pitch > row.size
        guard edge >= before, edge <= row.width, !isInGap else {
          Issue.record("\(value) ends at \(edge), after \(before), in \(row)")
          return
        }
        before = edge
      }
      #expect(row.edge(of: 0) == 0)
      #expect(before == row.width)
    }
  }

  @Test(arguments: snaps)
  func `the fill edge is within a step of the pointer`(snap: Snap) {
    for step in [0.1, 0.25, 0.5, 1] as [Decimal] {
      for row in Self.rows(count: 5) where row.direction == .leftToRight && row.size % 7 == 0 {
        let reach = step.doubleValue * Double(row.size) + 1
        for n in 1...5 {
          for pixel in row.columns(ofStar: n) {
            let value = row.value(at: .pixelCentre(pixel), in: .good(step: step), snap: snap)
            let edge = row.edge(of: value)
            // At a star's first pixels the nearest edge may be the end of the star before.
            let distance =
              edge < row.columns(ofStar: n).lowerBound
              ? pixel - row.columns(ofStar: n).lowerBound : abs(edge - pixel)
            #expect(Double(distance) <= reach, "\(value) at \(pixel) of \(row)")
          }
        }
      }
    }
  }
}
