extension FormLayout {
  /// Lays a form out as it would like to be, within a monitor. Rows that are too wide shrink.
  public static func natural(
    _ content: FormContent, scale: Double, within room: Size, texts: TextSizes
  ) -> FormLayout {
    let arrangement = Arrangement(content: content, scale: scale, room: room, texts: texts)
    return arrangement.layout(permille: arrangement.largestScale(upTo: 1000))
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

    // Stars alone may take all of the window, margins included. Nothing else may make them much
    // smaller than that, unless they are large enough all the same.
    var stars = content
    while stars.leaveOut() {}
    let alone = Arrangement(
      content: stars, scale: scale, room: window, texts: texts, marginsShrink: true)
    let least = (alone.largestScale(upTo: 1000) * 3 / 4).clamped(to: 1...250)
    var content = content
    var arrangement = natural
    while content != stars {
      let permille = arrangement.largestScale(upTo: 64_000)
      if permille > least { return arrangement.layout(permille: permille, size: window) }
      content.leaveOut()
      arrangement = Arrangement(content: content, scale: scale, room: window, texts: texts)
    }
    return alone.layout(permille: alone.largestScale(upTo: 64_000), size: window)
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
