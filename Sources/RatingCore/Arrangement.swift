/// One way to arrange a form, with the stars at some share of the size they wish for.
struct Arrangement {
  let content: FormContent
  let manner: RowsManner
  var distances: Distances
  let texts: RowTexts
  let buttonLabel: Int
  var areButtonsStacked = false
  var prompt = Size.zero

  /// By how much prompt, rows and buttons stand further apart than they must, in device pixels.
  var looseness = 0

  private var room: Size { distances.room }

  var buttons: ButtonsArrangement { buttons(distances) }

  private func buttons(_ distances: Distances) -> ButtonsArrangement {
    ButtonsArrangement(
      count: content.buttons.count, label: buttonLabel, areStacked: areButtonsStacked,
      distances: distances)
  }

  private func rows(permille: Int) -> RowsArrangement {
    let stars = content.items.map { $0.row(scale: distances.scale * Double(permille) / 1000) }
    return RowsArrangement(
      manner: manner, stars: stars,
      zeroStrips: zip(content.items, stars).map { $0.isReadOnly ? 0 : $1.zeroStrip },
      texts: texts, distances: distances(permille), gap: rowGap(permille: permille))
  }

  private func distances(_ permille: Int) -> Distances {
    distances.beside(starsOfShare: Double(permille) / 1000)
  }

  /// What lies between one row and the next; a label is nearer to its own stars.
  func rowGap(permille: Int) -> Int {
    let gap = distances.row(share: Double(permille) / 1000)
    return max(gap, manner == .columns ? 0 : 2 * distances(permille).caption) + looseness
  }

  /// What lies between the prompt and the ratings.
  func promptGap(permille: Int) -> Int { distances(permille).prompt + looseness }

  /// The ring of the last row of a table wants to be as far from the buttons as that of a value is.
  private func buttonsGap(_ distances: Distances) -> Int {
    distances.buttons + (isTable ? distances.tableFoot : 0) + looseness
  }

  /// The ratings alone.
  func rowsSize(permille: Int) -> Size { rows(permille: permille).size }

  /// The window that everything needs.
  func size(permille: Int) -> Size {
    let distances = distances(permille)
    let rows = rows(permille: permille).size
    let buttons = buttons(distances).size
    var height = distances.edge + rows.height + foot(distances)
    if prompt.height > 0 { height += prompt.height + promptGap(permille: permille) }
    if buttons.height > 0 { height += buttonsGap(distances) + buttons.height }
    let textWidth = max(prompt.width, buttons.width) + 2 * distances.margin
    return Size(width: max(textWidth, rows.width + 2 * distances.side), height: height)
  }

  /// What the window keeps free at its bottom. Below digits there is something free already, which
  /// counts if there is no text at the top to match it.
  private func foot(_ distances: Distances) -> Int {
    let endsWithDigits =
      !isTable && content.hasValue && content.buttons.isEmpty && prompt.height == 0
    return distances.edge - (endsWithDigits ? distances.digitsFoot : 0)
  }

  private var isTable: Bool { texts.labels.count > 1 || texts.labels[0].width > 0 }

  /// The largest share of the wished size at which everything fits, in thousandths.
  ///
  /// - Parameter reserve: The height to keep free, in device pixels, at a share.
  func largestScale(upTo limit: Int, reserve: (Int) -> Int = { _ in 0 }) -> Int {
    largest(1...limit) {
      let size = size(permille: $0)
      return size.width <= room.width && size.height + reserve($0) <= room.height
    }
  }

  func layout(permille: Int, size: Size? = nil) -> FormLayout {
    let needed = self.size(permille: permille)
    let distances = distances(permille)
    var layout = FormLayout()
    layout.scale = distances.scale
    layout.size = size ?? needed
    let width = layout.size.width
    var y = max(0, (layout.size.height - needed.height) / 2) + distances.edge
    if prompt.height > 0 {
      layout.prompt = Rect(
        x: (width - prompt.width) / 2, y: y, width: prompt.width, height: prompt.height)
      y += prompt.height + promptGap(permille: permille)
    }
    let rows = rows(permille: permille)
    layout.rows = rows.rows(top: y, windowWidth: width)
    y += rows.size.height + buttonsGap(distances)
    layout.buttons = buttons(distances).frames(
      top: y, windowWidth: width,
      isMirrored: content.items.first?.style.direction == .rightToLeft)
    layout.placeRing()
    return layout
  }
}

/// The largest number of a range that passes a test which all smaller ones pass; the smallest number
/// if none does.
func largest(_ range: ClosedRange<Int>, where passes: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = (low + high + 1) / 2
    if passes(middle) { low = middle } else { high = middle - 1 }
  }
  return low
}
