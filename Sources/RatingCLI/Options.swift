public import RatingCore

/// What a command line asks for, checked and complete.
public struct Options: Hashable, Sendable {
  /// The question above the stars; empty if there is none. Literal text, no markup.
  public var text = ""

  /// The title of the window.
  public var title = Message("Rating").localized

  /// The ratings, from top to bottom: their values, where they start, and how they look.
  public var items = [Item()]

  /// Whether there are no buttons, and a choice with the pointer is accepted at once.
  public var isInstant = false

  /// Whether the window is a pop-up: without a frame, above others, gone with the focus, and with
  /// all that ``isInstant`` means.
  public var isPopUp = false

  /// Where the window stands.
  public var placement = Placement.managed

  /// The size and the position that the window must have.
  public var geometry = Geometry()

  /// Whether the window stays above others.
  public var isOnTop = false

  /// Whether the window has a frame.
  public var isDecorated = true

  /// The number of the window that this one belongs to; `nil` leaves it to the environment.
  public var parent: UInt?

  /// The name of the program for resources and rules for windows.
  public var name = "xrating"

  /// The name of the kind of program for resources and rules for windows.
  public var className = "XRating"

  /// Whether the number of the window is printed on standard error.
  public var printsWindow = false

  /// Whether each change is printed as it happens.
  public var printsChanges = false

  /// How ratings are written to standard output.
  public var format = AnswerFormat.lines(.value)

  /// Whether the lines on standard input are values for the live ratings.
  public var follows = false

  /// The files that the rating belongs to. It is the only one then.
  public var files: [FileRating] = []

  /// Whether the rating of the files is the value to start with.
  public var startsFromFiles = false

  /// Whether each change rings the bell.
  public var ringsBell = false

  /// What it means to choose the value that a rating has already.
  public var clickAgain = ClickAgain.keeps

  /// When to give up waiting for an answer, in seconds; `nil` means never.
  public var timeLimit: Seconds?

  /// The word on the button that accepts.
  public var okLabel = Message("OK").localized

  /// The word on the button that cancels.
  public var cancelLabel = Message("Cancel").localized

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
  public var warnings: [Message] = []

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
  public static func parse(
    _ words: [[UInt8]], vocabulary: Vocabulary
  ) throws(UsageError) -> Command {
    try command(words, after: Draft(), vocabulary: vocabulary)
  }

  /// Reads a command line that goes on where a draft ends.
  static func command(
    _ words: [[UInt8]], after draft: Draft, vocabulary: Vocabulary
  ) throws(UsageError) -> Command {
    try OptionParser.draft(from: words, after: draft, vocabulary: vocabulary)
      .finished(directionOf: vocabulary.direction)
  }
}
