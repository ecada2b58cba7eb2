/// What the user wishes for the colours of a window. What is left open follows from the rest.
public struct Palette: Hashable, Sendable {
  /// Whether the window is light or dark; left open, it is as the desktop's windows are. A
  /// background decides it in any case.
  public var tone: Tone?

  /// The colour behind everything. Where it is transparent, that of the tone shines through.
  public var background: Color?

  /// The texts. A colour that could not be read is moved towards black or white until it can be.
  public var text: Color?

  /// The two kinds of windows.
  public enum Tone: Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// Creates a palette; without any wishes it follows the desktop.
  public init(tone: Tone? = nil, background: Color? = nil, text: Color? = nil) {
    self.tone = tone
    self.background = background
    self.text = text
  }
}

extension Palette {
  /// A light window.
  public static let light = Palette(tone: .light)
  /// A dark window.
  public static let dark = Palette(tone: .dark)
}

extension Theme {
  /// Creates the colours that come closest to what the user wishes and can still be told apart:
  /// all of them are opaque, texts have a contrast of 4.5 to what is behind them, and outlines one
  /// of 3 (WCAG 2.2).
  ///
  /// - Parameters:
  ///   - palette: What the user wishes.
  ///   - prefersDark: Whether the windows of the desktop are dark.
  public init(_ palette: Palette, prefersDark: Bool = false) {
    self = palette.tone ?? (prefersDark ? .dark : .light) == .dark ? .dark : .light
    if let wish = palette.background?.over(background), wish != background {
      self = wish.isDark ? .dark : .light
      stand(on: wish)
    }
    if let text = palette.text?.over(background) {
      write(in: text)
    }
  }

  /// Gives the window another background, and lets the other colours follow it.
  private mutating func stand(on ground: Color) {
    let pole = ground.pole
    background = ground
    text = text.mixed(with: pole) { $0.isLegible(on: ground) }
    quietText = quietText.mixed(with: pole) { $0.isLegible(on: ground) }
    button = .plain(on: ground, text: text)
    let accent = focus.mixed(with: pole) { $0.standsOut(from: ground) }
    if accent != focus {
      focus = accent
      defaultButton = .filled(with: accent, text: defaultButton.text)
    }
    filled.outline = filled.outline.mixed(with: pole) { $0.standsOut(from: ground) }
    empty = outlined(ground.mixed(with: pole, share: 0.06))
    adapt()
  }

  /// Writes the prompt, the value and the plain button's label in a colour, or one close to it.
  private mutating func write(in color: Color) {
    text = color.moved { $0.isLegible(on: background) }
    quietText = text.mixed(with: background, share: 0.3)
      .mixed(with: text) { $0.isLegible(on: background) }
    button.write(in: color)
  }
}

extension Theme.ButtonColors {
  /// A button that is a little lighter than the ground it stands on.
  fileprivate static func plain(on ground: Color, text: Color) -> Self {
    let pole = ground.pole
    // In a window that is barely dark, lighter faces would come too close to the label.
    let face = ground.mixed(with: .black) { face in
      !ground.isDark || Color.white.isLegible(on: face.mixed(with: .white, share: 0.17))
    }
    var button =
      ground.isDark
      ? Self(
        face: face.mixed(with: .white, share: 0.07),
        hoveredFace: face.mixed(with: .white, share: 0.12),
        pressedFace: face.mixed(with: .white, share: 0.17), border: ground, text: text)
      : Self(
        face: face.mixed(with: .white, share: 0.6),
        hoveredFace: face.mixed(with: .white, share: 0.6).mixed(with: .black, share: 0.06),
        pressedFace: face.mixed(with: .white, share: 0.6).mixed(with: .black, share: 0.12),
        border: ground, text: text)
    button.border = ground.mixed(with: pole) { $0.standsOut(from: ground) }
    button.write(in: text)
    return button
  }

  /// A button that is all in one colour.
  fileprivate static func filled(with face: Color, text: Color) -> Self {
    var button = Self(
      face: face, hoveredFace: face.mixed(with: .black, share: 0.12),
      pressedFace: face.mixed(with: .black, share: 0.24), border: face, text: text)
    button.write(in: text)
    return button
  }

  fileprivate mutating func write(in color: Color) {
    text = color.moved { $0.isLegible(on: face, hoveredFace, pressedFace) }
  }
}
