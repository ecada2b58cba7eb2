import RatingCore

/// The texts of a window.
public struct FormTexts: Hashable, Sendable {
  /// The title of the window.
  public var title: String
  /// The question, above the ratings.
  public var prompt: String
  /// What the button that accepts says.
  public var okLabel: String
  /// What the button that cancels says.
  public var cancelLabel: String
  /// Whether the value is shown in words.
  public var showsValue: Bool

  /// Creates texts; an empty prompt takes no room.
  public init(
    title: String = "Rating", prompt: String = "", okLabel: String = "OK",
    cancelLabel: String = "Cancel",
    showsValue: Bool = true
  ) {
    self.title = title
    self.prompt = prompt
    self.okLabel = okLabel
    self.cancelLabel = cancelLabel
    self.showsValue = showsValue
  }

  func label(of button: FormButton) -> String {
    switch button {
    case .cancel: cancelLabel
    case .ok: okLabel
    }
  }
}
