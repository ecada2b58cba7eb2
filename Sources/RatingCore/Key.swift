/// What a key means to a form, whatever the keyboard's layout.
public enum Key: Hashable, Sendable {
  case left, right, up, down
  case plus, minus
  case pageUp, pageDown
  case home, end
  case digit(Int)
  /// A dot or a comma.
  case decimalSign
  case backspace, delete
  case enter, space, escape
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
