import Testing

@testable import RatingCore

/// Whatever colours are wished for, everything can be seen.
struct PalettePropertyTests {
  /// Colours at the ends and in the middle, where black and white are equally far.
  private static let extremes: [Color] = [
    0x000000, 0xffffff, 0x767676, 0x757575, 0x111111, 0xeeeeee, 0xff0000, 0x00ff00, 0x0000ff,
    0xffff00, 0xff00ff, 0x00ffff, 0xfafaf9, 0x1f1e22, 0xf7b500, 0xecebe8,
  ].map { Color($0) }

  @Test func `for any pair of extremes as background and stars`() {
    for background in Self.extremes {
      for color in Self.extremes {
        check(Palette(background: background), RowStyle(filledColor: color))
        check(Palette(background: background, text: color), RowStyle(emptyColor: color))
        check(
          Palette(tone: .dark, text: background), RowStyle(filledColor: color, emptyColor: color))
      }
    }
  }

  @Test func `for random wishes`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      let tones: [Palette.Tone?] = [nil, .light, .dark]
      let palette = Palette(
        tone: tones.randomElement(using: &random) ?? nil,
        background: wish(&random), text: wish(&random))
      check(palette, RowStyle(filledColor: wish(&random), emptyColor: wish(&random)))
    }
  }

  private func wish(_ random: inout SplitMix64) -> Color? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return nil
    case 1: return Self.extremes.randomElement(using: &random)
    default:
      var color = Color(UInt32.random(in: 0...0xffffff, using: &random))
      if Bool.random(using: &random) { color.alpha = .random(in: 0...255, using: &random) }
      return color
    }
  }

  private func check(_ palette: Palette, _ style: RowStyle) {
    let theme = Theme(palette, prefersDark: false).adapted(to: style)
    let ground = theme.background
    var faults: [String] = []
    func expect(_ condition: Bool, _ what: String) {
      if !condition { faults.append(what) }
    }
    expect(theme.text.contrast(to: ground) >= 4.5, "text")
    expect(theme.quietText.contrast(to: ground) >= 4.5, "quiet text")
    expect(theme.focus.contrast(to: ground) >= 3, "focus")
    for stars in [theme.filled, theme.empty, theme.preview] {
      expect(stars.outline.contrast(to: ground) >= 3, "outline \(stars)")
    }
    let (filled, empty, preview) = (theme.filled.fill, theme.empty.fill, theme.preview.fill)
    expect(filled.contrast(to: empty) >= 1.4, "filled and empty")
    expect(filled.distance(to: empty) >= 120, "filled and empty")
    // Empty stars in a colour of the user's own may be the louder ones, if both can be told apart.
    if empty != style.emptyColor?.over(ground) {
      expect(filled.distance(to: ground) > 2 * empty.distance(to: ground), "fuller")
    }
    expect(min(preview.distance(to: filled), preview.distance(to: empty)) >= 50, "preview")
    for button in [theme.button, theme.defaultButton] {
      let faces = [button.face, button.hoveredFace, button.pressedFace]
      expect(Set(faces).count == 3, "faces \(button)")
      expect(faces.allSatisfy { button.text.contrast(to: $0) >= 4.5 }, "label \(button)")
      let edges = [button.border, button.face].map { $0.contrast(to: ground) }
      expect(edges.contains { $0 >= 3 }, "border \(button)")
    }
    #expect(faults == [], "\(palette) \(style)")
  }
}
