/// Ratings whose texts are above and below their stars, in a window that is too narrow for columns.
extension RowsArrangement {
  /// The texts above the stars of a row, and those below.
  private func lines(ofRow index: Int) -> (above: Int, below: Int) {
    let (label, value) = (labels[index].height, values[index].height)
    return manner == .captions ? (max(label, value), 0) : (label, value)
  }

  private func height(ofRow index: Int) -> Int {
    let lines = lines(ofRow: index)
    return stars[index].size
      + [lines.above, lines.below].filter { $0 > 0 }
      .map { $0 + distances.caption }.reduce(0, +)
  }

  /// The width of the stars, or of the texts if they need more.
  private var contentWidth: Int {
    let texts = zip(labels, values).map { label, value in
      switch manner {
      case .captions where label.width > 0 && value.width > 0:
        label.width + distances.column + value.width
      case .columns, .captions, .towers: max(label.width, value.width)
      }
    }
    return max(starsWidth, texts.max() ?? 0)
  }

  var stackSize: Size {
    Size(
      width: max(starsWidth + 2 * sides, contentWidth),
      height: stars.indices.map(height(ofRow:)).reduce(0, +) + (stars.count - 1) * gap)
  }

  func stack(_ top: Int, _ windowWidth: Int) -> [FormLayout.Row] {
    let width = contentWidth
    let left = (windowWidth - width) / 2
    var y = top
    return stars.indices.map { index in
      let lines = lines(ofRow: index)
      let starsTop = y + (lines.above > 0 ? lines.above + distances.caption : 0)
      var row = FormLayout.Row(
        stars: stars[index], origin: Point(x: left, y: starsTop), reach: 0..<windowWidth)
      let (label, value) = (labels[index], values[index])
      if label.width > 0 {
        // Texts of one line or two stand on the same line, next to the stars.
        row.label = Rect(
          x: left, y: y + lines.above - label.height, width: label.width, height: label.height)
      }
      if value.width > 0 {
        let isAbove = manner == .captions
        row.value = Rect(
          x: isAbove ? left + width - value.width : left,
          y: isAbove
            ? y + lines.above - value.height : starsTop + stars[index].size + distances.caption,
          width: value.width, height: value.height)
        row.valueAlignment = isAbove ? .end : .start
      }
      y += height(ofRow: index) + gap
      return row
    }
  }
}
