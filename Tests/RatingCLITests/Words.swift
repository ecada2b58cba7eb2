import RatingCLI
import RatingCore

/// A command line for tests, as text.
func words(_ words: String...) -> [[UInt8]] {
  words.map { Array($0.utf8) }
}

extension Vocabulary {
  /// The only colours are black and gold, the only geometries numbers that mean a width, and the only
  /// letter that is read from right to left is Alef.
  static let forTests = Vocabulary(
    color: { ["black": .black, "gold": Color(0xffd700)][$0] },
    geometry: { text in Int(text).map { Geometry(width: $0) } },
    direction: { $0.contains("א") ? .rightToLeft : .leftToRight })
}

extension Options {
  /// Reads a command line with the vocabulary of the tests.
  static func parse(_ words: [[UInt8]]) throws(UsageError) -> Command {
    try parse(words, vocabulary: .forTests)
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
