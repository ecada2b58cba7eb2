extension FormLayout {
  /// Lays a form out in a window of any size: the stars grow and shrink with it, texts and buttons
  /// stand where there is room, and what finds none is left out, the stars never. In a window of its
  /// natural size a form stands as ``natural(_:scale:within:texts:)`` has it.
  public static func filling(
    _ content: FormContent, scale: Double, window: Size, texts: TextSizes
  ) -> FormLayout {
    let texts = texts.remembered
    let distances = Distances(scale: scale, room: window)
    let natural = Arrangement(content, distances: distances, texts: texts).withPrompt(texts)
    let wished = natural.largestScale(upTo: 1000)
    if natural.size(permille: wished) == window { return natural.layout(permille: wished) }
    return Filling(
      content: content, distances: Distances(scale: scale, window: window), texts: texts
    ).layout
  }
}

/// The choice of what a window of some size shows, and how.
///
/// Whether something finds room is asked of the width and of the height apart: what fits a window
/// fits every wider and every higher one, so that no part goes when a window grows.
private struct Filling {
  let content: FormContent
  let texts: TextSizes

  let distances: Distances

  /// The stars without anything else.
  let alone: StarsAlone

  /// The share of their wished size, in thousandths, that stars must have at least as far as the
  /// width is concerned, and as far as the height is.
  let least: Size

  init(content: FormContent, distances: Distances, texts: TextSizes) {
    (self.content, self.distances, self.texts) = (content, distances, texts)
    alone = StarsAlone(content, scale: distances.scale, in: distances.room)
    let size = content.items.map(\.style.size).max() ?? 1
    let enough = (16_000 / size).clamped(to: 1...500)
    let scale = alone.largestScale
    least = Size(
      width: (scale.width * 3 / 4).clamped(to: 1...enough),
      height: (scale.height * 3 / 4).clamped(to: 1...enough))
  }

  var layout: FormLayout {
    for choice in content.choices {
      guard let arrangement = best(of: choice) else { continue }
      // Large stars are no reason to leave something out.
      let limit = choice.content == content ? 64_000 : 1000
      return arrangement.withPrompt(texts, least: least.height).filled(upTo: limit)
    }
    return alone.arrangement.filled(upTo: content == content.starsAlone ? 64_000 : 1000)
  }

  /// The arrangement with the largest stars, but columns if they are nearly as large there.
  private func best(of choice: FormContent.Choice) -> Arrangement? {
    let arrangements = choice.manners.compactMap { arrangement(choice.content, $0) }
    let scales = arrangements.map { $0.largestScale(upTo: 1000) }
    let best = scales.max() ?? 0
    return zip(arrangements, scales).first { 4 * $1 >= 3 * best }?.0
  }

  /// An arrangement with its buttons side by side if their labels can be read to the end then.
  private func arrangement(_ content: FormContent, _ manner: RowsManner) -> Arrangement? {
    let row = Arrangement(content, manner: manner, distances: distances, texts: texts)
    if content.buttons.count > 1, !row.buttons.hasWholeLabels {
      let stack = row.withStackedButtons
      if fits(stack) { return stack }
    }
    return fits(row) ? row : nil
  }

  private func fits(_ arrangement: Arrangement) -> Bool {
    arrangement.size(permille: least.width).width <= distances.room.width
      && arrangement.size(permille: least.height).height <= distances.room.height
      && arrangement.isLegible(texts)
  }
}
