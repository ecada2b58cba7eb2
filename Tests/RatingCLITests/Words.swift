import RatingCLI
import RatingCore

/// A command line for tests, as text.
func words(_ words: String...) -> [[UInt8]] {
  words.map { Array($0.utf8) }
}

extension Options {
  /// Reads a command line whose only colours are black and gold, and whose only letter that is read
  /// from right to left is Alef.
  static func parse(_ words: [[UInt8]]) throws(UsageError) -> Command {
    try parse(
      words, colorNamed: { ["black": .black, "gold": Color(0xffd700)][$0] },
      directionOf: { $0.contains("א") ? .rightToLeft : .leftToRight })
  }
}

func options(_ words: String...) throws -> Options {
  let command = try Options.parse(words.map { Array($0.utf8) })
  guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
  return options
}

struct UnexpectedCommand: Error {
  let command: Command
}
