extension String {
  /// The text in quotation marks, on one line and without doubt about what it contains: control
  /// characters, quotation marks and backslashes are escaped.
  var quoted: String {
    "\"" + escaped { $0 == "\"" || $0 == "\\" || $0.isDisruptive } + "\""
  }

  /// The text in quotation marks, without its middle if it is long: a message names what is wrong,
  /// and need not repeat all of it.
  var quotedBriefly: String { shortened.quoted }

  /// The text, or its two ends and an ellipsis between them if it is longer than 60 characters.
  var shortened: String {
    let scalars = unicodeScalars
    guard scalars.count > 60 else { return self }
    return String(scalars.prefix(40)) + "…" + String(scalars.suffix(19))
  }

  /// The text with whatever would break the line, move the cursor or be invisible escaped.
  var onOneLine: String {
    escaped(where: \.isDisruptive)
  }

  private func escaped(where needsEscape: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where !needsEscape(scalar): text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\"", "\\": text += "\\\(scalar)"
      default: text += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isDisruptive: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
