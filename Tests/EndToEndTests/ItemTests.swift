import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct SeveralItemsTests {
  private let three = [
    "--item", "A", "--value", "4.3", "--step", "0.1", "--item", "B", "--max", "8", "--size", "20",
    "--spacing", "10", "--value", "5", "--item", "C", "--max", "3", "--size", "20", "--spacing",
    "30", "--value", "1.5", "--read-only",
  ]

  @Test func `each rating that can be changed is a line, in their order`() throws {
    let program = try Program.start(three, on: .current)
    #expect(try program.accept() == accepted("4.3", "5"))
  }

  @Test func `Tab moves on to the next rating, and options belong to the item before them`() throws
  {
    let program = try Program.start(three, on: .current)
    try program.strike("Right")
    try program.strike("Tab")
    try program.strike("Left")
    try program.strike("ISO_Left_Tab")
    try program.strike("Right")
    #expect(try program.accept() == accepted("4.5", "4.5"))
  }

  @Test func `options before the first item belong to all`() throws {
    let program = try Program.start(
      ["--max", "3", "--step", "1", "--value", "2", "--item", "A", "--item", "B", "--value", "3"],
      on: .current)
    try program.strike("Left")
    #expect(try program.accept() == accepted("1", "3"))
  }

  @Test func `a changed value is rung for, and words go with it`() throws {
    let program = try Program.start(
      ["--bell", "--labels", "Awful,Poor,Fair,Good,Great", "--value", "4"], on: .current)
    try program.strike("Right")
    #expect(try program.accept() == accepted("4.5"))
  }

  @Test func `a click on the current value clears it if that is asked for`() throws {
    let program = try start("--value", "3", "--click-again", "clear")
    try program.click(star: 3, at: 0.75)
    try program.waitForValue(0)
    #expect(try program.accept() == accepted("0"))
  }

  @Test(arguments: [
    (["--item", "A", "--item", "B", "--instant"], "--instant"),
    (["--labels", "Poor,Good"], "--labels"), (["--click-again", "maybe"], "--click-again"),
    (["--item"], "--item"),
  ])
  func `what makes no sense is refused`(arguments: [String], culprit: String) throws {
    try expectRefusal(of: arguments, naming: culprit)
  }
}
