extension FormLayout {
  /// The smallest window that is of any use, in device pixels: it shows the stars alone, just large
  /// enough to be pressed, or in the size that they wish for if that is less.
  public static func least(_ content: FormContent, scale: Double) -> Size {
    let distances = Distances(scale: scale, window: .zero)
    return Arrangement.ofStarsAlone(content, in: distances).size(permille: content.leastShare)
  }
}

extension FormContent {
  /// The share of their wished size, in thousandths, at which stars are large enough to be pressed.
  var leastShare: Int {
    let size = items.map(\.style.size).max() ?? 1
    return (16_000 / size).clamped(to: 1...500)
  }
}

/// The stars of a form without any text, to compare with what they have beside texts.
extension Arrangement {
  /// Arranges the stars alone.
  static func ofStarsAlone(_ content: FormContent, in distances: Distances) -> Arrangement {
    var stars = content
    (stars.hasPrompt, stars.hasLabels, stars.hasValue, stars.buttons) = (false, false, false, [])
    return Arrangement(stars, distances: distances, texts: .none)
  }
}

extension TextSizes {
  /// Texts that take no room.
  fileprivate static var none: TextSizes {
    TextSizes(
      prompt: { _, _ in .zero }, label: { _, _ in .zero }, value: { _, _, _ in .zero },
      button: { _, _ in .zero })
  }
}
