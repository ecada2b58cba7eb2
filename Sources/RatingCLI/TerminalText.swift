import CGLib

extension StringProtocol {
  /// How many columns of a terminal the text takes: a Japanese character takes two, one that is
  /// part of another takes none.
  var columns: Int {
    unicodeScalars.reduce(0) { columns, scalar in
      if g_unichar_iszerowidth(scalar.value) != 0 { return columns }
      return columns + (scalar.isWide ? 2 : 1)
    }
  }
}

extension String {
  /// A part of a text that stays on one line.
  struct Piece {
    let text: Substring
    /// Whether a space comes before it, if it does not begin a line.
    let isAfterSpace: Bool
  }

  /// The text in parts between which a line can be broken: at spaces, and beside characters of
  /// scripts that are written without them, unless a punctuation mark would be parted from its word
  /// (after Unicode Standard Annex 14).
  var pieces: [Piece] {
    split(separator: " ").flatMap { word in
      var pieces: [Piece] = []
      var start = word.startIndex
      for (index, next) in zip(word.indices, word.indices.dropFirst())
      where word.canBreak(between: word[index], word[next]) {
        pieces.append(Piece(text: word[start..<next], isAfterSpace: start == word.startIndex))
        start = next
      }
      return pieces + [Piece(text: word[start...], isAfterSpace: start == word.startIndex)]
    }
  }
}

extension Substring {
  fileprivate func canBreak(between last: Character, _ next: Character) -> Bool {
    guard let last = last.unicodeScalars.first, let next = next.unicodeScalars.first,
      last.isWide || next.isWide
    else { return false }
    return !last.opens && !next.closes
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool { g_unichar_iswide(value) != 0 }

  /// Whether it belongs to what comes after it.
  fileprivate var opens: Bool {
    g_unichar_break_type(value) == G_UNICODE_BREAK_OPEN_PUNCTUATION
  }

  /// Whether it belongs to what comes before it.
  fileprivate var closes: Bool {
    switch g_unichar_break_type(value) {
    case G_UNICODE_BREAK_CLOSE_PUNCTUATION, G_UNICODE_BREAK_CLOSE_PARANTHESIS,
      G_UNICODE_BREAK_EXCLAMATION, G_UNICODE_BREAK_INFIX_SEPARATOR, G_UNICODE_BREAK_NON_STARTER,
      G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER, G_UNICODE_BREAK_COMBINING_MARK,
      G_UNICODE_BREAK_QUOTATION:
      true
    default: false
    }
  }
}
