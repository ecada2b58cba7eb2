extension FormLayout {
  /// Lays a form out as it would like to be, within a monitor. Rows that are too wide shrink.
  public static func natural(
    _ content: FormContent, scale: Double, within room: Size, texts: TextSizes
  ) -> FormLayout {
    let arrangement = Arrangement(content: content, scale: scale, room: room, texts: texts)
    return arrangement.layout(permille: arrangement.largestScale(upTo: 1000))
  }

  /// Lays a form out in a window of any size: the stars grow and shrink with it, and what finds no
  /// room is left out, the buttons first and the stars never.
  public static func filling(
    _ content: FormContent, scale: Double, window: Size, texts: TextSizes
  ) -> FormLayout {
    var content = content
    while true {
      let arrangement = Arrangement(content: content, scale: scale, room: window, texts: texts)
      let permille = arrangement.largestScale(upTo: 64_000)
      if permille >= 250 || !content.leaveOut() {
        return arrangement.layout(permille: permille, size: window)
      }
    }
  }
}

extension FormContent {
  /// Leaves out what matters least; `false` if nothing but the stars remains.
  fileprivate mutating func leaveOut() -> Bool {
    if !buttons.isEmpty {
      buttons = []
    } else if hasValue {
      hasValue = false
    } else if hasPrompt {
      hasPrompt = false
    } else {
      return false
    }
    return true
  }
}

/// One attempt to fit a form into a room, with the stars at some share of the size they wish for.
private struct Arrangement {
  let content: FormContent
  let room: Size
  let blank: FormLayout
  let values: [Size]
  let buttonWidth: Int
  let prompt: Size

  typealias Distance = FormLayout.Distance

  init(content: FormContent, scale: Double, room: Size, texts: TextSizes) {
    self.content = content
    self.room = room
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
    guard content.hasPrompt else {
      prompt = .zero
      return
    }
    // The prompt may take what the smallest stars worth looking at leave over.
    let stars = content.items.map { Self.stars(of: $0, permille: 1000, in: blank) }
    let width = max(blank.device(Distance.promptWidth), stars.map(\.width).max() ?? 0)
    let rest = Self.height(of: content, stars: stars, values: values, prompt: 0, in: blank)
    prompt = texts.prompt(
      Size(
        width: max(1, min(width, room.width - 2 * padding)),
        height: max(1, room.height - rest - blank.device(Distance.promptGap))))
  }

  /// The largest share of the wished size at which everything fits, in thousandths.
  func largestScale(upTo limit: Int) -> Int {
    var (low, high) = (1, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      let size = layoutSize(permille: middle)
      if size.width <= room.width && size.height <= room.height {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  private static func stars(of item: Item, permille: Int, in blank: FormLayout) -> StarRow {
    let share = Double(permille) / 1000
    return StarRow(
      count: item.scale.max,
      size: max(1, blank.device(Double(item.style.size) * share)),
      spacing: blank.device(Double(item.style.spacing) * share),
      direction: item.style.direction)
  }

  private static func height(
    of content: FormContent, stars: [StarRow], values: [Size], prompt: Int, in blank: FormLayout
  ) -> Int {
    var height = 2 * blank.device(Distance.padding)
    if prompt > 0 { height += prompt + blank.device(Distance.promptGap) }
    for (index, row) in stars.enumerated() {
      height += row.size
      if content.hasValue { height += blank.device(Distance.valueGap) + values[index].height }
      if index > 0 { height += blank.device(Distance.promptGap) }
    }
    if !content.buttons.isEmpty {
      height += blank.device(Distance.buttonsGap) + blank.device(Distance.buttonHeight)
    }
    return height
  }

  private func layoutSize(permille: Int) -> Size {
    let stars = content.items.map { Self.stars(of: $0, permille: permille, in: blank) }
    let padding = blank.device(Distance.padding)
    var width = max(prompt.width, buttonsWidth, values.map(\.width).max() ?? 0) + 2 * padding
    for row in stars {
      // Room for the focus ring within the padding, and for the strip that means the minimum.
      width = max(width, row.width + 2 * max(padding + blank.ringDistance, row.zeroStrip))
    }
    let height = Self.height(
      of: content, stars: stars, values: values, prompt: prompt.height, in: blank)
    return Size(width: width, height: height)
  }

  private var buttonsWidth: Int {
    let count = content.buttons.count
    guard count > 0 else { return 0 }
    return count * buttonWidth + (count - 1) * blank.device(Distance.buttonSpacing)
  }

  func layout(permille: Int, size: Size? = nil) -> FormLayout {
    let needed = layoutSize(permille: permille)
    var layout = blank
    layout.size = size ?? needed
    let width = layout.size.width
    var y = max(0, (layout.size.height - needed.height) / 2) + layout.device(Distance.padding)
    if prompt.height > 0 {
      layout.prompt = Rect(
        x: (width - prompt.width) / 2, y: y, width: prompt.width, height: prompt.height)
      y += prompt.height + layout.device(Distance.promptGap)
    }
    for (index, item) in content.items.enumerated() {
      if index > 0 { y += layout.device(Distance.promptGap) }
      let stars = Self.stars(of: item, permille: permille, in: blank)
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
