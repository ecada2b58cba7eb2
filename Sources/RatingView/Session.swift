public import RatingCore

/// Shows a form on a host until it is answered.
public final class Session {
  /// The form as it stands.
  public private(set) var form: Form

  private let texts: FormTexts
  private let theme: Theme
  private let host: any Host
  private let album: Album
  private var shown: Frame?
  private var lastMotion: Seconds = -.infinity

  /// The shortest time between two repaints that follow the pointer. A mouse may report a thousand
  /// positions in a second; nobody sees more than a screen shows.
  static let motionInterval: Seconds = 1.0 / 144

  /// Creates a session; ``run(timeLimit:)`` opens its window.
  public init(form: Form, texts: FormTexts, theme: Theme, host: any Host) {
    self.form = form
    self.texts = texts
    self.theme = theme
    self.host = host
    let painter = Painter(texts: texts, items: form.items, theme: theme, scale: host.scale)
    album = Album(painter: painter, host: host)
  }

  /// Opens the window and waits for the answer.
  ///
  /// - Parameter timeLimit: How long to wait at most; without one, for ever.
  /// - Throws: What the host throws, and ``CairoError`` if a picture cannot be made.
  public func run(timeLimit: Seconds? = nil) throws -> Outcome {
    let limit = timeLimit.map { host.now + $0 }
    let natural = FormLayout.natural(
      content, scale: host.scale, within: host.room, texts: album.painter.textSizes)
    form.layout = natural
    try host.open(size: natural.size, minimum: natural.size, background: theme.background)
    var repaint: Seconds?
    while true {
      let deadline = [limit, repaint].compactMap(\.self).min()
      if let next = try host.nextEvent(until: deadline) {
        try handle(next)
        if case .moved = next.event, next.time < lastMotion + Self.motionInterval {
          repaint = lastMotion + Self.motionInterval
        } else {
          repaint = nil
          try show(at: next.time)
        }
      } else if let due = repaint, limit.map({ due < $0 }) ?? true {
        repaint = nil
        try show(at: due)
      } else {
        form.handle(.timeUp, at: host.now)
      }
      if let outcome = form.outcome { return outcome }
    }
  }

  private var content: FormContent {
    FormContent(
      items: form.items, hasPrompt: !texts.prompt.isEmpty, hasValue: texts.showsValue,
      buttons: form.buttons)
  }

  private func handle(_ next: TimedEvent) throws {
    switch next.event {
    case .resized(let size) where size != form.layout.size:
      form.layout = .filling(
        content, scale: host.scale, window: size, texts: album.painter.textSizes)
      album.layout = form.layout
      shown = nil
    case .exposed:
      shown = nil
    default:
      form.handle(next.event, at: next.time)
    }
  }

  /// Shows what has changed since the last time.
  private func show(at time: Seconds) throws {
    album.layout = form.layout
    let scene = Scene(
      form: form, texts: texts, background: theme.background, focusColor: theme.focus,
      picture: album.picture)
    let frame = try scene.frame()
    let spans = frame.changes(from: shown)
    shown = frame
    guard !spans.isEmpty else { return }
    lastMotion = time
    try host.show(spans)
  }
}
