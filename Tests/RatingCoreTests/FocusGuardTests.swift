import Testing

@testable import RatingCore

struct FocusGuardTests {
  static let committing: [Key] = [.enter, .space, .digit(0), .digit(5), .decimalSign]
  static let others: [Key] = [
    .escape, .left, .right, .up, .down, .plus, .minus, .home, .end, .pageUp, .pageDown, .tab,
    .backTab, .backspace, .delete,
  ]

  @Test(arguments: committing)
  func `a key that commits or enters a value waits 0.3 s after the focus came`(key: Key) {
    var focus = FocusGuard()
    focus.focused(at: 10, heldKeys: [])
    let admitted = [(36, 10), (37, 10.299), (38, 10.301)].map { code, time in
      focus.admits(KeyStroke(code: code, key: key), at: time)
    }
    #expect(admitted == [false, false, true])
  }

  @Test(arguments: others)
  func `every other key acts at once`(key: Key) {
    var focus = FocusGuard()
    focus.focused(at: 10, heldKeys: [36])
    let admitted = focus.admits(KeyStroke(code: 40, key: key), at: 10)
    #expect(admitted)
  }

  @Test(arguments: committing + others)
  func `a key that was down when the focus came acts only after it was up`(key: Key) {
    var focus = FocusGuard()
    focus.focused(at: 10, heldKeys: [36, 50])
    var admitted: [Bool] = []
    for (time, released) in [(10.1, 50), (20, 36), (21, 36)] {
      admitted.append(focus.admits(KeyStroke(code: 36, key: key), at: time))
      focus.released(code: released)
    }
    #expect(admitted == [false, false, true])
  }

  @Test func `a key pressed too early does not act by its repetition`() {
    var focus = FocusGuard()
    focus.focused(at: 10, heldKeys: [])
    let stroke = KeyStroke(code: 36, key: .enter)
    var admitted = [10.2, 10.25, 10.5, 11].map { focus.admits(stroke, at: $0) }
    focus.released(code: 36)
    admitted.append(focus.admits(stroke, at: 12))
    #expect(admitted == [false, false, false, false, true])
  }

  @Test func `each arrival of the focus counts anew`() {
    var focus = FocusGuard()
    focus.focused(at: 10, heldKeys: [36])
    focus.focused(at: 20, heldKeys: [])
    let admitted = [(36, 20.2), (37, 20.4)].map { code, time in
      focus.admits(KeyStroke(code: code, key: .enter), at: time)
    }
    #expect(admitted == [false, true])
  }

  @Test func `without a focus to guard against, keys act`() {
    var focus = FocusGuard()
    let admitted = focus.admits(KeyStroke(code: 36, key: .enter), at: 0)
    #expect(admitted)
  }
}
