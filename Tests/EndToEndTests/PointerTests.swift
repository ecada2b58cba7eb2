import RatingCore
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct PointerTests {
  @Test func `what hovering previews is what a click chooses`() throws {
    let program = try start("--spacing", "10", "--size", "20", "--print-partial")
    let row = try StarColumns(program, size: 20, spacing: 10)
    var chosen = 0.0
    var changes: [String] = []
    // From star to star, for two clicks on one star would be a double click.
    for offset in 0..<30 {
      for x in stride(from: offset, to: row.width, by: 30) {
        let value = Double(x / 30) + (offset < 10 ? 0.5 : 1)
        program.client.movePointer(to: row.point(x), in: program.window)
        try program.waitForPreview(value, of: chosen)
        program.client.click(at: row.point(x), in: program.window)
        try program.waitForPreview(value, of: value)
        if value != chosen { changes.append(printed(value)) }
        chosen = value
      }
    }
    let result = try program.accept()
    #expect(result.output.split(separator: "\n").map(String.init) == changes + [printed(chosen)])
  }

  @Test func `the fill edge follows the pointer`() throws {
    let program = try start("--size", "36", "--spacing", "30", "--step", "0.1", "--print-partial")
    let row = try StarColumns(program, size: 36, spacing: 30)
    for n in 0..<5 {
      let point = row.point(66 * n + 17)
      program.client.click(at: point, in: program.window)
      try program.waitForValue(Double(n) + 0.5)
      let edge = try #require(try program.stars().filled).upperBound
      #expect(abs(Double(edge) - Double(point.x)) <= 3.6)
    }
    #expect(try program.accept() == accepted("0.5", "1.5", "2.5", "3.5", "4.5", "4.5"))
  }

  @Test func `whole steps give the star anywhere on it and in the gap behind it`() throws {
    for offset in [0, 18, 35, 65] {
      let program = try start("--size", "36", "--spacing", "30", "--step", "1", "--print-partial")
      let row = try StarColumns(program, size: 36, spacing: 30)
      for n in 0..<5 {
        program.client.click(at: row.point(66 * n + offset), in: program.window)
      }
      #expect(try program.accept() == accepted("1", "2", "3", "4", "5", "5"))
    }
  }

  @Test func `halves change in the middle of a star`() throws {
    let program = try start("--size", "36", "--spacing", "30", "--print-partial")
    let row = try StarColumns(program, size: 36, spacing: 30)
    for x in [0, 66, 17, 83, 18, 84, 35, 101] {
      program.client.click(at: row.point(x), in: program.window)
    }
    #expect(
      try program.accept()
        == accepted("0.5", "1.5", "0.5", "1.5", "1", "2", "1", "2", "2"))
  }

  @Test func `a drag beyond the window stops at the ends`() throws {
    let program = try start("--step", "1")
    let stars = try program.stars()
    let width = try #require(program.client.frame(of: program.window)).width
    program.client.movePointer(to: stars.point(onStar: 2), in: program.window)
    program.client.press()
    try program.waitForValue(2)
    program.client.movePointer(to: Point(x: -40, y: 400), in: program.window)
    try program.waitForValue(0)
    program.client.movePointer(to: Point(x: width + 400, y: -50), in: program.window)
    try program.waitForValue(5)
    program.client.movePointer(to: stars.point(onStar: 3), in: program.window)
    try program.waitForValue(3)
    program.client.release()
    #expect(try program.accept() == accepted("3"))
  }

  @Test(arguments: [false, true])
  func `a drag that is released outside is over`(instant: Bool) throws {
    let program =
      try instant ? start("--step", "1", "--instant") : start("--step", "1")
    let stars = try program.stars()
    program.client.movePointer(to: stars.point(onStar: 2), in: program.window)
    program.client.press()
    program.client.movePointer(to: stars.point(onStar: 4), in: program.window)
    program.client.movePointer(to: Point(x: stars.point(onStar: 4).x, y: -30), in: program.window)
    program.client.release()
    try program.waitForValue(4)
    program.client.movePointer(to: stars.point(onStar: 1), in: program.window)
    try program.waitForPreview(1, of: 4)
    program.client.movePointer(to: Point(x: -30, y: -30), in: program.window)
    try program.waitForValue(4)
    #expect(try program.accept() == accepted("4"))
  }

  @Test func `a drag ends where it began when another window takes the focus`() throws {
    let program = try start("--value", "1", "--step", "1")
    let other = try PlainWindow(on: .current, frame: Rect(x: 0, y: 0, width: 20, height: 20))
    try program.waitForKeys()
    program.client.movePointer(to: try program.stars().point(onStar: 4), in: program.window)
    program.client.press()
    try program.waitForValue(4)
    other.takeFocus()
    try program.waitForValue(1)
    program.client.release()
    program.client.movePointer(to: Point(x: -30, y: -30), in: program.window)
    program.client.focus(program.window)
    try program.waitForValue(1)
    program.client.close(program.window)
    #expect(try program.finish() == cancelled)
  }

  @Test(arguments: ["Escape", "other button"])
  func `a drag can be taken back`(way: String) throws {
    let program = try start("--value", "1", "--step", "1")
    try program.waitForKeys()
    program.client.movePointer(to: try program.stars().point(onStar: 4), in: program.window)
    program.client.press()
    try program.waitForValue(4)
    if way == "Escape" {
      try program.strike("Escape")
    } else {
      program.client.press(button: 3)
      program.client.release(button: 3)
    }
    try program.waitForValue(1)
    program.client.release()
    #expect(try program.accept() == accepted("1"))
  }

  @Test func `hovering leaves no trace`() throws {
    let program = try start("--value", "3.7", "--step", "0.1")
    try program.waitForKeys()
    let before = try program.client.stablePicture(of: program.window)
    let stars = try program.stars()
    let columns = stars.frames[0].x - 60..<stars.frames[4].columns.upperBound + 60
    for x in stride(from: columns.lowerBound, to: columns.upperBound, by: 7) {
      program.client.movePointer(to: Point(x: x, y: stars.frames[0].y + 20), in: program.window)
    }
    program.client.movePointer(to: Point(x: -50, y: -50), in: program.window)
    _ = try program.client.picture(of: program.window, showing: "the picture before") {
      $0.hasSamePixels(as: before)
    }
    #expect(try program.accept() == accepted("3.7"))
  }

  @Test func `the wheel moves by a step and other buttons do nothing`() throws {
    let program = try start("--value", "3", "--step", "1", "--print-partial")
    let client = program.client
    try program.waitForKeys()
    try program.hover(star: 3)
    try program.waitForValue(3)
    let before = try client.stablePicture(of: program.window)
    for button in [2, 3, 6, 7, 8, 9] {
      client.press(button: button)
      client.release(button: button)
    }
    #expect(try client.stablePicture(of: program.window).hasSamePixels(as: before))
    for button in [4, 4, 4, 5, 5] {
      client.press(button: button)
      client.release(button: button)
    }
    #expect(try program.accept() == accepted("4", "5", "4", "3", "3"))
  }

  @Test func `a window that appears under the pointer keeps its value`() throws {
    let first = try start("--value", "2", "--step", "1")
    try first.hover(star: 5)
    try first.strike("Escape")
    #expect(try first.finish() == cancelled)
    let program = try start("--value", "2", "--step", "1")
    #expect(
      try #require(program.client.frame(of: program.window)).contains(program.client.pointer))
    try program.waitForValue(2)
    #expect(try program.accept() == accepted("2"))
  }
}

/// A whole or half value as it is printed.
private func printed(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}
