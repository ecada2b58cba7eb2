import RatingCore

/// What is to be seen of what has happened.
extension Session {
  /// Shows what events have changed, once for all of them, and what comes in streams not more often
  /// than anybody sees.
  func show(after events: [TimedEvent]) throws {
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
  var isMotion: Bool {
    if case .moved = self { true } else { false }
  }

  /// Whether more of it may come than anybody sees.
  fileprivate var isFrequent: Bool {
    switch self {
    case .valuesSet, .valueSet, .styleSet: true
    default: isMotion
    }
  }
}
