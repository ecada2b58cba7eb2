/// What a layout must find room for.
public struct FormContent: Hashable, Sendable {
  /// The ratings, from top to bottom; at least one.
  public var items: [Item]
  /// Whether a prompt stands above the ratings.
  public var hasPrompt: Bool
  /// Whether the labels of the ratings, if they have any, stand beside them.
  public var hasLabels = true
  /// Whether each value stands in words below its stars, or beside them.
  public var hasValue: Bool
  /// The buttons, from left to right, or mirrored if the first rating is.
  public var buttons: [FormButton]

  /// Creates the content of a form.
  public init(items: [Item], hasPrompt: Bool, hasValue: Bool, buttons: [FormButton]) {
    self.items = items
    self.hasPrompt = hasPrompt
    self.hasValue = hasValue
    self.buttons = buttons
  }
}
