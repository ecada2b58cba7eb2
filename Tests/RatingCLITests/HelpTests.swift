import Foundation
import Testing

@testable import RatingCLI

struct HelpTests {
  @Test func `Help and version win over what comes after them`() throws {
    #expect(try Options.parse(words("--help", "--nosuch", "foo")) == .help(HelpText.whole))
    #expect(try Options.parse(words("--version", "--max")) == .version("xrating 0.1.0\n"))
    #expect(try Options.parse(words("--version", "--help")) == .version("xrating 0.1.0\n"))
    // Which minimum is too large is known only when all the options are.
    #expect(try Options.parse(words("--min", "6", "--help")) == .help(HelpText.whole))
  }

  @Test func `Help and version do not make up for what was wrong before`() {
    #expect(throws: UsageError.unknownOption("--nosuch")) {
      try Options.parse(words("--nosuch", "--help"))
    }
    #expect(throws: UsageError.unexpectedWord("--help")) {
      try Options.parse(words("--", "--help"))
    }
  }

  @Test func `The help fits a terminal`() {
    let lines = HelpText.whole.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(lines.last == "" && lines.dropLast().last != "")
  }

  @Test func `An option and its explanation stand side by side`() {
    #expect(
      HelpText.whole.contains(
        """
        The rating:
          --value NUMBER         The value at the start; the minimum if none is given.
          --max COUNT            How many stars there are, 1 to 100; each is worth 1.
                                 Default: 5. Also --max-value.

        """))
  }

  @Test func `The table, the help, the manual and the README name the same options`() throws {
    let rows = OptionTable.groups.flatMap(\.rows)
    let names = rows.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)

    let help = HelpText.whole.split(separator: "\n")
    let helped = help.filter { $0.hasPrefix("  --") }.map { $0.prefix { $0 != "." }.dropFirst(4) }
    #expect(helped.map { String($0.prefix { $0 != " " }) } == rows.map(\.name))
    for name in names {
      #expect(HelpText.whole.contains(" --\(name) ") || HelpText.whole.contains(" --\(name)."))
    }

    let manual = try Assets.text("Assets/xrating.1")
    let items = manual.split(separator: "\n").filter { $0.hasPrefix(".It Fl -") }
    let explained = items.flatMap { $0.matches(of: /Fl -([a-z-]+)/).map { String($0.1) } }
    #expect(explained == names)

    let readme = try Assets.text("README.md")
    let section = readme.components(separatedBy: "\n## ").first { $0.hasPrefix("Options\n") }
    let listed = try #require(section).matches(of: /`--([a-z-]+)`/).map { String($0.1) }
    #expect(listed == names)
  }

  @Test func `The help and the manual agree which options take a value`() throws {
    let manual = try Assets.text("Assets/xrating.1")
    for row in OptionTable.groups.flatMap(\.rows) {
      let item = manual.split(separator: "\n").first { line in
        line == ".It Fl -\(row.name)" || line.hasPrefix(".It Fl -\(row.name) ")
      }
      let value = row.placeholder.map { text in
        text.contains("|") ? " Cm " + text.replacing("|", with: " | ") : " Ar " + text.lowercased()
      }
      let forms = ([row.name] + row.aliases).map { "Fl -\($0)\(value ?? "")" }
      #expect(item.map(String.init) == ".It " + forms.joined(separator: " , "))
    }
  }
}
