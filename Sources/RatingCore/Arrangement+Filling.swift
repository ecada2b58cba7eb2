extension Arrangement {
  /// The layout in the whole room, with stars as large as can be, and what height they leave given
  /// to the distances.
  ///
  /// - Parameter limit: The largest share of their wished size for the stars, in thousandths.
  func filled(upTo limit: Int) -> FormLayout {
    let permille = largestScale(upTo: limit)
    return stretched(permille).loosened(permille).layout(permille: permille, size: distances.room)
  }

  /// The arrangement with distances as near to the design's as there is room for.
  private func stretched(_ permille: Int) -> Arrangement {
    let steps = 32
    func stretched(_ step: Int, _ side: WritableKeyPath<Distances, Double>) -> Arrangement {
      var arrangement = self
      arrangement.distances[keyPath: side] = Double(step) / Double(steps)
      return arrangement
    }
    var arrangement = self
    for side in [\Distances.across, \Distances.down] {
      let step = largest(0...steps) {
        let size = stretched($0, side).size(permille: permille)
        return size.width <= distances.room.width && size.height <= distances.room.height
      }
      arrangement.distances[keyPath: side] = Double(step) / Double(steps)
    }
    return arrangement
  }

  /// The arrangement with its parts further apart, if there is height for it: not so far that they
  /// no longer belong together.
  private func loosened(_ permille: Int) -> Arrangement {
    let count = content.items.count
    let height = rowsSize(permille: permille).height
    let gap = rowGap(permille: permille)
    let row = (height - (count - 1) * gap) / count
    let most = count > 1 ? row * 4 / 5 - gap : row / 5
    let free = distances.room.height - size(permille: permille).height
    // Above and below everything is as much as between two rows, and so is around them.
    var arrangement = self
    arrangement.looseness = max(0, min(most, free / (count + 3)))
    return arrangement
  }
}
