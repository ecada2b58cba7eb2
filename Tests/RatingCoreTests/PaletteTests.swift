import Testing

@testable import RatingCore

struct PaletteTests {
  @Test func `without wishes the desktop decides, and a tone decides against it`() {
    #expect(Theme(Palette()) == .light)
    #expect(Theme(Palette(), prefersDark: true) == .dark)
    #expect(Theme(Palette(tone: .light), prefersDark: true) == .light)
    #expect(Theme(Palette(tone: .dark)) == .dark)
  }

  @Test func `the background of the theme changes nothing`() {
    for theme in [Theme.light, .dark] {
      let palette = Palette(background: theme.background)
      #expect(Theme(palette, prefersDark: theme == .dark) == theme)
    }
  }

  @Test(
    arguments: [
      (0xffffff, false), (0xfff8dc, false), (0xff0000, false), (0x808080, false),
      (0x000000, true), (0x002b36, true), (0x0000ff, true), (0x666666, true),
    ] as [(UInt32, Bool)])
  func `a background decides whether the window is dark`(rgb: UInt32, isDark: Bool) {
    for tone in [Palette.Tone.light, .dark] {
      let theme = Theme(Palette(tone: tone, background: Color(rgb)))
      #expect(theme.background == Color(rgb))
      let text = theme.text.relativeLuminance
      #expect((text > theme.background.relativeLuminance) == isDark)
    }
  }

  @Test func `a transparent background shows that of the tone`() {
    let clear = Color(red: 200, green: 0, blue: 0, alpha: 0)
    #expect(Theme(Palette(tone: .dark, background: clear)) == .dark)
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(Theme(Palette(tone: .light, background: half)).background == Color(0x7d7d7c))
  }

  @Test func `a text that can be read is left as it is, another is moved as far as it must`() {
    #expect(Theme(Palette(text: Color(0x004400))).text == Color(0x004400))
    let theme = Theme(Palette(background: .black, text: Color(0x111111)))
    #expect(theme.background == .black)
    #expect((4.5..<4.7).contains(theme.text.contrast(to: .black)))
    #expect(theme.quietText.isLegible(on: .black))
  }

  @Test func `a text that lies between black and white becomes the one that is nearer`() {
    let grey = Color(0x808080)
    #expect(Theme(Palette(background: grey, text: Color(0x303030))).text.isDark)
    #expect(Theme(Palette(tone: .light, text: .white)).text.isLegible(on: Theme.light.background))
  }
}
