import RatingCore

/// Names what a picture of a window shows.
enum Subject: Hashable {
  case prompt
  case label(row: Int)
  case stars(row: Int, StarKind)
  case words(row: Int, String)
  case button(FormButton, ButtonFace, isFocused: Bool)
  case ringEnd(row: Int, RingEnd)
}

/// The kinds of star that a row is put together from.
enum StarKind: Hashable, CaseIterable {
  case empty
  case filled
  case preview
}

/// The two ends of a focus ring; what joins them is straight.
enum RingEnd: Hashable {
  case left
  case right
}

/// Paints the pictures of a window into memory.
struct Painter {
  let texts: FormTexts
  var items: [Item]
  let theme: Theme

  private let fonts: FontLoader

  /// Creates a painter, whose fonts are loaded meanwhile.
  ///
  /// - Parameter scale: How many device pixels a logical pixel is likely to be.
  init(texts: FormTexts, items: [Item], theme: Theme, scale: Double = 1) {
    self.texts = texts
    self.items = items
    self.theme = theme
    fonts = FontLoader([.plain(scale), .heading(scale)])
  }

  var typesetter: Typesetter { fonts.typesetter }

  /// Paints one picture for a layout, or one star of a row: the others are the same.
  func paint(_ subject: Subject, layout: FormLayout) throws(CairoError) -> Surface {
    switch subject {
    case .prompt:
      let text = prompt(layout.scale, within: layout.prompt?.size ?? .zero)
      return try paint(text, color: theme.text)
    case .label(let row):
      let text = label(items[row], layout.scale, width: layout.rows[row].label?.width ?? 1)
      return try paint(text, color: theme.text)
    case .words(let row, let value):
      let text = words(value, layout.scale, width: layout.rows[row].value?.width ?? 1)
      return try paint(text, color: theme.quietText)
    case .stars(let row, let kind):
      return try paint(kind, of: items[row], row: layout.rows[row].stars)
    case .button(let button, let face, let isFocused):
      let index = layout.buttons.count == 1 || button == .cancel ? 0 : 1
      return try paint(
        button, face, isFocused: isFocused, size: layout.buttons[index].size, layout: layout)
    case .ringEnd(let row, let end):
      return try paint(end, around: layout.rows[row].frame, layout: layout)
    }
  }

  /// Paints one filled star on a clear ground, to stand for the window in lists of windows.
  func icon(scale: Double) throws(CairoError) -> Surface {
    let size = Int((32 * scale).rounded())
    let surface = try Surface(size: Size(width: size, height: size))
    try StarPainter(theme: theme.adapted(to: items[0].style))
      .draw(.filled, of: items[0], row: StarRow(count: 1, size: size), on: Canvas(surface))
    return surface
  }

  private func surface(_ size: Size) throws(CairoError) -> (Surface, Canvas) {
    let surface = try Surface(size: size)
    let canvas = Canvas(surface)
    canvas.fill(theme.background)
    return (surface, canvas)
  }

  private func paint(_ text: TextLayout, color: Color) throws(CairoError) -> Surface {
    let (surface, canvas) = try surface(text.size)
    text.draw(on: canvas, at: Point(x: 0, y: 0), color: color)
    return surface
  }

  /// Paints one star, and the gap that follows it.
  private func paint(_ kind: StarKind, of item: Item, row: StarRow) throws(CairoError) -> Surface {
    let (surface, canvas) = try surface(Size(width: row.size + row.spacing, height: row.size))
    try StarPainter(theme: theme.adapted(to: item.style))
      .draw(kind, of: item, row: StarRow(count: 1, size: row.size), on: canvas)
    return surface
  }

  private func paint(
    _ button: FormButton, _ face: ButtonFace, isFocused: Bool, size: Size, layout: FormLayout
  ) throws(CairoError) -> Surface {
    let colors = button == .ok ? theme.defaultButton : theme.button
    let margin = layout.buttonMargin
    let frame = Rect(x: margin, y: margin, width: size.width, height: size.height)
    let (surface, canvas) = try surface(frame.inset(by: -margin).size)
    let radius = 7 * layout.scale
    if isFocused {
      canvas.draw(
        frame.inset(by: -margin), radius: radius + Double(margin), fill: nil, outline: theme.focus,
        width: Double(layout.ringWidth))
    }
    let fill =
      switch face {
      case .resting: colors.face
      case .hovered: colors.hoveredFace
      case .pressed: colors.pressedFace
      }
    let border = button == .ok ? fill : colors.border
    canvas.draw(
      frame, radius: radius, fill: fill, outline: border, width: max(1, layout.scale.rounded()))
    let room = Size(width: max(1, size.width - layout.device(8)), height: size.height)
    let text = typesetter.layout(texts.label(of: button), style: .plain(layout.scale), within: room)
    text.draw(
      on: canvas,
      at: Point(
        x: frame.x + (frame.width - text.size.width) / 2,
        y: frame.y + (frame.height - text.size.height) / 2),
      color: colors.text)
    return surface
  }

  private func paint(
    _ end: RingEnd, around stars: Rect, layout: FormLayout
  ) throws(CairoError) -> Surface {
    let ring = stars.inset(by: -layout.ringDistance)
    let width = layout.ringEndWidth
    let (surface, canvas) = try surface(Size(width: width, height: ring.height))
    canvas.draw(
      Rect(x: end == .left ? 0 : width - ring.width, y: 0, width: ring.width, height: ring.height),
      radius: min(9 * layout.scale, Double(width) + 0.5), fill: nil, outline: theme.focus,
      width: Double(layout.ringWidth))
    return surface
  }
}

extension FormLayout {
  /// How far the picture of a button reaches beyond it, for the focus ring.
  var buttonMargin: Int { ringWidth + device(2) }

  /// How wide the round end of a focus ring is: no wider than the gap between ring and stars.
  var ringEndWidth: Int { ringDistance }
}
