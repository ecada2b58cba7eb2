import RatingCLI

/// A command line for tests, as text.
func words(_ words: String...) -> [[UInt8]] {
  words.map { Array($0.utf8) }
}

func options(_ words: String...) throws -> Options {
  let command = try Options.parse(words.map { Array($0.utf8) })
  guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
  return options
}

struct UnexpectedCommand: Error {
  let command: Command
}
