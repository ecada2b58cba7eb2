import Testing

@testable import RatingCore

struct FormTests {
  // MARK: - Endings

  @Test(
    arguments: [
      (.closeRequested, .cancelled), (.cancelRequested, .cancelled), (.timeUp, .timedOut),
      (.acceptRequested, .accepted([3])),
    ] as [(Event, Outcome)])
  func `requests and the time limit end a form at once`(event: Event, outcome: Outcome) {
    var player = Player(value: 3)
    player.send(event)
    #expect(player.outcome == outcome)
  }

  @Test(
    arguments: [
      (.closeRequested, .cancelled), (.cancelRequested, .cancelled), (.timeUp, .timedOut),
      (.acceptRequested, .accepted([3])),
    ] as [(Event, Outcome)])
  func `in mid-drag they do so too, and accept only what was chosen`(
    event: Event, outcome: Outcome
  ) {
    var player = Player(value: 3)
    player.press(player.star(5))
    player.send(event)
    #expect(player.outcome == outcome)
  }

  @Test func `the time limit counts, whatever has been chosen so far`() {
    var player = Player(value: 3)
    player.type(.right)
    player.click(player.star(5))
    player.send(.timeUp)
    #expect(player.outcome == .timedOut)
  }

  @Test func `an outcome never changes`() {
    var player = Player(value: 3)
    player.send(.cancelRequested)
    let before = player.form
    player.type(.right, .enter)
    player.click(player.star(5))
    for event in [.acceptRequested, .timeUp, .closeRequested, .unfocused] as [Event] {
      player.send(event)
    }
    #expect(player.form == before)
  }

  @Test func `the answer holds the items that can be changed, in order`() {
    var player = Player([
      Item(scale: .good(step: 0.1), value: 4.3), Item(scale: .good(max: 8), value: 5),
      Item(scale: .good(max: 3), value: 1.5, isReadOnly: true), Item(),
    ])
    player.type(.enter)
    #expect(player.outcome == .accepted([4.3, 5, 0]))
  }

  @Test func `zero is an answer of its own`() {
    var player = Player()
    player.type(.enter)
    #expect(player.outcome == .accepted([0]))
  }

  // MARK: - The key that closes

  @Test(
    arguments: [
      (.enter, .accepted([3])), (.space, .accepted([3])), (.escape, .cancelled),
    ] as [(Key, Outcome)])
  func `a form ends only when the key that closed it comes up`(key: Key, outcome: Outcome) {
    var player = Player(value: 3)
    player.hold(key, times: 30)
    #expect(player.outcome == nil)
    player.send(.keyReleased(code: 99))
    #expect(player.outcome == nil)
    player.send(.keyReleased(code: key.code))
    #expect(player.outcome == outcome)
  }

  @Test func `what happens while that key is down changes nothing`() {
    var player = Player(value: 3)
    player.hold(.enter, times: 1)
    player.click(player.star(5))
    player.click(player.middle(of: .cancel))
    player.type(.right, .escape, .digit(1))
    player.move(to: player.star(4))
    #expect(player.preview == nil)
    player.send(.keyReleased(code: Key.enter.code))
    #expect(player.outcome == .accepted([3]))
  }

  @Test(arguments: [Event.unfocused, .closeRequested, .timeUp])
  func `when the focus, the window or the time goes first, the answer stands`(event: Event) {
    var player = Player(value: 3)
    player.hold(.enter, times: 1)
    player.send(event)
    #expect(player.outcome == .accepted([3]))
  }

  // MARK: - Keys meant for another window

  @Test func `a key that was down when the focus came does not answer until it was up`() {
    var player = Player(value: 3)
    player.send(.unfocused)
    player.send(.focused(heldKeys: [Key.enter.code]))
    player.time += 1
    player.hold(.enter, times: 10)
    #expect(player.form.closing == nil)
    player.send(.keyReleased(code: Key.enter.code))
    #expect(player.outcome == nil)
    player.type(.enter)
    #expect(player.outcome == .accepted([3]))
  }

  @Test(arguments: [Key.enter, .space, .digit(5)])
  func `an early key does not answer, nor does its release`(key: Key) {
    var player = Player(value: 3)
    player.send(.unfocused)
    player.send(.focused(heldKeys: []))
    player.time += 0.1
    player.type(key)
    #expect(player.value == 3)
    #expect(player.outcome == nil)
    player.time += 0.3
    player.type(.enter)
    #expect(player.outcome == .accepted([3]))
  }

  @Test func `escape and the pointer act at once`() {
    var escaping = Player(value: 3)
    escaping.send(.focused(heldKeys: []))
    escaping.type(.escape)
    #expect(escaping.outcome == .cancelled)

    var clicking = Player(isInstant: true)
    clicking.send(.focused(heldKeys: []))
    clicking.click(clicking.star(4))
    #expect(clicking.outcome == .accepted([4]))
  }

  // MARK: - Only shown

  @Test func `a rating that is only shown reacts to nothing`() {
    var player = Player(value: 2.5, isReadOnly: true)
    let before = player.form
    for key in FocusGuardTests.others where key != .escape { player.type(key) }
    for digit in 0...9 { player.type(.digit(digit)) }
    player.type(.decimalSign)
    for star in 1...5 {
      player.move(to: player.star(star))
      player.press(player.star(star))
      player.drag(to: player.star(1))
      player.release(player.star(star))
      player.send(.pressed(.wheelUp, at: player.star(star)))
      player.send(.pressed(.wheelDown, at: player.star(star)))
    }
    player.send(.left)
    #expect(player.preview == nil)
    #expect(player.form.items == before.items)
    #expect(player.form.visibleFocus == before.visibleFocus)
    #expect(player.outcome == nil)
  }

  @Test(
    arguments: [(.enter, .accepted([])), (.escape, .cancelled)] as [(Key, Outcome)],
    [true, false])
  func `return and escape close it`(answer: (Key, Outcome), isInstant: Bool) {
    var player = Player(value: 2.5, isReadOnly: true, isInstant: isInstant)
    player.type(.tab, .backTab, answer.0)
    #expect(player.outcome == answer.1)
  }

  @Test func `the buttons are those that make sense`() {
    #expect(Form(items: [Item()]).buttons == [.cancel, .ok])
    #expect(Form(items: [Item(isReadOnly: true)]).buttons == [.ok])
    #expect(Form(items: [Item(isReadOnly: true), Item()]).buttons == [.cancel, .ok])
    #expect(Form(items: [Item()], isInstant: true).buttons == [])
  }
}
