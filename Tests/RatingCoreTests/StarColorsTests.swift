import Testing

@testable import RatingCore

struct StarColorsTests {
  private func theme(
    _ theme: Theme = .light, filled: Color? = nil, empty: Color? = nil
  ) -> Theme {
    theme.adapted(to: RowStyle(filledColor: filled, emptyColor: empty))
  }

  @Test func `a row without wishes shows the theme`() {
    #expect(theme() == .light)
    #expect(theme(.dark) == .dark)
  }

  @Test func `colours that are given are kept`() {
    let theme = theme(filled: Color(0xc2185b), empty: Color(0xe0f0e0))
    #expect(theme.filled.fill == Color(0xc2185b))
    #expect(theme.empty.fill == Color(0xe0f0e0))
    #expect(theme.background == Theme.light.background)
    #expect(theme.defaultButton == Theme.light.defaultButton)
  }

  @Test func `outlines are darker in a light window and lighter in a dark one`() {
    for fill in [Color(0xff69b4), Color(0x7fff00), Color(0x808080)] {
      let light = theme(.light, filled: fill).filled
      #expect(light.outline.relativeLuminance < fill.relativeLuminance)
      let dark = theme(.dark, filled: fill).filled
      #expect(dark.outline.relativeLuminance > fill.relativeLuminance)
    }
  }

  /// Whether the stars that count stand out from the window more than the others do.
  private func looksFuller(_ theme: Theme) -> Bool {
    theme.filled.fill.distance(to: theme.background)
      > 2 * theme.empty.fill.distance(to: theme.background)
  }

  @Test(arguments: [Theme.light, .dark, Theme(Palette(background: Color(0x808080)))])
  func `stars in the colour of the window, or almost, move away from it`(window: Theme) {
    let almost = window.background.mixed(with: window.background.pole, share: 0.03)
    for fill in [window.background, almost, window.empty.fill] {
      for empty in [nil, fill, window.background, window.background.pole] {
        let theme = theme(window, filled: fill, empty: empty)
        #expect(theme.filled.fill.contrast(to: window.background) >= 2.5)
        #expect(theme.filled.outline.contrast(to: window.background) >= 4.5)
        #expect(theme.empty.fill.isApart(from: theme.filled.fill))
        #expect(looksFuller(theme))
      }
    }
  }

  @Test func `colours that move keep their hue`() {
    let navy = theme(.dark, filled: Color(0x00008b)).filled.fill
    #expect(navy.blue > 2 * max(navy.red, navy.green))
    let straw = theme(filled: Color(0xffffd0)).filled.fill
    #expect(min(straw.red, straw.green) > straw.blue)
  }

  @Test(arguments: [0xff0000, 0xf7b500, 0x000000, 0xffff00, 0x00ffff, 0xffc0cb] as [UInt32])
  func `empty stars in the colour of those that count give way`(rgb: UInt32) {
    for fill in [Color(rgb), Color(rgb).mixed(with: .black, share: 0.03)] {
      let theme = theme(filled: Color(rgb), empty: fill)
      #expect(theme.filled.fill == Color(rgb))
      #expect(theme.empty.fill.isApart(from: Color(rgb)))
      #expect(looksFuller(theme))
    }
  }

  @Test func `empty stars like the window are hollow`() {
    for window in [Theme.light, .dark] {
      let theme = theme(window, empty: window.background)
      #expect(theme.filled == window.filled)
      #expect(theme.empty.fill == window.background)
    }
  }

  @Test(arguments: [0xf7b500, 0xffa500, 0x808080, 0x00ff00, 0xffc53d] as [UInt32])
  func `a window in the colour of the stars moves them`(rgb: UInt32) {
    let theme = Theme(Palette(background: Color(rgb)))
    #expect(theme.background == Color(rgb))
    #expect(theme.filled.fill.isVisible(on: theme.background))
    #expect(theme.empty.fill.isApart(from: theme.filled.fill))
    #expect(looksFuller(theme))
  }

  @Test func `a transparent colour shows the background`() {
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    #expect(theme(filled: half).filled.fill == half.over(Theme.light.background))
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(theme(.dark, empty: clear).empty.fill == Theme.dark.background)
  }
}
