import Testing

@testable import RatingCore

struct ThemeTests {
  static let themes = [("light", Theme.light), ("dark", Theme.dark)]

  @Test(arguments: themes)
  func `text can be read`(name: String, theme: Theme) {
    #expect(theme.text.contrast(to: theme.background) >= 4.5)
    #expect(theme.quietText.contrast(to: theme.background) >= 4.5)
  }

  @Test(arguments: themes)
  func `stars stand out from the background by their outlines`(name: String, theme: Theme) {
    for colors in [theme.filled, theme.empty, theme.preview] {
      #expect(colors.outline.contrast(to: theme.background) >= 3)
    }
  }

  @Test(arguments: themes)
  func `a preview differs from full and empty stars`(name: String, theme: Theme) {
    #expect(theme.preview.fill.contrast(to: theme.filled.fill) >= 1.3)
    #expect(theme.preview.fill.contrast(to: theme.empty.fill) >= 1.05)
    #expect(Set([theme.preview.fill, theme.filled.fill, theme.empty.fill]).count == 3)
  }

  @Test(arguments: themes)
  func `empty and filled differ by more than hue`(name: String, theme: Theme) {
    #expect(theme.filled.fill.contrast(to: theme.empty.fill) >= 1.3)
    #expect(theme.filled.outline != theme.empty.outline)
  }

  @Test(arguments: themes)
  func `buttons and the focus ring stand out from the background`(name: String, theme: Theme) {
    #expect(theme.focus.contrast(to: theme.background) >= 3)
    for button in [theme.button, theme.defaultButton] {
      let best = max(
        button.border.contrast(to: theme.background), button.face.contrast(to: theme.background))
      #expect(best >= 3)
    }
  }

  @Test(arguments: themes)
  func `the label of a button can be read on each of its faces`(name: String, theme: Theme) {
    for button in [theme.button, theme.defaultButton] {
      let faces = [button.face, button.hoveredFace, button.pressedFace]
      #expect(Set(faces).count == 3)
      for face in faces {
        #expect(button.text.contrast(to: face) >= 4.5)
      }
    }
  }

  @Test(arguments: themes)
  func `every colour is opaque`(name: String, theme: Theme) {
    let colors = [
      theme.background, theme.text, theme.quietText, theme.focus, theme.filled.fill,
      theme.filled.outline, theme.empty.fill, theme.empty.outline, theme.preview.fill,
      theme.preview.outline,
    ]
    #expect(colors.allSatisfy { $0.alpha == 255 })
  }
}
