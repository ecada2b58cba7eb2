/// The text that `--help` prints, made from the table of options.
enum HelpText {
  static let width = 80

  /// Where the explanations begin.
  private static let column = 25

  static var whole: String {
    let groups = OptionTable.groups.map { group in
      "\(group.title):\n" + group.rows.map(entry).joined()
    }
    return """
      Usage: xrating [OPTION]...

      Show a row of stars, let the user choose a rating, and print it, such as 3.5.

      \(groups.joined(separator: "\n"))
      A value can follow its option as the next word or after "=": --max 10, --max=10.

      Exit status: 0 accepted, 1 cancelled, 2 bad command line, 3 no display, or a
      file or the answer could not be read or written, 5 the time ran out. Only what
      was accepted is printed, and what --print-partial prints in any case.
      SIGUSR1 accepts, SIGUSR2 cancels; another signal, n, ends it with 128 + n.

      """
  }

  /// One option and its explanation beside it.
  private static func entry(_ row: OptionRow) -> String {
    var option = "  --\(row.name)"
    if let placeholder = row.placeholder {
      option += " \(placeholder)"
    }
    let aliases = row.aliases.map { " Also --\($0)." }.joined()
    // A long option has a line of its own.
    let isLong = option.count >= column
    var entry = option + (isLong ? "\n" + blanks(column) : blanks(column - option.count))
    let lines = lines(of: row.help + aliases, width: width - column)
    entry += lines.joined(separator: "\n" + blanks(column))
    return entry + "\n"
  }

  /// Breaks a paragraph between words, so that no line is longer than a width.
  static func lines(of paragraph: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
