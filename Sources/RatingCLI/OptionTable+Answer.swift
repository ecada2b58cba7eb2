import RatingCore

extension OptionTable {
  /// Where values come from and go to.
  static let answer = [
    OptionRow(
      name: "print-partial",
      help: """
        Print each change of the value as it happens, on a line of its own, whether or not the rating \
        is accepted in the end. The accepted value comes last, once more; a drag that is abandoned \
        prints the value it goes back to.
        """,
      isResource: false
    ) { draft, _ in draft.options.printsChanges = true },
    OptionRow(
      name: "format", placeholder: "TEMPLATE",
      help: """
        Print this line for each rating. \(Template.fieldNames.joined(separator: " ")) stand for \
        what they say; all else stands for itself, percent signs and backslashes too.
        """,
      isResource: false
    ) { draft, argument throws(UsageError) in
      do throws(Template.UnknownField) {
        draft.template = try Template(argument.bytes)
      } catch {
        throw .badValue(
          option: argument.option, value: "{\(error.name)}", .notOneOf(Template.fieldNames))
      }
    },
    OptionRow(
      name: "json",
      help: """
        Print one JSON object on one line: its members are value, min, max and accepted, or with \
        --item a list, items, of objects with label, value, min and max.
        """,
      isResource: false
    ) { draft, _ in draft.isJSON = true },
    OptionRow(
      name: "file", placeholder: "FILE",
      help: """
        Start with the rating of a file, as Dolphin, Gwenview and Baloo keep it, and give it the one \
        that is accepted; 0 takes it away. Can be repeated, and words that follow are files as well: \
        all get the same rating.
        """,
      isResource: false
    ) { draft, argument in draft.options.files.append(FileRating(path: argument.path)) },
    OptionRow(
      name: "follow",
      help: """
        With --read-only, show the number on each line of standard input as it comes. The end of the \
        input leaves the window open.
        """,
      isResource: false
    ) { draft, _ in draft.options.follows = true },
  ]

  /// Takes a word that belongs to no option.
  static func takeWord(_ word: [UInt8], into draft: inout Draft) throws(UsageError) {
    guard !draft.options.files.isEmpty else {
      throw .unexpectedWord(String(decoding: word, as: UTF8.self))
    }
    draft.options.files.append(FileRating(path: FilePath(bytes: word)))
  }
}

extension Template {
  /// What can stand for something, with its braces.
  static var fieldNames: [String] { Field.allCases.map { "{\($0.rawValue)}" } }
}
