public import RatingCore

/// What a command line asks for, checked and complete.
public struct Options: Hashable, Sendable {
  /// The question above the stars; empty if there is none. Literal text, no markup.
  public var text = ""

  /// The title of the window.
  public var title = "Rating"

  /// The ratings, from top to bottom: their values, where they start, and how they look.
  public var items = [Item()]

  /// Whether there are no buttons, and a choice with the pointer is accepted at once.
  public var isInstant = false

  /// Whether each change is printed as it happens.
  public var printsChanges = false

  /// Whether each change rings the bell.
  public var ringsBell = false

  /// What it means to choose the value that a rating has already.
  public var clickAgain = ClickAgain.keeps

  /// When to give up waiting for an answer, in seconds; `nil` means never.
  public var timeLimit: Seconds?

  /// The word on the button that accepts.
  public var okLabel = "OK"

  /// The word on the button that cancels.
  public var cancelLabel = "Cancel"

  /// Whether the value is not shown in words.
  public var hidesValue = false

  /// The colours of the window, as far as they are not left to the desktop.
  public var palette = Palette()

  /// How many device pixels a logical pixel is; `nil` leaves it to the environment.
  public var scale: Double?

  /// Whether changes by a click, the wheel or a key glide.
  public var animates = true

  /// The name of the X display; `nil` leaves it to the environment.
  public var display: String?

  /// What the user should be told although nothing is wrong enough to stop: one line each.
  public var warnings: [String] = []

  /// Creates the options of an empty command line.
  public init() {}

  /// The scales that can be asked for.
  public static let scales = 0.25...16.0

  /// The most ratings that one window can hold.
  public static let mostItems = 50

  /// The time limits that can be asked for, in seconds; 0 stands for none.
  public static let timeLimits: ClosedRange<Decimal> = 0...1_000_000
}

/// What a command line asks the program to do.
public enum Command: Hashable, Sendable {
  /// To open the window.
  case ask(Options)
  /// To draw the stars to a file, without a window.
  case render(Options, to: PictureFile)
  /// To print a text that explains the options.
  case help(String)
  /// To print a line with the version.
  case version(String)
}

extension Options {
  /// Reads a command line.
  ///
  /// The first thing that is wrong is thrown. `--help` and `--version` win over whatever comes
  /// after them, but do not make up for what was wrong before.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the program, as bytes: the locale has no say in what
  ///     they mean.
  ///   - colorNamed: Reads a colour, or gives `nil` if a text is none.
  ///   - directionOf: Tells in which direction a text is read.
  public static func parse(
    _ words: [[UInt8]], colorNamed: @escaping (String) -> Color?,
    directionOf: (String) -> LayoutDirection
  ) throws(UsageError) -> Command {
    try OptionParser.draft(from: words, colorNamed: colorNamed)
      .finished(directionOf: directionOf)
  }
}
