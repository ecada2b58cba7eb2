/// One attempt to fit a form into a room, with the stars at some share of the size they wish for.
struct Arrangement {
  let content: FormContent
  let room: Size
  let blank: FormLayout
  let labels: [Size]
  let values: [Size]
  let buttonWidth: Int
  private(set) var prompt = Size.zero

  /// Whether the margins shrink with stars that are smaller than they wish to be.
  let marginsShrink: Bool

  typealias Distance = FormLayout.Distance

  init(
    content: FormContent, scale: Double, room: Size, texts: TextSizes, marginsShrink: Bool = false
  ) {
    self.content = content
    self.room = room
    self.marginsShrink = marginsShrink
    var blank = FormLayout()
    blank.scale = scale
    self.blank = blank
    let padding = blank.device(Distance.padding)
    let labelWidth = min(blank.device(Distance.labelWidth), (room.width - 2 * padding) / 3)
    labels = content.items.map { item in
      let isShown = content.hasLabels && !item.label.isEmpty
      return isShown ? texts.label(item, max(1, labelWidth)) : .zero
    }
    // Below its stars a value has their width; in a table the values are a column of their own.
    let isTable = content.items.count > 1 || labels[0].width > 0
    let free = isTable ? 0 : content.items[0].row(scale: scale).width
    let valueWidth = min(blank.device(Distance.valueWidth), (room.width - 2 * padding) / 2)
    values =
      content.hasValue ? content.items.map { texts.value($0, max(1, valueWidth), free) } : []
    let buttonPadding = 2 * blank.device(Distance.buttonPadding)
    let least = blank.device(Distance.buttonMinimum)
    let widest = content.buttons.map { texts.button($0, least - buttonPadding).width }.max() ?? 0
    let count = max(content.buttons.count, 1)
    let spacing = (count - 1) * blank.device(Distance.buttonSpacing)
    buttonWidth = min(
      max(widest + buttonPadding, least),
      max(1, (room.width - 2 * padding - spacing) / count))
    if content.hasPrompt { prompt = promptSize(texts) }
  }

  /// The prompt may take what the stars leave over, and they leave it a few lines at least.
  private func promptSize(_ texts: TextSizes) -> Size {
    let gap = blank.device(Distance.promptGap)
    let reserve = min(blank.device(Distance.promptReserve), room.height / 3)
    let permille = largestScale(upTo: 1000, reserve: gap + reserve)
    let padding = blank.device(Distance.padding)
    let rows = rows(permille: 1000).size.width
    let width = min(max(blank.device(Distance.promptWidth), rows), room.width - 2 * padding)
    let height = room.height - size(permille: permille).height - gap
    return texts.prompt(Size(width: max(1, width), height: max(1, height)), min(rows, width))
  }

  /// The largest share of the wished size at which everything fits, in thousandths.
  ///
  /// - Parameter reserve: The height to keep free, in device pixels.
  func largestScale(upTo limit: Int, reserve: Int = 0) -> Int {
    var (low, high) = (1, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      let size = size(permille: middle)
      if size.width <= room.width && size.height + reserve <= room.height {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// A distance around the stars, in device pixels.
  private func margin(_ distance: Int, permille: Int) -> Int {
    let share = marginsShrink ? Double(min(permille, 1000)) / 1000 : 1
    return blank.device(Double(distance) * share)
  }

  private func rows(permille: Int) -> RowsArrangement {
    let share = Double(permille) / 1000
    let stars = content.items.map { $0.row(scale: blank.scale * share) }
    return RowsArrangement(
      stars: stars,
      zeroStrips: zip(content.items, stars).map { $0.isReadOnly ? 0 : $1.zeroStrip },
      labels: labels, values: values,
      gaps: RowsArrangement.Gaps(
        ring: margin(Distance.ring, permille: permille),
        padding: margin(Distance.padding, permille: permille),
        value: blank.device(Distance.valueGap),
        column: margin(Distance.columnGap, permille: permille),
        row: margin(Distance.rowGap, permille: permille)))
  }

  /// The window that everything needs.
  func size(permille: Int) -> Size {
    let rows = rows(permille: permille).size
    let padding = margin(Distance.padding, permille: permille)
    var height = 2 * padding + rows.height
    if prompt.height > 0 { height += prompt.height + blank.device(Distance.promptGap) }
    if !content.buttons.isEmpty {
      height += blank.device(Distance.buttonsGap) + blank.device(Distance.buttonHeight)
    }
    return Size(width: max(prompt.width, buttonsWidth, rows.width) + 2 * padding, height: height)
  }

  private var buttonsWidth: Int {
    let count = content.buttons.count
    guard count > 0 else { return 0 }
    return count * buttonWidth + (count - 1) * blank.device(Distance.buttonSpacing)
  }

  func layout(permille: Int, size: Size? = nil) -> FormLayout {
    let needed = self.size(permille: permille)
    var layout = blank
    layout.size = size ?? needed
    let width = layout.size.width
    var y =
      max(0, (layout.size.height - needed.height) / 2)
      + margin(Distance.padding, permille: permille)
    if prompt.height > 0 {
      layout.prompt = Rect(
        x: (width - prompt.width) / 2, y: y, width: prompt.width, height: prompt.height)
      y += prompt.height + layout.device(Distance.promptGap)
    }
    let rows = rows(permille: permille)
    layout.rows = rows.rows(top: y, windowWidth: width)
    y += rows.size.height
    if !content.buttons.isEmpty {
      y += layout.device(Distance.buttonsGap)
      placeButtons(in: &layout, y: y)
    }
    return layout
  }

  /// Whether the form is read from right to left: then the first button is the rightmost.
  private var isMirrored: Bool { content.items.first?.style.direction == .rightToLeft }

  /// Equal buttons, as wide as the content if that is not too wide for a button.
  private func placeButtons(in layout: inout FormLayout, y: Int) {
    let count = content.buttons.count
    let spacing = layout.device(Distance.buttonSpacing)
    let content = layout.size.width - 2 * layout.device(Distance.padding)
    let share = (content - (count - 1) * spacing) / count
    let width = min(max(share, 1), max(buttonWidth, layout.device(Distance.buttonMaximum)))
    var x = (layout.size.width - count * width - (count - 1) * spacing) / 2
    for _ in 0..<count {
      layout.buttons.append(
        Rect(x: x, y: y, width: width, height: layout.device(Distance.buttonHeight)))
      x += width + spacing
    }
    if isMirrored { layout.buttons.reverse() }
  }
}
