import Foundation

/// A catalogue of translations, read in the simple form in which gettext writes them.
struct Catalogue {
  /// The messages in their order: the template, and its translation.
  private(set) var entries: [(template: String, translation: String)] = []

  /// Reads the text of a `.po` or `.pot` file, all entries of which are alike: no plurals, no
  /// contexts.
  init(_ text: String) {
    var isTranslation = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("msgid ") {
        entries.append(("", ""))
        isTranslation = false
      } else if line.hasPrefix("msgstr ") {
        isTranslation = true
      }
      guard let start = line.firstIndex(of: "\""), !line.hasPrefix("#"), !entries.isEmpty
      else { continue }
      let part = line[start...].dropFirst().dropLast()
        .replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
      if isTranslation {
        entries[entries.count - 1].translation += part
      } else {
        entries[entries.count - 1].template += part
      }
    }
    // The first describes the catalogue itself.
    if entries.first?.template == "" { entries.removeFirst() }
  }

  /// The translation of a template, or the template itself.
  func translation(of template: String) -> String {
    entries.first { $0.template == template }?.translation ?? template
  }

  /// The template of all catalogues.
  static func template(for messages: [String]) -> String {
    let entries = messages.map { message in
      let text = message.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return "\nmsgid \"\(text)\"\nmsgstr \"\"\n"
    }
    return """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      \(entries.joined())
      """
  }
}
