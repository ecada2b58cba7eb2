extension FormLayout {
  /// Lays a form out as it would like to be, within a monitor. Rows that are too wide shrink, and
  /// where texts and distances leave too little for the stars, they give way as well.
  ///
  /// - Parameters:
  ///   - content: What there must be room for.
  ///   - scale: How many device pixels a logical pixel is.
  ///   - room: The largest window, in device pixels.
  ///   - texts: How large the texts are at a scale.
  public static func natural(
    _ content: FormContent, scale: Double, within room: Size, texts: (Double) -> TextSizes
  ) -> FormLayout {
    var smaller = scale
    while true {
      let arrangement = Arrangement.natural(
        content, scale: smaller, within: room, texts: texts(smaller))
      let permille = arrangement.largestScale(upTo: 1000)
      if arrangement.isNatural(permille) || smaller <= scale / 32 {
        return arrangement.layout(permille: permille)
      }
      smaller *= 0.9
    }
  }
}

extension Arrangement {
  /// Arranges a form with the distances that it would like.
  static func natural(
    _ content: FormContent, scale: Double, within room: Size, texts: TextSizes
  ) -> Arrangement {
    Arrangement(content, distances: Distances(scale: scale, room: room), texts: texts)
      .withPrompt(texts)
  }

  /// Whether everything fits, and the stars are large enough for its sake: they have a good share of
  /// the size they wish for, or three quarters of what they could have alone.
  func isNatural(_ permille: Int) -> Bool {
    let (needed, room) = (size(permille: permille), distances.room)
    guard needed.width <= room.width, needed.height <= room.height else { return false }
    // A single rating keeps its proportions; in a table the labels must still be read.
    let enough = content.items.count == 1 ? 850 : 500
    // What has its wish need not be compared with the stars alone.
    if permille >= enough { return true }
    let alone = Arrangement.ofStarsAlone(
      content, in: Distances(scale: distances.scale, window: room))
    return permille >= max(1, alone.largestScale(upTo: 1000) * 3 / 4)
  }
}
