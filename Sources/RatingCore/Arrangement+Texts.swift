/// What the texts of an arrangement need.
extension Arrangement {
  /// Measures all texts but the prompt, for which there is a line so far.
  init(
    _ content: FormContent, manner: RowsManner = .columns, distances: Distances, texts: TextSizes
  ) {
    self.content = content
    self.manner = manner
    self.distances = distances
    let valueWidth = Self.valueWidth(content, manner, distances)
    // Below its stars a value has their width; in a table the values are a column of their own.
    let free = content.isTable ? 0 : content.items[0].row(scale: distances.scale).width
    let values = content.items.map {
      content.hasValue ? texts.value($0, valueWidth, free) : .zero
    }
    let widest = manner == .captions ? values.map(\.width).max() ?? 0 : 0
    let labelWidth = Self.labelWidth(manner, besideValue: widest, distances)
    let labels = content.items.map {
      content.hasLabels && !$0.label.isEmpty ? texts.label($0, labelWidth) : .zero
    }
    self.texts = RowTexts(labels: labels, values: values)
    let buttonFree = distances.device(88) - 2 * distances.buttonPadding
    buttonLabel = content.buttons.map { texts.button($0, buttonFree).width }.max() ?? 0
    if content.hasPrompt {
      prompt = Size(width: min(distances.leastText, distances.width), height: distances.promptLine)
    }
  }

  private static func valueWidth(
    _ content: FormContent, _ manner: RowsManner, _ distances: Distances
  ) -> Int {
    let share = content.isTable && manner != .towers ? distances.width / 2 : distances.width
    return max(1, min(distances.valueWidth, share))
  }

  private static func labelWidth(
    _ manner: RowsManner, besideValue value: Int, _ distances: Distances
  ) -> Int {
    switch manner {
    case .columns: max(1, min(distances.labelWidth, distances.width / 3))
    case .captions: max(1, distances.width - (value > 0 ? value + distances.device(20) : 0))
    case .towers: distances.width
    }
  }

  /// Whether no text is cut so much that it is of no use.
  func isLegible(_ sizes: TextSizes) -> Bool {
    if content.hasPrompt && distances.width < distances.leastText { return false }
    if !content.buttons.isEmpty && !buttons.isUsable { return false }
    let values = texts.values.map(\.width).max() ?? 0
    let labelWidth = Self.labelWidth(manner, besideValue: values, distances)
    let leastLabel = manner == .captions ? distances.leastLabel : distances.leastText
    let valueWidth = Self.valueWidth(content, manner, distances)
    return content.items.indices.allSatisfy { index in
      let item = content.items[index]
      let isLabelled = texts.labels[index].width > 0
      return
        (!isLabelled || labelWidth >= leastLabel
        || sizes.label(item, distances.labelWidth).width <= labelWidth)
        && (!content.hasValue || valueWidth >= distances.leastLabel
          || sizes.value(item, distances.valueWidth, 0).width <= valueWidth)
    }
  }

  /// Whether no label is broken inside a word or cut for want of width, or hardly any.
  func hasEasyLabels(_ sizes: TextSizes) -> Bool {
    let width = Self.labelWidth(manner, besideValue: 0, distances)
    return manner != .columns || width >= distances.easyLabel
      || zip(content.items, texts.labels).allSatisfy { item, label in
        label.width == 0 || sizes.label(item, distances.labelWidth).width <= width
      }
  }

  /// The arrangement with its buttons one above the other.
  var withStackedButtons: Arrangement {
    var arrangement = self
    arrangement.areButtonsStacked = true
    return arrangement
  }

  /// The arrangement with its prompt measured: it may take what the stars leave over, and they leave
  /// it a few lines at least, unless they become too small.
  ///
  /// - Parameter least: The share of their wished size that stars keep, in thousandths.
  func withPrompt(_ texts: TextSizes, least: Int = 1) -> Arrangement {
    guard content.hasPrompt else { return self }
    var arrangement = self
    arrangement.prompt = .zero
    let permille = max(
      min(least, arrangement.largestScale(upTo: 1000)),
      arrangement.largestScale(upTo: 1000) { promptGap(permille: $0) + distances.promptReserve })
    let rows = rowsSize(permille: 1000).width
    let width = min(max(distances.promptWidth, rows), distances.width)
    let height =
      distances.room.height - arrangement.size(permille: permille).height
      - promptGap(permille: permille)
    let room = Size(width: max(1, width), height: max(1, height))
    arrangement.prompt = texts.prompt(room, min(rows, width))
    return arrangement
  }
}

extension FormContent {
  /// Whether the labels stand beside the ratings, or there are several of these.
  var isTable: Bool { items.count > 1 || hasLabels && !items[0].label.isEmpty }
}
