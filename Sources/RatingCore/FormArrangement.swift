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
      let arrangement = Arrangement(content: content, scale: smaller, room: room, texts: sizes)
      let permille = arrangement.largestScale(upTo: 1000)
      let needed = arrangement.size(permille: permille)
      let fits = needed.width <= room.width && needed.height <= room.height
      // What has its wish need not be compared with the stars alone.
      let isEnough =
        permille >= enough || permille >= arrangement.alone(texts: sizes).leastScale(enough: enough)
      if fits && isEnough || smaller <= scale / 32 {
        return arrangement.layout(permille: permille)
      }
      smaller *= 0.9
    }
  }

  /// Lays a form out in a window of any size: the stars grow and shrink with it, and what finds no
  /// room is left out, the buttons first and the stars never. In a window of its natural size a form
  /// stands as ``natural(_:scale:within:texts:)`` has it.
  public static func filling(
    _ content: FormContent, scale: Double, window: Size, texts: TextSizes
  ) -> FormLayout {
    let natural = Arrangement(content: content, scale: scale, room: window, texts: texts)
    let wished = natural.largestScale(upTo: 1000)
    if natural.size(permille: wished) == window { return natural.layout(permille: wished) }

    let alone = natural.alone(texts: texts)
    let least = alone.leastScale(enough: 250)
    var content = content
    var arrangement = natural
    while content != alone.content {
      let permille = arrangement.largestScale(upTo: 64_000)
      if permille > least { return arrangement.layout(permille: permille, size: window) }
      content.leaveOut()
      arrangement = Arrangement(content: content, scale: scale, room: window, texts: texts)
    }
    return alone.layout(permille: alone.largestScale(upTo: 64_000), size: window)
  }
}

extension Arrangement {
  /// The stars alone, which may take all of the room, margins included.
  fileprivate func alone(texts: TextSizes) -> Arrangement {
    var stars = content
    while stars.leaveOut() {}
    return Arrangement(
      content: stars, scale: blank.scale, room: room, texts: texts, marginsShrink: true)
  }

  /// The share of their wished size, in thousandths, that stars which could be alone must have:
  /// nothing may make them much smaller, unless they are large enough all the same.
  fileprivate func leastScale(enough: Int) -> Int {
    (largestScale(upTo: 1000) * 3 / 4).clamped(to: 1...enough)
  }
}

extension FormContent {
  /// Leaves out what matters least; `false` if nothing but the stars remains.
  @discardableResult
  fileprivate mutating func leaveOut() -> Bool {
    if !buttons.isEmpty {
      buttons = []
    } else if hasValue {
      hasValue = false
    } else if hasPrompt {
      hasPrompt = false
    } else if hasLabels, items.contains(where: { !$0.label.isEmpty }) {
      hasLabels = false
    } else {
      return false
    }
    return true
  }
}
