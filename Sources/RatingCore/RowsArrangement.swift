/// The ratings of a form, arranged for one size of their stars.
///
/// A single rating without a label stands in the middle, with its value below. Otherwise the labels,
/// the stars and the values are three columns, mirrored if the first row runs from right to left.
struct RowsArrangement {
  let stars: [StarRow]
  /// How far the strip that means the minimum reaches out before each row; 0 where nothing is chosen.
  let zeroStrips: [Int]
  let labels: [Size]
  let values: [Size]

  /// The distances that apply, in device pixels.
  let gaps: Gaps

  struct Gaps {
    /// From the outside of the focus ring to the stars.
    var ring: Int
    /// What the window keeps free around everything; the ring and the zero strip may use it.
    var padding: Int
    /// Between the stars and the value below them.
    var value: Int
    /// Between the columns.
    var column: Int
    /// Between one row and the next.
    var row: Int
  }

  private var isTable: Bool { stars.count > 1 || labels.contains { $0.width > 0 } }

  /// The size of everything, without the padding of the window.
  var size: Size {
    isTable ? tableSize : Size(width: singleWidth, height: singleHeight)
  }

  /// Places the rows, from a height downwards, in the middle of a window.
  func rows(top: Int, windowWidth: Int) -> [FormLayout.Row] {
    isTable ? table(top, windowWidth) : [single(top, windowWidth)]
  }

  // MARK: A single rating

  private var singleWidth: Int {
    // Room for the focus ring, and for the strip that means the minimum, within the padding or not.
    let sides = max(gaps.ring, zeroStrips[0] - gaps.padding)
    return max(stars[0].width + 2 * sides, values.first?.width ?? 0)
  }

  private var singleHeight: Int {
    stars[0].size + (values.first.map { gaps.value + $0.height } ?? 0)
  }

  private func single(_ top: Int, _ width: Int) -> FormLayout.Row {
    let stars = stars[0]
    var row = FormLayout.Row(
      stars: stars, origin: Point(x: (width - stars.width) / 2, y: top), reach: 0..<width)
    if let value = values.first {
      let y = top + stars.size + gaps.value
      // A live value may be longer than was thought, and there is room beside it.
      let room = max(value.width, width - 2 * gaps.padding)
      row.value = Rect(x: (width - room) / 2, y: y, width: room, height: value.height)
    }
    return row
  }

  // MARK: A table

  private var labelsWidth: Int { labels.map(\.width).max() ?? 0 }
  private var starsWidth: Int { stars.map(\.width).max() ?? 0 }
  private var valuesWidth: Int { values.map(\.width).max() ?? 0 }

  /// Between the labels and the stars lies the strip that means the minimum.
  private var labelGap: Int { max(gaps.column, zeroStrips.max() ?? 0) }

  private var rowHeights: [Int] {
    stars.indices.map { index in
      max(stars[index].size, labels[index].height, values.isEmpty ? 0 : values[index].height)
    }
  }

  private var tableSize: Size {
    let columns = labelsWidth + starsWidth + valuesWidth
    // Stars alone stand in the middle, with as much room behind them as before them.
    let behind = valuesWidth > 0 ? gaps.column : labelsWidth > 0 ? gaps.ring : labelGap
    let between = labelGap + behind
    return Size(
      width: columns + between,
      // The focus ring of the last row wants to be as far from what follows as that of a value is.
      height: rowHeights.reduce(0, +) + (stars.count - 1) * gaps.row + gaps.ring)
  }

  private func table(_ top: Int, _ windowWidth: Int) -> [FormLayout.Row] {
    let left = (windowWidth - tableSize.width) / 2
    let labelColumn = left..<left + labelsWidth
    let starsLeft = labelColumn.upperBound + labelGap
    let valuesLeft = starsLeft + starsWidth + gaps.column
    var y = top
    return stars.indices.map { index in
      let height = rowHeights[index]
      func middle(_ size: Size, at x: Int) -> Rect {
        Rect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
      }
      let frame = middle(Size(width: stars[index].width, height: stars[index].size), at: starsLeft)
      let reach = labelColumn.upperBound..<valuesLeft
      var row = FormLayout.Row(stars: stars[index], origin: frame.origin, reach: reach)
      if labels[index].width > 0 { row.label = middle(labels[index], at: labelColumn.lowerBound) }
      if !values.isEmpty { row.value = middle(values[index], at: valuesLeft) }
      y += height + gaps.row
      return stars[0].direction == .rightToLeft ? row.mirrored(in: windowWidth) : row
    }
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
