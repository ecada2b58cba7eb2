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
  var isExposed = false

  /// What the window shows, and the form that it was made from; `nil` if the contents are lost.
  var shown: Frame?
  var shownForm: Form?

  /// Whether the texts have yet to be shown, for want of fonts.
  var lacksTexts = false

  var pointerShape = PointerShape.arrow

  /// When something was shown last.
  var lastShown: Seconds = -.infinity

  /// When the next frame is due, while something moves.
  var frameDue: Seconds?

  /// The shortest time between two repaints that follow the pointer, or values set from outside. A
  /// mouse may report a thousand positions in a second; nobody sees more than a screen shows.
  static let motionInterval: Seconds = 1.0 / 144

  /// Creates a session; ``run(timeLimit:)`` opens its window. What is not said here is as the
  /// settings of the host's desktop have it.
  ///
  /// - Parameters:
  ///   - form: What is asked.
  ///   - texts: What the window says.
  ///   - palette: Its colours.
  ///   - role: How the window takes its place among others.
  ///   - scale: How many device pixels a logical pixel is.
  ///   - animates: Whether changes by a click, the wheel or a key glide, if the desktop has them
  ///     glide at all.
  ///   - ringsBell: Whether each change rings the bell.
  ///   - host: Where it is shown.
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

  /// Called when a rating has another value than before, whatever the cause.
  public var onChange: ((Change) throws -> Void)?

  /// Called when a value has been chosen: once for each gesture, when it ends.
  public var onChoose: ((Change) throws -> Void)?

  /// When the answer must be there.
  private var limit: Seconds?

  /// Opens the window and waits for the answer.
  ///
  /// - Parameter timeLimit: How long to wait at most; without one, for ever.
  /// - Throws: What the host throws, ``ShapeError`` if a shape cannot be drawn, and ``CairoError`` if
  ///   a picture cannot be made.
  public func run(timeLimit: Seconds? = nil) throws -> Outcome {
    try open(timeLimit: timeLimit)
    while true {
      if let outcome = try proceed(until: deadline) { return outcome }
    }
  }

  /// Opens the window; ``proceed(until:)`` does the rest.
  package func open(timeLimit: Seconds?) throws {
    limit = timeLimit.map { host.now + $0 }
    try form.redraw { try $0.resolved() }
    let natural = naturalLayout
    arrange(firstLayout(or: natural))
    try host.open(wish(form.layout, natural: natural.size))
  }

  /// When something must be done, whatever happens until then.
  package var deadline: Seconds? { [limit, frameDue].compactMap(\.self).min() }

  /// Waits for something to happen, takes it in, and shows what came of it.
  ///
  /// - Parameter deadline: How long to wait at most; a time that has passed only looks.
  /// - Returns: The answer, once it is there.
  package func proceed(until deadline: Seconds?) throws -> Outcome? {
    let events = try host.nextEvents(until: deadline)
    try handle(events)
    if events.isEmpty, let limit, host.now >= limit { form.handle(.timeUp, at: host.now) }
    try show(after: events)
    return form.outcome
  }

  /// Where the fill edge of an item belongs.
  func edge(ofItem index: Int) -> Int {
    form.layout.rows[index].stars.edge(of: form.items[index].value)
  }

  /// Takes in what has happened up to the answer, and tells what it did.
  private func handle(_ events: [TimedEvent]) throws {
    for next in events where form.outcome == nil {
      let effect = try handle(next)
      for change in effect.changes {
        if ringsBell { host.ring() }
        try onChange?(change)
      }
      if let choice = effect.choice { try onChoose?(choice) }
    }
  }

  private func handle(_ next: TimedEvent) throws -> Effect {
    var effect = Effect()
    switch next.event {
    case .resized(let size) where size != form.layout.size:
      arrange(layout(filling: size))
    case .exposed:
      isExposed = true
      shown = nil
    case .settingsChanged:
      try adopt(host.settings)
    case .styleSet:
      try restyle(next)
    default:
      effect = form.handle(next.event, at: next.time)
    }
    let isGradual = animates && host.settings.animates && !next.event.isMotion
    for index in glides.indices {
      if isGradual {
        glides[index].glide(to: edge(ofItem: index), at: next.time)
      } else {
        glides[index].follow(to: edge(ofItem: index), at: next.time)
      }
    }
    return effect
  }
}
