import RatingCore
import RatingView

/// Events that wait. Those that only the last of counts are taken together as they come in.
struct EventQueue {
  private var events: [TimedEvent] = []

  mutating func append(_ next: TimedEvent) {
    if let last = events.last?.event, next.event.replaces(last) {
      events[events.count - 1] = next
    } else {
      events.append(next)
    }
  }

  mutating func takeAll() -> [TimedEvent] {
    defer { events = [] }
    return events
  }
}

extension Event {
  /// Whether this event makes the one before it pointless.
  fileprivate func replaces(_ earlier: Event) -> Bool {
    switch (earlier, self) {
    case (.moved(_, let held), .moved(_, let heldNow)): held == heldNow
    case (.resized, .resized), (.exposed, .exposed), (.valuesSet, .valuesSet): true
    default: false
    }
  }
}
