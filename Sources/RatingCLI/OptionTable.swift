import RatingCore

/// One option: everything that is known about it.
struct OptionRow: Sendable {
  /// The long name, without dashes.
  let name: String
  /// Other names for the same.
  var aliases: [String] = []
  /// What stands for the value in the help; an option without one takes no value.
  var placeholder: String?
  /// The explanation, in one paragraph.
  let help: Message.Sentence
  /// Whether an X resource of the same name sets it as well. What belongs to one call has none.
  var isResource = true
  /// The class of that resource, if it is not the name with capitals.
  var className: String?
  let set: @Sendable (inout Draft, Argument) throws(UsageError) -> Void
}

/// The options, in the groups and the order in which the help explains them.
enum OptionTable {
  struct Group: Sendable {
    let title: Message.Sentence
    let rows: [OptionRow]
  }

  static let groups = [
    Group(title: "The rating", rows: rating),
    Group(title: "The answer", rows: answer),
    Group(title: "The question", rows: question),
    Group(title: "The stars", rows: shapes + stars),
    Group(title: "The window", rows: window),
    Group(title: "The program", rows: program),
  ]

  static func row(named name: some StringProtocol) -> OptionRow? {
    groups.lazy.flatMap(\.rows).first { $0.name == name || $0.aliases.contains { $0 == name } }
  }
}

extension OptionTable {
  private static let rating = [
    OptionRow(
      name: "value", placeholder: "NUMBER",
      help: "The value at the start; the minimum if none is given.",
      isResource: false
    ) { draft, argument throws(UsageError) in
      draft.item.value = .init(argument: argument, number: try argument.decimal())
    },
    OptionRow(
      name: "max", aliases: ["max-value"], placeholder: "COUNT",
      help: "How many stars there are, \(RatingScale.maxima.inWords); each is worth 1. Default: 5."
    ) { draft, argument throws(UsageError) in
      draft.item.max = try argument.whole(in: RatingScale.maxima)
    },
    OptionRow(
      name: "min", aliases: ["min-value"], placeholder: "NUMBER",
      help: "The smallest value that can be chosen, 0 or more and below the maximum. Default: 0."
    ) { draft, argument throws(UsageError) in
      let number = try argument.decimal()
      guard number >= 0 else { throw argument.refused(.belowZero) }
      draft.item.min = .init(argument: argument, number: number)
    },
    OptionRow(
      name: "step", placeholder: "NUMBER",
      help: """
        The distance between the values that can be chosen, above 0 and with at most twelve decimal \
        places: 1 for whole stars, 0.1 for tenths. The minimum and the maximum can always be chosen. Default: 0.5.
        """
    ) { draft, argument throws(UsageError) in
      let number = try argument.exactDecimal()
      guard number > 0 else { throw argument.refused(.notAboveZero) }
      draft.item.step = number
    },
    OptionRow(
      name: "snap", placeholder: "up|nearest",
      help: """
        Which value a position means: the first one at or after it, so that a whole star can be had \
        anywhere on it (up, the default), or the one nearest to it (nearest).
        """
    ) { draft, argument throws(UsageError) in
      draft.item.snap = try argument.choice(among: ["up": .up, "nearest": .nearest])
    },
    OptionRow(
      name: "click-again", placeholder: "keep|clear",
      help: "What clicking the current value does: keep it, the default, or go to the minimum."
    ) { draft, argument throws(UsageError) in
      draft.options.clickAgain = try argument.choice(among: ["keep": .keeps, "clear": .clears])
    },
    OptionRow(
      name: "item", placeholder: "LABEL",
      help: """
        Begin another rating in the same window, with this label beside it; up to \(Options.mostItems). \
        The options for the rating and the stars that follow belong to it; those before the first \
        --item belong to all.
        """,
      isResource: false
    ) { draft, argument throws(UsageError) in try draft.beginItem(label: argument.text) },
    OptionRow(
      name: "labels", placeholder: "WORDS",
      help: """
        One word for each star, with commas between them, shown with the value: Poor,Fair,Good. A \
        comma cannot be part of a word.
        """,
      isResource: false
    ) { draft, argument in
      let words = argument.text.split(separator: ",", omittingEmptySubsequences: false)
      draft.item.starWords = .init(argument: argument, words: words.map(String.init))
    },
    OptionRow(
      name: "read-only",
      help: """
        Only show the value, exactly as given. Nothing can be chosen and nothing is printed; Return \
        or space ends it with status 0.
        """
    ) { draft, _ in draft.item.isReadOnly = true },
    OptionRow(
      name: "instant",
      help: """
        Show no buttons; a value chosen with the pointer is accepted when it is released, one chosen \
        with keys by Return. Not for several ratings that can be changed.
        """
    ) { draft, _ in draft.options.isInstant = true },
    OptionRow(
      name: "bell",
      help: "Ring the bell at each change of the value."
    ) { draft, _ in draft.options.ringsBell = true },
    OptionRow(
      name: "timeout", placeholder: "SECONDS",
      help: """
        Give up after this time, 0 to \(Options.timeLimits.upperBound) seconds with or without a \
        fraction, without an answer. 0, the default, waits for ever.
        """
    ) { draft, argument throws(UsageError) in
      let seconds = try argument.decimal(in: Options.timeLimits)
      draft.options.timeLimit = seconds > 0 ? seconds.doubleValue : nil
    },
  ]
}
