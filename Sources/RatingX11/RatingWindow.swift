public import RatingCore
public import RatingView

/// A window with ratings, opened with as many words as are needed.
///
/// Everything about it is set before it is opened. It is used on one thread: the one that runs the
/// GLib main context of the program, be it with ``run()``, with ``wait(for:)``, or with a loop of
/// the program's own such as `g_main_loop_run`. What other threads may use is the ``remote``.
@safe public final class RatingWindow {
  /// The ratings and the buttons; while the window is open, as they stand.
  public var form: Form {
    get { session?.form ?? wishedForm }
    set { wishedForm = newValue }
  }

  /// What the window says.
  public var texts: FormTexts

  /// Its colours; what is left open follows the desktop.
  public var palette = Palette()

  /// How it takes its place among others. It bears the name of the program.
  public var role = WindowRole.ofProgram

  /// How many device pixels a logical pixel is; `nil` leaves it to the desktop.
  public var scale: Double?

  /// Whether changes by a click, the wheel, a key or the program glide, if the desktop has them
  /// glide at all.
  public var animates = true

  /// Whether each change rings the bell.
  public var ringsBell = false

  /// The name of the display; `nil` is the one in `DISPLAY`.
  public var display: String?

  /// How long to wait for an answer, in seconds; `nil` is for ever.
  public var timeLimit: Seconds?

  /// Called when a rating has another value than before. What it throws ends the window.
  public var onChange: ((Change) throws -> Void)?

  /// Called when a value has been chosen: once for each gesture, when it ends, also if it chose the
  /// value that was there. What it throws ends the window.
  public var onChoose: ((Change) throws -> Void)?

  /// Changes the open window, from any thread.
  public let remote = RatingRemote()

  private var wishedForm: Form
  var session: Session?
  var host: X11Host?
  var source: ContextSource?
  var onEnd: ((Result<Outcome, any Error>) -> Void)?

  /// Creates a window with a form.
  public init(form: Form, texts: FormTexts = FormTexts()) {
    wishedForm = form
    self.texts = texts
  }

  /// Creates a window with a question and ratings.
  ///
  /// - Parameters:
  ///   - prompt: What stands above the stars, and is the title as well; may be empty.
  ///   - items: At least one rating.
  ///   - onChange: Called when a rating has another value than before.
  public convenience init(
    _ prompt: String = "", items: [Item] = [Item()], onChange: ((Change) throws -> Void)? = nil
  ) {
    self.init(form: Form(items: items), texts: FormTexts(prompt: prompt))
    if !prompt.isEmpty { texts.title = prompt }
    self.onChange = onChange
  }

  /// Asks for one rating.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - scale: The values that it can have.
  ///   - value: Where it starts, in stars.
  /// - Returns: The chosen value, or `nil` if there was none.
  /// - Throws: ``DisplayError`` if there is no display, or it is lost.
  public static func ask(
    _ prompt: String, scale: RatingScale = .fiveStars, value: Decimal = 0
  ) throws -> Decimal? {
    let window = RatingWindow(prompt, items: [Item(scale: scale, value: value)])
    return if case .accepted(let values) = try window.run() { values.first } else { nil }
  }

  /// The picture that the window would open with, composed in memory: it needs no display.
  ///
  /// - Throws: `ShapeError` if a shape cannot be drawn, and `CairoError` if the picture cannot be
  ///   made.
  public func picture() throws -> Surface {
    let host = ScriptedHost(events: [TimedEvent(.exposed, at: 0)], scale: scale ?? 1)
    _ = try session(on: host).run()
    guard let screen = host.screen else { return try Surface(size: .zero) }
    return screen
  }

  /// What the window shows, on a host of any kind.
  package func session(on host: any Host) -> Session {
    Session(
      form: wishedForm, texts: texts, palette: palette, role: role, scale: scale,
      animates: animates, ringsBell: ringsBell, host: host)
  }
}

extension WindowRole {
  /// The role of a dialog of this program: its name is that by which the program was called
  /// (ICCCM 4.1.2.5).
  public static var ofProgram: WindowRole {
    var role = WindowRole()
    if let path = CommandLine.arguments.first, let name = path.split(separator: "/").last {
      role.name = String(name)
      role.className = name.prefix(1).uppercased() + name.dropFirst()
    }
    return role
  }
}
