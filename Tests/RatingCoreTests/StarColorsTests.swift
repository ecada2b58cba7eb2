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

  @Test func `a colour that is too close to that of the empty stars pushes them away`() {
    for window in [Theme.light, .dark] {
      for fill in [window.background, window.empty.fill] {
        let theme = theme(window, filled: fill)
        #expect(theme.filled.fill == fill)
        #expect(theme.empty.fill.isApart(from: fill))
        let both = self.theme(window, filled: fill, empty: fill)
        #expect(both.filled.fill == fill)
        #expect(both.empty.fill.isApart(from: fill))
      }
    }
  }

  @Test func `stars as pale as the window have outlines stronger than those of the empty ones`() {
    for window in [Theme.light, .dark] {
      let theme = theme(window, filled: window.background)
      #expect(theme.filled.outline.contrast(to: theme.background) >= 7)
      #expect(theme.empty.outline.contrast(to: theme.background) < 4.5)
    }
    let gold = Theme(Palette(background: Theme.light.filled.fill))
    #expect(gold.filled.outline.contrast(to: gold.background) >= 7)
  }

  @Test func `a transparent colour shows the background`() {
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    #expect(theme(filled: half).filled.fill == half.over(Theme.light.background))
    let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(theme(.dark, empty: clear).empty.fill == Theme.dark.background)
  }
}
