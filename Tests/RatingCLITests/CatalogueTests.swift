import Foundation
import RatingCore
import Support
import Testing

@testable import RatingCLI

struct CatalogueTests {
  static let languages = ["ar", "de", "es", "fr", "ja"]

  private func catalogue(_ language: String) throws -> Catalogue {
    Catalogue(try Assets.text("Assets/po/\(language).po"))
  }

  @Test func `Every message in the sources is found`() throws {
    let source = #"""
      Message("a \(b(c("d"))) \"e\" %")
        Message(
          """
          one \
          two \(three)
          four
          """)
      let message = Message(template: text), plain = "Message"
      """#
    #expect(
      MessageScanner.literals(in: source) == ["a %1$s \"e\" %", "one two %1$s\nfour"])
    let found = try MessageScanner.templates()
    for message in [
      UsageError.unknownOption("x").message, .init("is not between \(0) and \(1)"),
      OutputError(subject: Message("the help"), target: Message("x"), reason: .latest).message,
      Message("lost the connection to display \"\("x")\""), Message("is transparent everywhere"),
      Message("Rating"), Message("Cancel"), Message("The stars"), Message("NUMBER"),
    ] {
      #expect(found.contains(message.template))
    }
    #expect(found.count > 100)
  }

  /// It is written anew when `RECORD_GOLDENS` is set.
  @Test func `The template of the catalogues has the messages of the program`() throws {
    let text = Catalogue.template(for: try MessageScanner.templates())
    let path = Assets.folder.appending(path: "po/xrating.pot").path()
    let isCurrent = try recorded(text, in: path) == text
    #expect(isCurrent, "Record it anew: RECORD_GOLDENS=1 swift test")
  }

  @Test func `There is a catalogue for each language`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Assets.folder.appending(path: "po").path())
    #expect(Set(files) == Set(Self.languages.map { "\($0).po" } + ["xrating.pot"]))
  }

  @Test(arguments: languages)
  func `A catalogue has all messages and no others`(language: String) throws {
    let templates = try MessageScanner.templates()
    let entries = try catalogue(language).entries
    #expect(Set(templates).symmetricDifference(entries.map(\.template)) == [])
    #expect(entries.count == templates.count)
    #expect(entries.filter { $0.translation.isEmpty }.map(\.template) == [])
  }

  @Test(arguments: languages)
  func `gettext finds nothing wrong with it`(language: String) throws {
    let path = Assets.folder.appending(path: "po/\(language).po").path()
    let result = try Subprocess("msgfmt", ["--check", "-o", "/dev/null", path]).wait()
    #expect(result == Subprocess.Result(status: 0))
  }

  /// What must be the same in every language: places, options, numbers, file name endings.
  @Test(arguments: languages)
  func `A translation keeps what is not language`(language: String) throws {
    let kept =
      /%\d\$s|--[a-z-]+|\.(png|svg|pdf|dpi)|[0-9]+(\.[0-9]+)?|#[a-z]+|XRATING_SCALE|WINDOWID|DISPLAY|SIGUSR|JSON|PNG/
    for (template, translation) in try catalogue(language).entries {
      func things(_ text: String) -> [String] {
        text.matches(of: kept).map { String($0.0) }.sorted()
      }
      // A placeholder is a word of the language.
      if template.allSatisfy({ $0.isUppercase }), template != "OK" { continue }
      #expect(things(translation) == things(template), "\(template)")
      #expect(translation.hasSuffix(".") || translation.hasSuffix("。") || !template.hasSuffix("."))
      // Such characters would be escaped on the way to the terminal.
      let isPlain = translation.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .format
      }
      #expect(isPlain, "\(template)")
    }
  }

  /// The choices of an option are typed as they stand.
  @Test(arguments: languages)
  func `A translation keeps the words that can be chosen`(language: String) throws {
    let catalogue = try catalogue(language)
    for row in OptionTable.groups.flatMap(\.rows) {
      guard let choices = row.placeholder?.split(separator: "|"), choices.count > 1 else {
        continue
      }
      let help = Message(row.help).template
      for choice in choices where help.contains("(\(choice)") {
        #expect(catalogue.translation(of: help).contains("(\(choice)"))
      }
    }
  }

  @Test(arguments: languages)
  func `The help fits a terminal in every language`(language: String) throws {
    let catalogue = try catalogue(language)
    let lines = HelpText.whole(translating: catalogue.translation(of:))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.columns > 80 } == [])
    let options = OptionTable.groups.flatMap(\.rows).map { "  --\($0.name)" }
    for option in options {
      #expect(lines.contains { $0 == option || $0.hasPrefix(option + " ") })
    }
  }
}
