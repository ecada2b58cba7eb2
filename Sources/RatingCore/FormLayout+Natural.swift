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
    // A single rating keeps its proportions; in a table the labels must still be read.
    let enough = content.items.count == 1 ? 850 : 500
    var smaller = scale
    while true {
      let sizes = texts(smaller)
      let distances = Distances(scale: smaller, room: room)
      let arrangement = Arrangement(content, distances: distances, texts: sizes).withPrompt(sizes)
      let permille = arrangement.largestScale(upTo: 1000)
      let needed = arrangement.size(permille: permille)
      let fits = needed.width <= room.width && needed.height <= room.height
      // What has its wish need not be compared with the stars alone.
      let isEnough = permille >= enough || permille >= content.leastScale(enough, smaller, in: room)
      if fits && isEnough || smaller <= scale / 32 {
        return arrangement.layout(permille: permille)
      }
      smaller *= 0.9
    }
  }
}

extension FormContent {
  /// The share of their wished size, in thousandths, that stars must have at least: three quarters
  /// of what they could have alone, unless they are large enough all the same.
  fileprivate func leastScale(_ enough: Int, _ scale: Double, in room: Size) -> Int {
    let alone = StarsAlone(self, scale: scale, in: room).largestScale
    return (min(alone.width, alone.height) * 3 / 4).clamped(to: 1...enough)
  }
}
