import Glibc

/// How the program ends, as the shell sees it.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// A rating was accepted and, if it could be changed, printed.
  case accepted = 0
  /// The window was cancelled or closed; nothing was printed.
  case cancelled = 1
  /// The command line was wrong; nothing was shown.
  case usage = 2
  /// There is no display, or it was lost, or the answer could not be written.
  case environment = 3
  /// The time limit ran out; nothing was printed.
  case timedOut = 5

  /// Ends the program.
  public func exit() -> Never {
    Glibc.exit(rawValue)
  }
}
