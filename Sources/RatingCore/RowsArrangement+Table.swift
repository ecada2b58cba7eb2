/// Ratings in columns: what stands in one line is level.
extension RowsArrangement {
  /// Between the labels and the stars lies the strip that means the minimum.
  private var labelGap: Int { max(distances.column, zeroStrips.max() ?? 0) }

  private var rowHeights: [Int] {
    stars.indices.map { max(stars[$0].size, labels[$0].height, values[$0].height) }
  }

  var tableSize: Size {
    // Stars alone stand in the middle, with as much room behind them as before them.
    let behind =
      valuesWidth > 0 ? distances.column : labelsWidth > 0 ? distances.ring : labelGap
    return Size(
      width: labelsWidth + labelGap + starsWidth + behind + valuesWidth,
      height: rowHeights.reduce(0, +) + (stars.count - 1) * gap)
  }

  func table(_ top: Int, _ windowWidth: Int) -> [FormLayout.Row] {
    let left = (windowWidth - tableSize.width) / 2
    let labelColumn = left..<left + labelsWidth
    let starsLeft = labelColumn.upperBound + labelGap
    let valuesLeft = starsLeft + starsWidth + distances.column
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
      if values[index].width > 0 { row.value = middle(values[index], at: valuesLeft) }
      row.valueAlignment = .start
      y += height + gap
      return row
    }
  }
}
