/// How the ratings of a form are arranged.
enum RowsManner: CaseIterable {
  /// The labels, the stars and the values are three columns. A single rating without a label has its
  /// value below.
  case columns
  /// Above each row of stars are its label and, at the other side, its value.
  case captions
  /// Above each row of stars is its label, and below it is its value.
  case towers
}

/// The texts of the ratings, one of each for each rating, and of no size if it is not shown.
struct RowTexts {
  var labels: [Size]
  var values: [Size]
}

/// The ratings of a form, arranged for one size of their stars. What they stand in is mirrored if
/// the first of them runs from right to left.
struct RowsArrangement {
  let manner: RowsManner
  let stars: [StarRow]
  /// How far the strip that means the minimum reaches out before each row; 0 where nothing is chosen.
  let zeroStrips: [Int]
  let texts: RowTexts
  let distances: Distances
  /// Between one row and the next, in device pixels.
  let gap: Int

  /// A single rating without a label stands in the middle.
  private var isSingle: Bool { stars.count == 1 && labels[0].width == 0 }

  /// The size of everything, without the padding of the window.
  var size: Size { isSingle ? singleSize : manner == .columns ? tableSize : stackSize }

  /// Places the rows, from a height downwards, in the middle of a window.
  func rows(top: Int, windowWidth: Int) -> [FormLayout.Row] {
    if isSingle { return [single(top, windowWidth)] }
    let rows = manner == .columns ? table(top, windowWidth) : stack(top, windowWidth)
    return stars[0].direction == .rightToLeft ? rows.map { $0.mirrored(in: windowWidth) } : rows
  }

  var labels: [Size] { texts.labels }
  var values: [Size] { texts.values }
  var labelsWidth: Int { labels.map(\.width).max() ?? 0 }
  var starsWidth: Int { stars.map(\.width).max() ?? 0 }
  var valuesWidth: Int { values.map(\.width).max() ?? 0 }

  /// What stars need beside them for the focus ring, and for the strip that means the minimum, which
  /// may lie within the padding.
  var sides: Int { max(distances.ring, (zeroStrips.max() ?? 0) - distances.side) }

  // MARK: A single rating

  private var singleSize: Size {
    let value = values[0]
    return Size(
      width: max(starsWidth + 2 * sides, value.width),
      height: stars[0].size + (value.height > 0 ? distances.value + value.height : 0))
  }

  private func single(_ top: Int, _ width: Int) -> FormLayout.Row {
    let stars = stars[0]
    var row = FormLayout.Row(
      stars: stars, origin: Point(x: (width - stars.width) / 2, y: top), reach: 0..<width)
    if values[0].height > 0 {
      let y = top + stars.size + distances.value
      // A live value may be longer than was thought, and there is room beside it.
      let room = max(values[0].width, width - 2 * distances.side)
      row.value = Rect(x: (width - room) / 2, y: y, width: room, height: values[0].height)
    }
    return row
  }
}

extension FormLayout.Row {
  /// The row as a mirror in the middle of the window shows it.
  fileprivate func mirrored(in width: Int) -> FormLayout.Row {
    var row = self
    row.origin.x = width - frame.columns.upperBound
    row.reach = width - reach.upperBound..<width - reach.lowerBound
    row.label = label.map { $0.mirrored(in: width) }
    row.value = value.map { $0.mirrored(in: width) }
    return row
  }
}

extension Rect {
  fileprivate func mirrored(in width: Int) -> Rect {
    Rect(x: width - columns.upperBound, y: y, width: self.width, height: height)
  }
}
