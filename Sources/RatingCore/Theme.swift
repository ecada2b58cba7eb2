/// The colours of a window.
public struct Theme: Hashable, Sendable {
  /// The colour behind everything.
  public var background: Color
  /// The prompt.
  public var text: Color
  /// The value in words.
  public var quietText: Color
  /// The stars that count.
  public var filled: StarColors
  /// The stars that do not count.
  public var empty: StarColors
  /// Between the chosen value and the one under a hovering pointer.
  public var preview: StarColors
  /// The ring around what the keys act on.
  public var focus: Color
  /// A button that Return does not press.
  public var button: ButtonColors
  /// The button that Return presses.
  public var defaultButton: ButtonColors

  /// The colours of one kind of star. The outline carries the contrast to the background.
  public struct StarColors: Hashable, Sendable {
    /// The inside of a star.
    public var fill: Color
    /// The line around a star.
    public var outline: Color
  }

  /// The colours of a button. The hovered and pressed faces step away from the resting one.
  public struct ButtonColors: Hashable, Sendable {
    /// The resting face.
    public var face: Color
    /// The face under the pointer.
    public var hoveredFace: Color
    /// The face of a button that is held down.
    public var pressedFace: Color
    /// The line around the face.
    public var border: Color
    /// The label, on any of the faces.
    public var text: Color
  }

  /// The colours of a light window.
  public static let light = Theme(
    background: Color(0xfafaf9),
    text: Color(0x1c1b1f),
    quietText: Color(0x62606a),
    filled: StarColors(fill: Color(0xf7b500), outline: Color(0xa86a00)),
    empty: StarColors(fill: Color(0xecebe8), outline: Color(0x8b8984)),
    preview: StarColors(fill: Color(0xfbdc8a), outline: Color(0xa86a00)),
    focus: Color(0x2563c9),
    button: ButtonColors(
      face: Color(0xffffff), hoveredFace: Color(0xf1f0ee), pressedFace: Color(0xe3e2df),
      border: Color(0x8f8d89), text: Color(0x1c1b1f)),
    defaultButton: ButtonColors(
      face: Color(0x2563c9), hoveredFace: Color(0x1f57b3), pressedFace: Color(0x184893),
      border: Color(0x2563c9), text: Color(0xffffff)))

  /// The colours of a dark window.
  public static let dark = Theme(
    background: Color(0x1f1e22),
    text: Color(0xf3f2f5),
    quietText: Color(0xa9a7b0),
    filled: StarColors(fill: Color(0xffc53d), outline: Color(0xffd978)),
    empty: StarColors(fill: Color(0x2f2e33), outline: Color(0x85838c)),
    preview: StarColors(fill: Color(0x8a6c26), outline: Color(0xffd978)),
    focus: Color(0x8ab4ff),
    button: ButtonColors(
      face: Color(0x2f2e33), hoveredFace: Color(0x3a393f), pressedFace: Color(0x46454c),
      border: Color(0x77757e), text: Color(0xf3f2f5)),
    defaultButton: ButtonColors(
      face: Color(0x8ab4ff), hoveredFace: Color(0xa1c3ff), pressedFace: Color(0x6f9ef2),
      border: Color(0x8ab4ff), text: Color(0x10131a)))
}
