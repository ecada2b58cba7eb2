import RatingCore
import Testing

@testable import RatingCLI

/// What a shell reads to complete the options of the program: made from the table of options, kept
/// in `Assets/completions`.
struct CompletionScript: CustomTestStringConvertible {
  let name: String
  let text: String

  static let all = [
    CompletionScript(name: "xrating.bash", text: bash),
    CompletionScript(name: "xrating.zsh", text: zsh),
    CompletionScript(name: "xrating.fish", text: fish),
  ]

  var testDescription: String { name }

  private static let rows = OptionTable.groups.flatMap(\.rows)

  private static let bash = """
    # Completion of xrating(1) in bash

    _xrating() {
      local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]}
      # "--snap=up" arrives as three words.
      if [[ $word == = ]]; then
        word=
      elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      case $option in
    \(rows.compactMap(bashCase).joined(separator: "\n"))
        \(rows.filter(\.isFree).flatMap(\.flags).joined(separator: " | \\\n    ")))
          ;;  # a value that cannot be guessed
        *) mapfile -t COMPREPLY < <(compgen -W '
    \(rows.map { "      " + $0.flags.joined(separator: " ") }.joined(separator: "\n"))
          ' -- "$word")
          # All words are files once one is.
          if [[ $word != -* && " ${COMP_WORDS[*]} " == *" --file "* ]]; then
            compopt -o filenames
            mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$word")
          fi ;;
      esac
    }

    complete -F _xrating xrating

    """

  private static func bashCase(_ row: OptionRow) -> String? {
    let pattern = "    \(row.flags.joined(separator: "|")))"
    return switch row.value {
    case .none, .free: nil
    case .file:
      """
      \(pattern)
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
      """
    case .choice(let words):
      """
      \(pattern)
            mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- "$word") ;;
      """
    }
  }

  private static let zsh = """
    #compdef xrating
    # Completion of xrating(1) in zsh

    _arguments -S \\
    \(rows.flatMap(zshLines).joined(separator: " \\\n")) \\
      '*:file:_files'

    """

  private static func zshLines(_ row: OptionRow) -> [String] {
    row.flags.map { flag in
      // Each option can be given again, for another item.
      switch row.value {
      case .none: "  '*\(flag)[\(row.summary)]'"
      case .free(let name): "  '*\(flag)=[\(row.summary)]:\(name):'"
      case .file(let name): "  '*\(flag)=[\(row.summary)]:\(name):_files'"
      case .choice(let words):
        "  '*\(flag)=[\(row.summary)]:choice:(\(words.joined(separator: " ")))'"
      }
    }
  }

  private static let fish = """
    # Completion of xrating(1) in fish

    complete -c xrating -f
    complete -c xrating -n '__fish_contains_opt file' -F
    \(rows.flatMap(fishLines).joined(separator: "\n"))

    """

  private static func fishLines(_ row: OptionRow) -> [String] {
    ([row.name] + row.aliases).map { name in
      let value =
        switch row.value {
        case .none: ""
        case .free: " -x"
        case .file: " -r -F"
        case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
        }
      return "complete -c xrating -l \(name)\(value) -d '\(row.summary)'"
    }
  }
}

extension OptionRow {
  /// What can follow an option, as its placeholder says.
  fileprivate enum Value {
    case none
    case free(String)
    case file(String)
    case choice([Substring])
  }

  fileprivate var value: Value {
    guard let placeholder else { return .none }
    if placeholder.contains("|") { return .choice(placeholder.split(separator: "|")) }
    return placeholder.hasPrefix("FILE") ? .file("file") : .free(placeholder.lowercased())
  }

  fileprivate var isFree: Bool {
    if case .free = value { true } else { false }
  }

  fileprivate var flags: [String] { ([name] + aliases).map { "--\($0)" } }

  /// The beginning of the explanation, which says what the option is about.
  fileprivate var summary: String {
    let help = Message(help).description
    let clause = help[..<(help.firstRange(of: /[.;:]( |$)| \(/)?.lowerBound ?? help.endIndex)]
    let words = clause.count > 90 ? clause.prefix { $0 != "," } : clause
    return String(words.replacing("'", with: "’"))
  }
}
