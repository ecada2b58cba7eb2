public import RatingCore

/// Shows a form on a host until it is answered.
public final class Session {
  /// The form as it stands.
  public private(set) var form: Form

  private let texts: FormTexts
  private let theme: Theme
  private let animates: Bool
  private let ringsBell: Bool
  private let host: any Host

  /// Made when the session runs, so that it knows the shapes as they are drawn.
  private lazy var album = Album(
    painter: Painter(texts: texts, items: form.items, theme: theme), host: host)

  private var glides: [Glide] = []
  /// Whether the window has been there to be drawn in since it got its size.
  private var isExposed = false

  /// What the window shows, and the form that it was made from; `nil` if the contents are lost.
  private var shown: Frame?
  private var shownForm: Form?
  private var pointerShape = PointerShape.arrow

  /// When something was shown last.
  private var lastShown: Seconds = -.infinity

  /// When the next frame is due, while something moves.
  private var frameDue: Seconds?

  /// The shortest time between two repaints that follow the pointer. A mouse may report a thousand
  /// positions in a second; nobody sees more than a screen shows.
  static let motionInterval: Seconds = 1.0 / 144

  /// Creates a session; ``run(timeLimit:)`` opens its window. Double clicks are what the settings
  /// of the host's desktop say.
  ///
  /// - Parameters:
  ///   - animates: Whether changes by a click, the wheel or a key glide, if the desktop has them
  ///     glide at all.
  ///   - ringsBell: Whether each change rings the bell.
  public init(
    form: Form, texts: FormTexts, theme: Theme, animates: Bool = true, ringsBell: Bool = false,
    host: any Host
  ) {
    self.form = form
    self.form.doubleClick = host.settings.doubleClick
    self.texts = texts
    self.theme = theme
    self.animates = animates && host.settings.animates
    self.ringsBell = ringsBell
    self.host = host
  }

  /// Called when the value of a rating has changed, for whatever reason.
  public var onChange: ((Change) throws -> Void)?

  /// Opens the window and waits for the answer.
  ///
  /// - Parameter timeLimit: How long to wait at most; without one, for ever.
  /// - Throws: What the host throws, ``ShapeError`` if a shape cannot be drawn, and ``CairoError`` if
  ///   a picture cannot be made.
  public func run(timeLimit: Seconds? = nil) throws -> Outcome {
    let limit = timeLimit.map { host.now + $0 }
    try form.redraw { try $0.resolved() }
    arrange(
      .natural(content, scale: host.scale, within: host.room, texts: album.painter.textSizes))
    let size = form.layout.size
    try host.open(
      WindowWish(
        size: size, minimum: size, background: theme.background,
        icon: album.painter.icon(scale: host.scale)))
    while true {
      let deadline = [limit, frameDue].compactMap(\.self).min()
      if let next = try host.nextEvent(until: deadline) {
        let before = form.items.map(\.value)
        handle(next)
        try report(since: before)
        try show(after: next)
      } else if let limit, host.now >= limit {
        form.handle(.timeUp, at: host.now)
      } else {
        try show(at: host.now)
      }
      if let outcome = form.outcome { return outcome }
    }
  }

  private var content: FormContent {
    FormContent(
      items: form.items, hasPrompt: !texts.prompt.isEmpty, hasValue: texts.showsValue,
      buttons: form.buttons)
  }

  /// Takes a new layout; all that is shown starts afresh.
  private func arrange(_ layout: FormLayout) {
    form.layout = layout
    album.layout = layout
    glides = form.items.indices.map { Glide(edge: edge(ofItem: $0)) }
    isExposed = false
    shown = nil
  }

  /// Where the fill edge of an item belongs.
  private func edge(ofItem index: Int) -> Int {
    form.layout.rows[index].stars.edge(of: form.items[index].value)
  }

  private func handle(_ next: TimedEvent) {
    switch next.event {
    case .resized(let size) where size != form.layout.size:
      let scale = form.layout.scale
      let texts = album.painter.textSizes(scale: scale)
      arrange(.filling(content, scale: scale, window: size, texts: texts))
    case .exposed:
      isExposed = true
      shown = nil
    default:
      form.handle(next.event, at: next.time)
    }
    for index in glides.indices {
      if animates && !next.event.isMotion {
        glides[index].glide(to: edge(ofItem: index), at: next.time)
      } else {
        glides[index].follow(to: edge(ofItem: index), at: next.time)
      }
    }
  }

  private func report(since before: [Decimal]) throws {
    for (index, item) in form.items.enumerated() where item.value != before[index] {
      if ringsBell { host.ring() }
      try onChange?(Change(item: index, value: item.value))
    }
  }

  /// Shows what an event has changed, motions not more often than anybody sees.
  private func show(after next: TimedEvent) throws {
    let due = lastShown + Self.motionInterval
    if next.event.isMotion, next.time < due {
      frameDue = min(frameDue ?? due, due)
    } else {
      try show(at: next.time)
    }
  }

  /// Shows what has changed since the last time.
  private func show(at time: Seconds) throws {
    frameDue = nil
    let isMoving = glides.contains(where: \.isMoving)
    guard isExposed, isMoving || shown == nil || form != shownForm else { return }
    shownForm = form
    let edges = glides.indices.map { index in
      glides[index].position(at: time, within: form.layout.rows[index].stars.width)
    }
    let scene = Scene(
      form: form, edges: edges, background: theme.background,
      focusColor: theme.focus, picture: album.picture)
    let frame = try scene.frame()
    let spans = frame.changes(from: shown)
    shown = frame
    frameDue = glides.contains(where: \.isMoving) ? time + host.refreshInterval : nil
    if !spans.isEmpty {
      lastShown = time
      try host.show(spans)
    }
    if form.pointerShape != pointerShape {
      pointerShape = form.pointerShape
      host.setPointer(pointerShape)
    }
  }
}

/// A rating has another value.
public struct Change: Hashable, Sendable {
  /// Which rating, counted from 0.
  public let item: Int

  /// The value that it has now, in stars.
  public let value: Decimal
}

extension Event {
  /// Whether the pointer only moved.
  fileprivate var isMotion: Bool {
    if case .moved = self { true } else { false }
  }
}
