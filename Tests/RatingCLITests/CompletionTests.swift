import Foundation
import Support
import Testing

@testable import RatingCLI

struct CompletionTests {
  private static func path(_ script: CompletionScript) -> String {
    Assets.folder.appending(path: "completions/\(script.name)").path()
  }

  /// They are written anew when `RECORD_GOLDENS` is set.
  @Test(arguments: CompletionScript.all)
  func `The scripts are those of the table of options`(script: CompletionScript) throws {
    let path = Self.path(script)
    let isCurrent = try recorded(script.text, in: path) == script.text
    #expect(isCurrent, "Record \(script.name) anew: RECORD_GOLDENS=1 swift test")
  }

  @Test(arguments: [("bash", 0), ("zsh", 1), ("fish", 2)])
  func `Each shell can read its script`(shell: String, index: Int) throws {
    let path = Self.path(CompletionScript.all[index])
    let result = try Subprocess(shell, ["-n", path]).wait()
    #expect(result == Subprocess.Result(status: 0))
  }

  /// What bash offers after a command line, the last word of which is being typed.
  private func offers(after words: String..., in folder: String = "/") throws -> Set<String> {
    let script = """
      cd "$1" && . "$2" && shift 2 && complete -p xrating > /dev/null || exit
      compopt() { :; }  # which bash has for real completions only
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _xrating && printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Subprocess(
      "bash",
      ["-c", script, "bash", folder, Self.path(CompletionScript.all[0]), "xrating"] + words
    ).wait()
    #expect(result.status == 0 && result.errors == "")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func `Bash completes options, choices and file names`() throws {
    #expect(try offers(after: "--ma") == ["--max", "--max-value"])
    #expect(try offers(after: "--instant", "--ver") == ["--version"])
    #expect(try offers(after: "--snap", "") == ["up", "nearest"])
    #expect(try offers(after: "--snap", "n") == ["nearest"])
    #expect(try offers(after: "--snap", "=") == ["up", "nearest"])
    #expect(try offers(after: "--shape", "=", "h") == ["heart"])
    #expect(try offers(after: "--value", "") == [])
    #expect(
      try offers(after: "--image", "xrating.d", in: Assets.folder.path()) == ["xrating.desktop"])
    #expect(
      try offers(after: "--file", "a", "xrating.s", in: Assets.folder.path()) == ["xrating.svg"])
    let names = OptionTable.groups.flatMap(\.rows).flatMap { [$0.name] + $0.aliases }
    #expect(try offers(after: "") == Set(names.map { "--\($0)" }))
  }

  @Test(arguments: [
    ("--click", ["--click-again"]), ("--snap ", ["nearest", "up"]), ("--value ", []),
    ("--shape=h", ["--shape=heart"]), ("--file a Makef", ["Makefile"]),
  ])
  func `Fish completes options and choices`(typed: String, offers: [String]) throws {
    let result = try Subprocess(
      "fish",
      [
        "--no-config", "-c", "source $argv[1]; cd $argv[3]; complete -C $argv[2]",
        Self.path(CompletionScript.all[2]), "xrating \(typed)",
        Assets.root.path(),
      ]
    ).wait()
    #expect(result.status == 0 && result.errors == "")
    #expect(
      result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == offers)
  }
}
