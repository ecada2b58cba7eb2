/// The stars of a form without any text, to compare with what they have beside texts.
struct StarsAlone {
  let arrangement: Arrangement

  /// Arranges the stars in a window.
  init(_ content: FormContent, scale: Double, in window: Size) {
    arrangement = Arrangement(
      content.starsAlone, distances: Distances(scale: scale, window: window), texts: .none)
  }

  /// The largest shares of their wished size that the width of the window allows, and its height, in
  /// thousandths.
  var largestScale: Size {
    let room = arrangement.distances.room
    return Size(
      width: largest(1...1000) { arrangement.size(permille: $0).width <= room.width },
      height: largest(1...1000) { arrangement.size(permille: $0).height <= room.height })
  }
}

extension FormContent {
  /// The stars without any text.
  var starsAlone: FormContent {
    var stars = self
    (stars.hasPrompt, stars.hasLabels, stars.hasValue, stars.buttons) = (false, false, false, [])
    return stars
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
