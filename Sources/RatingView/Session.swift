public import RatingCore

/// Shows a form on a host until it is answered.
public final class Session {
  /// The form as it stands.
  public internal(set) var form: Form

  let texts: FormTexts
  let palette: Palette
  let role: WindowRole
  private let animates: Bool
  private let ringsBell: Bool
  let host: any Host

  /// The scale that was asked for; `nil` leaves it to the desktop.
  let explicitScale: Double?

  var theme: Theme
  var scale: Double

  /// Made when the session runs, so that it knows the shapes as they are drawn.
  lazy var album = newAlbum()

  var glides: [Glide] = []
  /// Whether the window is there to be drawn in.
  private var isExposed = false

  /// What the window shows, and the form that it was made from; `nil` if the contents are lost.
  var shown: Frame?
  private var shownForm: Form?

  /// Whether the texts have yet to be shown, for want of fonts.
  private var lacksTexts = false

  private var pointerShape = PointerShape.arrow

  /// When something was shown last.
  private var lastShown: Seconds = -.infinity

  /// When the next frame is due, while something moves.
  private var frameDue: Seconds?

  /// The shortest time between two repaints that follow the pointer, or values set from outside. A
  /// mouse may report a thousand positions in a second; nobody sees more than a screen shows.
  static let motionInterval: Seconds = 1.0 / 144

  /// Creates a session; ``run(timeLimit:)`` opens its window. What is not said here is as the
  /// settings of the host's desktop have it.
  ///
  /// - Parameters:
  ///   - role: How the window takes its place among others.
  ///   - scale: How many device pixels a logical pixel is.
  ///   - animates: Whether changes by a click, the wheel or a key glide, if the desktop has them
  ///     glide at all.
  ///   - ringsBell: Whether each change rings the bell.
  public init(
    form: Form, texts: FormTexts, palette: Palette = Palette(), role: WindowRole = WindowRole(),
    scale: Double? = nil, animates: Bool = true, ringsBell: Bool = false, host: any Host
  ) {
    self.form = form
    self.texts = texts
    self.palette = palette
    self.role = role
    self.animates = animates
    self.ringsBell = ringsBell
    self.host = host
    explicitScale = scale
    self.scale = scale ?? host.settings.scale
    theme = Theme(palette, prefersDark: host.settings.isDark)
    self.form.doubleClick = host.settings.doubleClick
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
    arrange(firstLayout)
    try host.open(wish(size: form.layout.size))
    while true {
      let deadline = [limit, frameDue].compactMap(\.self).min()
      let events = try host.nextEvents(until: deadline)
      try handle(events)
      if events.isEmpty, let limit, host.now >= limit { form.handle(.timeUp, at: host.now) }
      try show(after: events)
      if let outcome = form.outcome { return outcome }
    }
  }

  /// Where the fill edge of an item belongs.
  func edge(ofItem index: Int) -> Int {
    form.layout.rows[index].stars.edge(of: form.items[index].value)
  }

  /// Takes in what has happened up to the answer, and tells of each change.
  private func handle(_ events: [TimedEvent]) throws {
    for next in events where form.outcome == nil {
      let before = form.items.map(\.value)
      try handle(next)
      try report(since: before)
    }
  }

  private func handle(_ next: TimedEvent) throws {
    switch next.event {
    case .resized(let size) where size != form.layout.size:
      arrange(layout(filling: size))
    case .exposed:
      isExposed = true
      shown = nil
    case .settingsChanged:
      try adopt(host.settings)
    default:
      form.handle(next.event, at: next.time)
    }
    let glides = animates && host.settings.animates && !next.event.isMotion
    for index in self.glides.indices {
      if glides {
        self.glides[index].glide(to: edge(ofItem: index), at: next.time)
      } else {
        self.glides[index].follow(to: edge(ofItem: index), at: next.time)
      }
    }
  }

  private func report(since before: [Decimal]) throws {
    for (index, item) in form.items.enumerated() where item.value != before[index] {
      if ringsBell { host.ring() }
      try onChange?(Change(item: index, value: item.value))
    }
  }

  /// Shows what events have changed, once for all of them, and what comes in streams not more often
  /// than anybody sees.
  private func show(after events: [TimedEvent]) throws {
    let time = events.last?.time ?? host.now
    let due = lastShown + Self.motionInterval
    if !events.isEmpty, time < due, events.allSatisfy(\.event.isFrequent) {
      frameDue = min(frameDue ?? due, due)
    } else {
      try show(at: time)
    }
  }

  /// Shows what has changed since the last time.
  private func show(at time: Seconds) throws {
    frameDue = nil
    let isMoving = glides.contains(where: \.isMoving)
    guard isExposed, isMoving || shown == nil || lacksTexts || form != shownForm else { return }
    shownForm = form
    // The stars do not wait for the fonts, and the fonts are waited for once the stars are there.
    lacksTexts = lastShown == -.infinity
    let edges = glides.indices.map { index in
      glides[index].position(at: time, within: form.layout.rows[index].stars.width)
    }
    let scene = Scene(
      form: form, edges: edges, theme: theme, hasBorder: !role.isDecorated,
      hasTexts: !lacksTexts, picture: album.picture)
    let frame = try scene.frame()
    let spans = frame.changes(from: shown)
    let isWhole = shown == nil
    shown = frame
    let isStillMoving = glides.contains(where: \.isMoving)
    frameDue = lacksTexts ? time : isStillMoving ? time + host.refreshInterval : nil
    if !spans.isEmpty {
      lastShown = time
      try host.show(spans, isWhole: isWhole)
    }
    if form.pointerShape != pointerShape {
      pointerShape = form.pointerShape
      host.setPointer(pointerShape)
    }
  }
}

extension Event {
  /// Whether the pointer only moved.
  fileprivate var isMotion: Bool {
    if case .moved = self { true } else { false }
  }

  /// Whether more of it may come than anybody sees.
  fileprivate var isFrequent: Bool {
    if case .valuesSet = self { true } else { isMotion }
  }
}
