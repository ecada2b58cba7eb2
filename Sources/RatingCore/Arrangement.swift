/// One attempt to fit a form into a room, with the stars at some share of the size they wish for.
struct Arrangement {
  let content: FormContent
  let room: Size
  let blank: FormLayout
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
    values = content.hasValue ? content.items.map(texts.value) : []
    let padding = blank.device(Distance.padding)
    let widest = content.buttons.map { texts.button($0).width }.max() ?? 0
    let count = max(content.buttons.count, 1)
    let spacing = (count - 1) * blank.device(Distance.buttonSpacing)
    buttonWidth = min(
      max(
        widest + 2 * blank.device(Distance.buttonPadding), blank.device(Distance.buttonMinimum)),
      max(1, (room.width - 2 * padding - spacing) / count))
    if content.hasPrompt { prompt = promptSize(texts) }
  }

  /// The prompt may take what the stars leave over, and they leave it a few lines at least.
  private func promptSize(_ texts: TextSizes) -> Size {
    let gap = blank.device(Distance.promptGap)
    let reserve = min(blank.device(Distance.promptReserve), room.height / 8)
    let permille = largestScale(upTo: 1000, reserve: gap + reserve)
    let widest = stars(permille: 1000).map(\.width).max() ?? 0
    let padding = blank.device(Distance.padding)
    let width = min(max(blank.device(Distance.promptWidth), widest), room.width - 2 * padding)
    let height = room.height - size(permille: permille).height - gap
    return texts.prompt(Size(width: max(1, width), height: max(1, height)))
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

  private func stars(permille: Int) -> [StarRow] {
    let share = Double(permille) / 1000
    return content.items.map { item in
      StarRow(
        count: item.scale.max,
        size: max(1, blank.device(Double(item.style.size) * share)),
        spacing: blank.device(Double(item.style.spacing) * share),
        direction: item.style.direction)
    }
  }

  /// A distance around the stars, in device pixels.
  private func margin(_ distance: Int, permille: Int) -> Int {
    let share = marginsShrink ? Double(min(permille, 1000)) / 1000 : 1
    return blank.device(Double(distance) * share)
  }

  /// The window that everything needs.
  func size(permille: Int) -> Size {
    let stars = stars(permille: permille)
    let padding = margin(Distance.padding, permille: permille)
    var width = max(prompt.width, buttonsWidth, values.map(\.width).max() ?? 0) + 2 * padding
    for row in stars {
      // Room for the focus ring within the padding, and for the strip that means the minimum.
      let ring = margin(Distance.ring, permille: permille)
      width = max(width, row.width + 2 * max(padding + ring, row.zeroStrip))
    }
    var height = 2 * padding + stars.map(\.size).reduce(0, +)
    height += (stars.count - 1) * margin(Distance.promptGap, permille: permille)
    if prompt.height > 0 { height += prompt.height + blank.device(Distance.promptGap) }
    for value in values { height += blank.device(Distance.valueGap) + value.height }
    if !content.buttons.isEmpty {
      height += blank.device(Distance.buttonsGap) + blank.device(Distance.buttonHeight)
    }
    return Size(width: width, height: height)
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
    for (index, stars) in stars(permille: permille).enumerated() {
      if index > 0 { y += margin(Distance.promptGap, permille: permille) }
      var row = FormLayout.Row(stars: stars, origin: Point(x: (width - stars.width) / 2, y: y))
      y += stars.size
      if content.hasValue {
        y += layout.device(Distance.valueGap)
        row.value = Rect(x: 0, y: y, width: width, height: values[index].height)
        y += values[index].height
      }
      layout.rows.append(row)
    }
    if !content.buttons.isEmpty {
      y += layout.device(Distance.buttonsGap)
      placeButtons(in: &layout, y: y)
    }
    return layout
  }

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
  }
}
