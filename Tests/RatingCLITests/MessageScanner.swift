import Foundation
import RatingCore

@testable import RatingCLI

/// Finds every message of the program: the keys that catalogues must have.
enum MessageScanner {
  /// The templates in the order in which they appear, those of the options first.
  static func templates() throws -> [String] {
    let groups = OptionTable.groups
    let rows = groups.flatMap(\.rows)
    // The table is looked at as it is, and all else in the sources, where each message is written
    // as `Message("…")`: nothing else makes one of a literal.
    let table =
      groups.map { Message($0.title).template } + rows.map { Message($0.help).template }
      + rows.compactMap(\.placeholder).filter { !$0.contains("|") }
    var found: [String] = []
    for template in try table + sources().flatMap(literals) where !found.contains(template) {
      // One without words is the same in every language.
      let words = template.replacing(/%\d\$s/, with: "")
      if words.contains(where: \.isLetter) { found.append(template) }
    }
    return found
  }

  private static func sources() throws -> [String] {
    let folder = Assets.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
  }

  /// The templates of the messages in a source text.
  static func literals(in source: String) -> [String] {
    source.ranges(of: /Message\(\s*(?=")/).map { template(of: source[$0.upperBound...]) }
  }

  /// The template of the literal that a text begins with.
  private static func template(of text: Substring) -> String {
    guard text.hasPrefix("\"\"\"\n") else { return unescaped(text.dropFirst(), until: "\"") }
    let lines = text.dropFirst(4).split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("\"\"\"") } ?? lines.count
    let indent = lines[end].prefix { $0 == " " }.count
    let literal = lines[..<end].map { $0.dropFirst(indent) }.joined(separator: "\n")
    return unescaped(literal[...], until: nil)
  }

  private static func unescaped(_ literal: Substring, until end: Character?) -> String {
    var (rest, template, count) = (literal, "", 0)
    while let character = rest.popFirst(), character != end {
      guard character == "\\", let escaped = rest.popFirst() else {
        template.append(character)
        continue
      }
      switch escaped {
      case "(":
        var depth = 1
        while depth > 0, let inner = rest.popFirst() {
          if inner == "(" { depth += 1 } else if inner == ")" { depth -= 1 }
        }
        count += 1
        template += "%\(count)$s"
      case "n": template += "\n"
      case "\n": break  // the line goes on
      default: template.append(escaped)
      }
    }
    return template
  }
}
