import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct ValueTests {
  @Test func `decimals are exact`() throws {
    let program = try start("--max", "1", "--step", "0.1")
    try program.strike("Right", "Right", "Right")
    #expect(try program.accept() == accepted("0.3"))
  }

  @Test func `every value of a row prints as a short plain decimal`() throws {
    let program = try start("--step", "0.1", "--print-partial")
    for _ in 1...50 { try program.strike("Right") }
    let values = (1...50).map { $0 % 10 == 0 ? "\($0 / 10)" : "\($0 / 10).\($0 % 10)" }
    let result = try program.accept()
    #expect(result.output.split(separator: "\n").map(String.init) == values + ["5"])
    #expect(result.status == 0)
  }

  @Test func `the ends can be reached by steps that do not divide the range`() throws {
    let program = try start("--max", "1", "--step", "0.3", "--print-partial")
    for _ in 1...5 { try program.strike("Right") }
    for _ in 1...5 { try program.strike("Left") }
    try program.strike("End")
    #expect(
      try program.accept()
        == accepted("0.3", "0.6", "0.9", "1", "0.9", "0.6", "0.3", "0", "1", "1"))
  }

  @Test(arguments: ["0.4", "0.6", "0.7", "3", "10"])
  func `the maximum can be reached by any step`(step: String) throws {
    let program = try start("--step", step)
    for _ in 1...14 { try program.strike("Right") }
    #expect(try program.accept() == accepted("5"))
  }

  @Test func `a value that is only shown is shown as it is`() throws {
    let program = try start("--read-only", "--value", "3.71")
    let stars = try program.stars()
    let edge = Double(stars.frames[3].x) + 0.71 * Double(stars.frames[3].width)
    #expect(abs(Double(try #require(stars.filled).upperBound) - edge) <= 1)
  }

  @Test(arguments: [("2.5", "0.5", "2.5"), ("3.71", "1", "4"), ("3.249", "0.5", "3")])
  func `a value to edit is drawn and printed as the nearest allowed one`(
    value: String, step: String, nearest: String
  ) throws {
    let program = try start("--value", value, "--step", step)
    try program.waitForValue(try #require(Double(nearest)))
    #expect(try program.accept() == accepted(nearest))
  }

  @Test func `one star is a rating`() throws {
    for (share, value) in [(0.25, "0.5"), (0.75, "1")] {
      let program = try start("--max", "1", "--step", "0.5")
      try program.click(star: 1, at: share)
      #expect(try program.accept() == accepted(value))
    }
  }

  @Test func `ten stars are a rating`() throws {
    let full = try start("--max", "10", "--value", "10")
    #expect(try full.stars().frames.count == 10)
    try full.waitForValue(10)
    let program = try start("--max", "10", "--step", "1")
    try program.click(star: 7)
    #expect(try program.accept() == accepted("7"))
  }

  @Test(arguments: ["strip", "drag", "Home", "0", "wheel"])
  func `zero can be chosen`(way: String) throws {
    let program = try start("--value", "3", "--step", "1")
    let stars = try program.stars()
    switch way {
    case "strip": program.client.click(at: stars.pointBeforeStars, in: program.window)
    case "drag":
      program.drag([stars.point(onStar: 3), stars.point(onStar: 1), Point(x: -30, y: 50)])
    case "wheel":
      for _ in 1...5 {
        program.client.click(at: stars.point(onStar: 3), in: program.window, button: 5)
      }
    default: try program.strike(way)
    }
    #expect(try program.accept() == accepted("0"))
  }

  @Test func `choosing the current value again keeps it`() throws {
    let program = try start("--value", "3", "--step", "1")
    try program.click(star: 3)
    #expect(try program.accept() == accepted("3"))
  }
}

@Suite struct ImpossibleNumberTests {
  @Test(arguments: [
    "--value nan", "--value 1e400", "--max inf", "--max 0", "--step 0", "--step -1",
    "--min 5 --max 5", "--min 6",
  ])
  func `an impossible number is refused before anything is drawn`(arguments: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    try expectRefusal(of: words, naming: words[0])
  }
}
