/// Keeps keys that were meant for another window from answering.
///
/// A user who is typing when the window appears must not answer by accident: keys that were down
/// when the focus came stay without effect until they come up, and so do those that commit or
/// enter a value, if they are pressed in the first 0.3 s.
struct FocusGuard: Hashable, Sendable {
  static let delay: Seconds = 0.3

  private var inertKeys: Set<Int> = []
  private var opens: Seconds = 0

  mutating func focused(at time: Seconds, heldKeys: Set<Int>) {
    inertKeys = heldKeys
    opens = time + Self.delay
  }

  /// Keeps a key from having an effect, or another one, before it comes up.
  mutating func exhausted(code: Int) {
    inertKeys.insert(code)
  }

  mutating func released(code: Int) {
    inertKeys.remove(code)
  }

  /// Whether a stroke, or its repetition, may act.
  mutating func admits(_ stroke: KeyStroke, at time: Seconds) -> Bool {
    if inertKeys.contains(stroke.code) { return false }
    if time < opens, Self.commits(stroke.key) {
      inertKeys.insert(stroke.code)
      return false
    }
    return true
  }

  private static func commits(_ key: Key?) -> Bool {
    switch key {
    case .enter, .space, .digit, .decimalSign: true
    default: false
    }
  }
}
