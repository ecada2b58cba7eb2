import Testing

@testable import RatingCore

@Suite struct ClickAgainTests {
  /// Clicks twice on the third star of three, long enough apart not to be a double click.
  private func value(_ clickAgain: ClickAgain, apart: Seconds = 2) -> (Decimal, Outcome?) {
    var form = Form(items: [Item(value: 2)], clickAgain: clickAgain)
    form.layout = .natural(
      .dialog(form.items), scale: 1, within: Size(width: 1920, height: 1080),
      texts: { _ in .letters(prompt: 10) })
    let row = form.layout.rows[0]
    let x = row.origin.x + row.stars.columns(ofStar: 3).upperBound - 3
    let point = Point(x: x, y: row.origin.y + 3)
    for time in [10, 10 + apart] {
      form.handle(.pressed(.primary, at: point), at: time)
      form.handle(.released(.primary, at: point), at: time + 0.05)
    }
    return (form.items[0].value, form.outcome)
  }

  @Test func `choosing the current value again keeps it`() {
    #expect(value(.keeps) == (3, nil))
  }

  @Test func `or makes it the first value, if that is asked for`() {
    #expect(value(.clears) == (0, nil))
  }

  @Test func `the second half of a double click clears nothing`() {
    #expect(value(.clears, apart: 0.2) == (3, .accepted([3])))
  }

  @Test func `a drag that comes back to where it began is no click`() {
    var form = Form(items: [Item(value: 3)], clickAgain: .clears)
    form.layout = .natural(
      .dialog(form.items), scale: 1, within: Size(width: 1920, height: 1080),
      texts: { _ in .letters(prompt: 10) })
    let row = form.layout.rows[0]
    let start = Point(
      x: row.origin.x + row.stars.columns(ofStar: 3).upperBound - 3, y: row.origin.y + 3)
    form.handle(.pressed(.primary, at: start), at: 1)
    form.handle(.moved(to: Point(x: start.x + 60, y: start.y), primaryHeld: true), at: 2)
    form.handle(.moved(to: start, primaryHeld: true), at: 3)
    form.handle(.released(.primary, at: start), at: 4)
    #expect(form.items[0].value == 3)
  }

  @Test func `a double click accepts the only rating, and not one of several`() {
    for (count, isAccepted) in [(1, true), (2, false)] {
      var form = Form(items: Array(repeating: Item(value: 2), count: count))
      form.layout = .natural(
        .dialog(form.items), scale: 1, within: Size(width: 1920, height: 1080),
        texts: { _ in .letters(prompt: 10) })
      let row = form.layout.rows[0]
      let point = Point(x: row.origin.x + 3, y: row.origin.y + 3)
      for time in [1.0, 1.2] {
        form.handle(.pressed(.primary, at: point), at: time)
        form.handle(.released(.primary, at: point), at: time + 0.05)
      }
      #expect((form.outcome != nil) == isAccepted)
    }
  }
}
