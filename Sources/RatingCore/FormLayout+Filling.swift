extension FormLayout {
  /// Lays a form out in a window of any size: the stars grow and shrink with it, texts and buttons
  /// stand where there is room, and what finds none is left out, the stars never. In a window of its
  /// natural size a form stands as ``natural(_:scale:within:texts:)`` has it.
  public static func filling(
    _ content: FormContent, scale: Double, window: Size, texts: TextSizes
  ) -> FormLayout {
    let texts = texts.remembered
    let natural = Arrangement.natural(content, scale: scale, within: window, texts: texts)
    let wished = natural.largestScale(upTo: 1000)
    if natural.size(permille: wished) == window && natural.isNatural(wished) {
      return natural.layout(permille: wished)
    }
    return Filling(
      content: content, distances: Distances(scale: scale, window: window), texts: texts
    ).layout
  }
}

/// The choice of what a window of some size shows, and how.
///
/// Whether something finds room is asked of the width and of the height apart, and what it needs
/// does not depend on the window: what fits a window fits every wider and every higher one, so that
/// no part goes when a window grows.
private struct Filling {
  let content: FormContent
  let distances: Distances
  let texts: TextSizes

  /// The stars without anything else.
  let alone: Arrangement

  init(content: FormContent, distances: Distances, texts: TextSizes) {
    (self.content, self.distances, self.texts) = (content, distances, texts)
    alone = .ofStarsAlone(content, in: distances)
  }

  var layout: FormLayout {
    for choice in content.choices {
      guard let arrangement = best(of: choice) else { continue }
      // Large stars are no reason to leave something out.
      let limit = choice.content == content ? 64_000 : 1000
      return arrangement.withPrompt(texts, least: leastScale(arrangement, \.height))
        .filled(upTo: limit)
    }
    return alone.filled(upTo: content == alone.content ? 64_000 : 1000)
  }

  /// The arrangement with the largest stars, but columns if they are nearly as large there and the
  /// labels are easy to read.
  private func best(of choice: FormContent.Choice) -> Arrangement? {
    var arrangements = choice.manners.compactMap { arrangement(choice.content, $0) }
    if let columns = arrangements.first, !columns.hasEasyLabels(texts) {
      arrangements.append(arrangements.removeFirst())
    }
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
    guard arrangement.isLegible(texts) else { return false }
    return [\Size.width, \.height].allSatisfy { side in
      let (room, size) = (distances.room[keyPath: side], arrangement.size(permille: enough))
      return size[keyPath: side] <= room
        || arrangement.size(permille: leastScale(arrangement, side))[keyPath: side] <= room
    }
  }

  private var enough: Int { content.leastShare }

  /// The share of their wished size, in thousandths, that the stars of an arrangement must have:
  /// they are large enough to be pressed, or two thirds of what they could be alone.
  private func leastScale(_ arrangement: Arrangement, _ side: KeyPath<Size, Int>) -> Int {
    let steps = 16
    func share(_ step: Int) -> Int { max(1, enough * step / steps) }
    // The steps at which the stars are too small; the first is no step at all.
    let last = largest(0...steps - 1) { step in
      step == 0
        || arrangement.size(permille: share(step))[keyPath: side]
          > alone.size(permille: share(step) * 3 / 2)[keyPath: side]
    }
    return share(last + 1)
  }
}
