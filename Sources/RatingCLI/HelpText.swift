import RatingCore

/// The text that `--help` prints, made from the table of options.
enum HelpText {
  /// The width of a terminal.
  static let width = 80

  /// Where the explanations begin.
  private static let column = 25

  /// The text in the language of the reader.
  static var whole: String { whole { Localization.translation(of: $0) } }

  /// The text in any language.
  ///
  /// - Parameter translate: Gives the translation of a template, or the template itself.
  static func whole(translating translate: (String) -> String) -> String {
    func paragraph(_ message: Message) -> String {
      lines(of: message.text(translating: translate), width: width).joined(separator: "\n") + "\n"
    }
    let groups = OptionTable.groups.map { group in
      Message(group.title).text(translating: translate) + ":\n"
        + group.rows.map { entry($0, translate) }.joined()
    }
    return [
      paragraph(Message("Usage: xrating [OPTION]...")),
      paragraph(
        Message("Show a row of stars, let the user choose a rating, and print it, such as 3.5.")),
      groups.joined(separator: "\n"),
      paragraph(
        Message(
          "A value can follow its option as the next word or after \"=\": --max 10, --max=10.")),
      paragraph(
        Message(
          """
          Exit status: 0 accepted, 1 cancelled, 2 bad command line, 3 no display, or a file or \
          the answer could not be read or written, 5 the time ran out. Only what was accepted is \
          printed, and what --print-partial prints in any case.
          """))
        + paragraph(
          Message("SIGUSR1 accepts, SIGUSR2 cancels; another signal, n, ends it with 128 + n.")),
    ].joined(separator: "\n")
  }

  /// One option and its explanation beside it.
  private static func entry(_ row: OptionRow, _ translate: (String) -> String) -> String {
    var option = "  --\(row.name)"
    if let placeholder = row.placeholder {
      // What can be typed as it stands is the same in every language.
      option += " " + (placeholder.contains("|") ? placeholder : translate(placeholder))
    }
    let aliases = row.aliases.map { " " + Message("Also --\($0).").text(translating: translate) }
    let help = Message(row.help).text(translating: translate) + aliases.joined()
    // A long option has a line of its own.
    let room = column - option.columns
    let gap = room > 0 ? blanks(room) : "\n" + blanks(column)
    let lines = lines(of: help, width: width - column)
    return option + gap + lines.joined(separator: "\n" + blanks(column)) + "\n"
  }

  /// Breaks a paragraph where its script allows, so that no line is wider than a width in columns
  /// of a terminal.
  static func lines(of paragraph: String, width: Int) -> [String] {
    var lines: [String] = []
    for piece in paragraph.pieces {
      let last = lines.last ?? ""
      let joined = last + (piece.isAfterSpace && !last.isEmpty ? " " : "") + piece.text
      if !lines.isEmpty, joined.columns <= width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(String(piece.text))
      }
    }
    return lines
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
