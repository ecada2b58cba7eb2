import RatingCore
import Testing

@testable import RatingCLI

struct FileRatingTests {
  @Test(
    arguments: [
      (0, 5, 0), (0.5, 5, 1), (1, 5, 2), (3.5, 5, 7), (4.3, 5, 9), (4.25, 5, 9), (4.2, 5, 8),
      (5, 5, 10), (7, 10, 7), (0.5, 1, 5), (1, 1, 10), (1, 3, 3), (2, 3, 7), (3, 3, 10),
      (1, 100, 1), (0.1, 100, 1), (15, 100, 2), (14, 100, 1), (99, 100, 10), (100, 100, 10),
    ] as [(Decimal, Int, Int)])
  func `A value is a whole number of ten, and above 0 if it is itself`(
    value: Decimal, max: Int, number: Int
  ) {
    #expect(FileRating.number(for: value, max: max) == number)
  }

  @Test(
    arguments: [
      (0, 5, 0), (7, 5, 3.5), (10, 5, 5), (7, 10, 7), (5, 1, 0.5), (1, 3, 0.3), (7, 100, 70),
    ] as [(Int, Int, Decimal)])
  func `A number of ten is a share of all stars`(number: Int, max: Int, value: Decimal) {
    #expect(FileRating.value(of: number, max: max) == value)
  }

  @Test(arguments: RatingScale.maxima)
  func `A number comes back as it was`(max: Int) {
    for number in 0...10 {
      let value = FileRating.value(of: number, max: max)
      #expect(FileRating.number(for: value, max: max) == number)
    }
  }

  @Test(
    arguments: [
      (["--file", "a"], ["a"], "a – Rating"),
      (["--file", "/b/c", "--file=d", "--max", "3"], ["/b/c", "d"], "c (+1) – Rating"),
      (["--file", "a", "b", "c d"], ["a", "b", "c d"], "a (+2) – Rating"),
      (
        ["--file", "-x", "--max", "3", "--", "-y", "--file", "--"], ["-x", "-y", "--file", "--"],
        "-x (+3) – Rating"
      ),
      (["--file", "--", "--file", "--max"], ["--", "--max"], "-- (+1) – Rating"),
      (["--file", "a\nb"], ["a\nb"], #"a\nb – Rating"#),
      (["--title", "T", "--file", "a"], ["a"], "T"), (["--file", "a", "--title", ""], ["a"], ""),
    ] as [([String], [FilePath], String)])
  func `Any word can be a file, and the title names the first`(
    arguments: [String], paths: [FilePath], title: String
  ) throws {
    let command = try Options.parse(arguments.map { Array($0.utf8) })
    guard case .ask(let options) = command else { throw UnexpectedCommand(command: command) }
    #expect(options.files.map(\.path) == paths)
    #expect(options.title == title)
    #expect(options.startsFromFiles)
  }

  @Test func `A value that is given is where the rating starts, whatever files have`() throws {
    #expect(try !options("--file", "a", "--value", "3").startsFromFiles)
    #expect(try !options("--value", "3", "--file", "a", "--item", "A").startsFromFiles)
    #expect(try !options("--max", "3").startsFromFiles)
  }

  @Test func `Only an accepted value is kept`() throws {
    let options = try options("--file", "a", "--max", "10")
    #expect(options.fileNumber(after: .accepted([7])) == 7)
    #expect(options.fileNumber(after: .accepted([0])) == 0)
    #expect(options.fileNumber(after: .accepted([])) == nil)
    #expect(options.fileNumber(after: .cancelled) == nil)
    #expect(options.fileNumber(after: .timedOut) == nil)
  }
}
