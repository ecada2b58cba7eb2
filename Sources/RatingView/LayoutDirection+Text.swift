public import RatingCore

extension LayoutDirection {
  /// The direction in which a text is read: that of its first letter (Unicode's bidirectional
  /// algorithm, rules P2 and P3), and left to right if it has none.
  public init(of text: String) {
    // Most texts are plain, and need no fonts loaded to be judged.
    let isPlain = text.utf8.allSatisfy { $0 < 128 }
    self = isPlain ? .leftToRight : Typesetter().direction(of: text)
  }
}
