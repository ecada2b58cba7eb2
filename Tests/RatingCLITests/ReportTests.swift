import RatingCore
import Testing

@testable import RatingCLI

struct ReportTests {
  @Test(
    arguments: [
      (.accepted([3.5]), "3.5\n", 0), (.accepted([0]), "0\n", 0), (.accepted([]), "", 0),
      (.accepted([0.3, 4, 5]), "0.3\n4\n5\n", 0), (.cancelled, "", 1), (.timedOut, "", 5),
    ] as [(Outcome, String, Int32)])
  func `An outcome has a text and a status`(outcome: Outcome, text: String, status: Int32) {
    let report = Report(outcome)
    #expect(report.text == text)
    #expect(report.status.rawValue == status)
  }
}
