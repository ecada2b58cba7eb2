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
