import Glibc
import RatingCore
import Testing

@testable import RatingCLI

/// The program itself keeps the "C" locale; a program that uses the module need not.
@Suite(.serialized) struct LocaleTests {
  @Test(arguments: ["C", "C.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8", "ja_JP.eucJP"])
  func `Words, numbers and messages do not depend on the locale`(name: String) throws {
    // A locale that is not installed leaves the one before it in place, which does no harm.
    setlocale(LC_ALL, name)
    defer { setlocale(LC_ALL, "C") }
    let options = try options("--text", "Größe 日本", "--value", "3.5", "--timeout", "0.25")
    #expect(options.text == "Größe 日本")
    #expect(options.items[0].value == 3.5)
    #expect(options.timeLimit == 0.25)
    #expect(Report(.accepted([3.5]), of: options.items).text == Array("3.5\n".utf8))
    let error = #expect(throws: UsageError.self) { try Options.parse(words("--nosuch")) }
    #expect(error?.description == "unknown option --nosuch")
    let comma = #expect(throws: UsageError.self) { try Options.parse(words("--value", "3,5")) }
    #expect(comma?.description == #"option --value: "3,5" is not a number"#)
  }
}
