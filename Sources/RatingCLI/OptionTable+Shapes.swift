import RatingCore

extension OptionTable {
  /// What stands for a star. The last of these options counts, whichever it is.
  static let shapes = [
    OptionRow(
      name: "shape", placeholder: "star|heart|circle|square|diamond",
      help: "What stands for a star. Default: star."
    ) { draft, argument throws(UsageError) in
      draft.item.shape = try argument.choice(
        among: [
          "star": nil, "heart": .heart, "circle": .circle, "square": .square, "diamond": .diamond,
        ])
    },
    OptionRow(
      name: "symbol", placeholder: "CHARACTER",
      help: "A character that stands for a star: its outline in an installed font."
    ) { draft, argument throws(UsageError) in
      guard let character = argument.text.first, argument.text.count == 1 else {
        throw argument.refused(.notOneCharacter)
      }
      draft.item.shape = .symbol(character)
    },
    OptionRow(
      name: "image", placeholder: "FILE",
      help: """
        A PNG image that stands for a star: the opaque parts of it, in the colour of filled or of \
        empty stars.
        """
    ) { draft, argument in draft.item.shape = .image(path: argument.path) },
    OptionRow(
      name: "fill", placeholder: "width|area",
      help: """
        What a fraction of a star is a part of: its width (width, the default) or its ink (area), \
        most of which lies in the middle.
        """
    ) { draft, argument throws(UsageError) in
      draft.item.fill = try argument.choice(among: ["width": .width, "area": .area])
    },
  ]
}
