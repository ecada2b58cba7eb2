import RatingCore

/// What the options read so far ask for.
struct Draft {
  var options = Options()

  /// The rating that options now belong to: the last item, or what all items have in common as
  /// long as there is none.
  var item: ItemDraft {
    get { items.last ?? common }
    set {
      if items.isEmpty { common = newValue } else { items[items.count - 1] = newValue }
    }
  }

  private var common = ItemDraft()
  private var items: [ItemDraft] = []

  /// The title of the window, if one is given.
  var title: String?

  /// The line for each rating, if one is given.
  var template: Template?

  /// Whether the answer is to be JSON.
  var isJSON = false

  /// Where to draw instead of opening a window.
  var pictureFile: PictureFile?

  /// What `--help` and `--version` ask for; the words after them do not matter any more.
  var command: Command?

  func finished(
    directionOf: (String) -> LayoutDirection
  ) throws(UsageError) -> Command {
    if let command { return command }
    var options = options
    options.items = []
    // One window runs one way: as the question is read, or else the first label, or else what the
    // buttons say. A picture has no buttons.
    let button = pictureFile == nil ? options.okLabel : ""
    let text = [options.text, items.first?.label ?? "", button].first { !$0.isEmpty }
    let direction = directionOf(text ?? "")
    for var item in items.isEmpty ? [common] : items {
      // What is drawn to a file is shown, never chosen.
      if pictureFile != nil { item.isReadOnly = true }
      let (item, warnings) = try item.finished(direction: direction, isLive: options.follows)
      options.items.append(item)
      options.warnings += warnings
    }
    if options.isInstant || options.isPopUp, options.items.filter({ !$0.isReadOnly }).count > 1 {
      throw .instantWithSeveralItems(option: options.isPopUp ? "--popup" : "--instant")
    }
    if options.follows, !options.items.contains(where: \.isLive) { throw .followWithoutReadOnly }
    if !options.files.isEmpty, items.count > 1 { throw .filesWithSeveralItems }
    options.startsFromFiles = !options.files.isEmpty && item.value == nil
    options.title = title ?? options.fileTitle ?? options.title
    options.format = try format()
    if let pictureFile { return .render(options, to: pictureFile) }
    return .ask(options)
  }

  private func format() throws(UsageError) -> AnswerFormat {
    guard isJSON else { return .lines(template ?? .value) }
    guard template == nil else { throw .jsonWithFormat }
    return items.isEmpty ? .object : .list
  }

  /// Begins another rating, with what all of them have in common.
  mutating func beginItem(label: String) throws(UsageError) {
    guard items.count < Options.mostItems else { throw .tooManyItems }
    var item = common
    item.label = label
    items.append(item)
  }
}

/// One rating, until its options are complete. They can come in any order, so what one number means
/// for another is looked at in the end.
struct ItemDraft {
  var label = ""
  var max = RatingScale.fiveStars.max
  var step = RatingScale.fiveStars.step
  var min: Given?
  var value: Given?
  var isReadOnly = false
  var snap = Snap.up
  var starWords: WordList?
  var size = RowStyle().size
  var spacing: Int?
  /// Which way the row runs; `nil` if the texts of the window decide.
  var direction: LayoutDirection?
  /// What stands for a star; `nil` if a star does.
  var shape: Shape?
  var fill = FillRule.width
  var points = StarOutline().points
  var innerRadius = StarOutline().innerRadius
  var filledColor: Color?
  var emptyColor: Color?

  /// A number and the words that gave it.
  struct Given {
    let argument: Argument
    let number: Decimal
  }

  /// One word for each star and the argument that gave them.
  struct WordList {
    let argument: Argument
    let words: [String]
  }

  /// The rating, and what the user should be told about it.
  ///
  /// - Parameters:
  ///   - textDirection: The direction in which the texts of the window are read.
  ///   - isLive: Whether its value is set while it is shown, if it is only shown.
  func finished(
    direction textDirection: LayoutDirection, isLive: Bool = false
  ) throws(UsageError) -> (item: Item, warnings: [Message]) {
    let scale = try finishedScale()
    let start = value?.number ?? scale.first
    // A rating that is only shown may lie below what could be chosen.
    let nearest = start.clamped(to: (isReadOnly ? 0 : scale.first)...scale.last)
    var warnings: [Message] = []
    if let argument = value?.argument, nearest != start {
      let text = argument.text.quotedBriefly
      warnings.append(
        Message("option \(argument.option): \(text) is pulled in to \(nearest)"))
    }
    if let starWords, starWords.words.count != max {
      throw starWords.argument.refused(.notOneWordForEachStar(max))
    }
    let item = Item(
      label: label, scale: scale, value: nearest, isReadOnly: isReadOnly,
      isLive: isReadOnly && isLive, snap: snap,
      starWords: starWords?.words ?? [],
      style: RowStyle(
        size: size, spacing: spacing, direction: direction ?? textDirection,
        shape: shape ?? .star(StarOutline(points: points, innerRadius: innerRadius)), fill: fill,
        filledColor: filledColor, emptyColor: emptyColor))
    return (item, warnings)
  }

  private func finishedScale() throws(UsageError) -> RatingScale {
    do {
      return try RatingScale(max: max, step: step, min: min?.number ?? 0)
    } catch {
      // The others were looked at as they came; only the minimum can be at odds with another.
      guard let min else { preconditionFailure("A scale with a minimum of 0 is sound: \(error)") }
      throw min.argument.refused(.notBelowMaximum(max))
    }
  }
}
