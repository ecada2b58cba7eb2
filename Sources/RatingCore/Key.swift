/// What a key means to a form, whatever the keyboard's layout.
public enum Key: Hashable, Sendable {
  /// One step to the left or the right; which of them is up depends on the direction of the row.
  case left, right
  /// One step up or down.
  case up, down, plus, minus
  /// One star up or down.
  case pageUp, pageDown
  /// The first or the last value.
  case home, end
  /// A digit of a number that is typed, 0 to 9.
  case digit(Int)
  /// A dot or a comma.
  case decimalSign
  /// The first value, or the last digit of a number that is being typed.
  case backspace
  /// The first value.
  case delete
  /// Accepts, or presses the button with the focus.
  case enter, space
  /// Gives up a drag, or else cancels.
  case escape
  /// Moves the focus on, or back.
  case tab, backTab
}

/// A key that went down.
public struct KeyStroke: Hashable, Sendable {
  /// Tells one physical key from another.
  public var code: Int

  /// What the key means, if it means anything.
  public var key: Key?

  /// Whether Control, Alt or Super is held.
  public var hasModifier: Bool

  /// Creates the stroke of a key.
  public init(code: Int, key: Key?, hasModifier: Bool = false) {
    self.code = code
    self.key = key
    self.hasModifier = hasModifier
  }
}
