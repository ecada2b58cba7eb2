import Testing

@testable import RatingCore

struct EffectTests {
  private func change(_ value: Decimal, _ cause: Cause, item: Int = 0) -> Change {
    Change(item: item, value: value, cause: cause)
  }

  @Test func `a drag tells each value once, and what was chosen at its end`() {
    var player = Player()
    player.press(player.star(1))
    for _ in 0..<3 { player.drag(to: player.star(3, 0.2)) }
    player.drag(to: player.star(3, 0.3))
    player.drag(to: player.star(4))
    #expect(player.choices.isEmpty)
    player.release(player.star(4))
    #expect(player.changes == [change(1, .click), change(2.5, .drag), change(4, .drag)])
    #expect(player.choices == [change(4, .drag)])
  }

  @Test func `a click changes and chooses`() {
    var player = Player()
    player.click(player.star(3))
    #expect(player.changes == [change(3, .click)])
    #expect(player.choices == [change(3, .click)])
  }

  @Test func `a click on the value that is there chooses it and changes nothing`() {
    var player = Player(value: 3)
    player.click(player.star(3))
    #expect(player.changes.isEmpty)
    #expect(player.choices == [change(3, .click)])
  }

  static let interruptions: [Event] = [
    .keyPressed(KeyStroke(code: 9, key: .escape)), .pressed(.other, at: Point(x: 0, y: 0)),
    .unfocused, .pointerLost, .acceptRequested,
  ]

  @Test(arguments: interruptions)
  func `a drag that is given up tells that the value goes back, and chooses nothing`(event: Event) {
    var player = Player(value: 2)
    player.press(player.star(4))
    player.drag(to: player.star(5))
    player.send(event)
    player.release(player.star(5))
    #expect(player.changes == [change(4, .click), change(5, .drag), change(2, .drag)])
    #expect(player.choices.isEmpty)
  }

  @Test func `a button that came up out of sight has chosen`() {
    var player = Player()
    player.press(player.star(2))
    player.drag(to: player.star(4))
    player.move(to: player.star(5))
    #expect(player.choices == [change(4, .drag)])
  }

  @Test func `each turn of the wheel and each key is a gesture of its own`() {
    var player = Player(value: 4)
    player.send(.pressed(.wheelUp, at: player.star(2)))
    player.type(.right, .right, .home)
    let told = [
      change(4.5, .wheel), change(5, .key), change(0, .key),
    ]
    #expect(player.changes == told)
    #expect(player.choices == told)
  }

  @Test func `what the program sets is a change and no choice`() {
    var player = Player([Item(), Item(label: "B", isReadOnly: true)])
    player.send(.valueSet(3.2, item: 0))
    player.send(.valueSet(3, item: 0))
    player.send(.valueSet(4.3, item: 1))
    player.send(.valueSet(1, item: 7))
    player.send(.valueSet(1, item: -1))
    #expect(player.changes == [change(3, .program), change(4.3, .program, item: 1)])
    #expect(player.choices.isEmpty)
  }

  @Test func `a value set during a drag waits for it to be given up`() {
    var player = Player(value: 2)
    player.press(player.star(4))
    player.send(.valueSet(1, item: 0))
    #expect(player.value == 4)
    player.type(.escape)
    #expect(player.value == 1)
  }

  @Test func `clearing by a second click is one change and one choice`() {
    var player = Player(value: 3)
    player.form = Form(items: player.form.items, clickAgain: .clears)
    player.form.layout = Player(value: 3).form.layout
    player.click(player.star(3))
    #expect(player.changes == [change(0, .click)])
    #expect(player.choices == [change(0, .click)])
  }

  @Test func `other looks change no value`() {
    var player = Player(value: 3)
    player.send(.styleSet(RowStyle(size: 20, shape: .heart), item: 0))
    player.send(.styleSet(RowStyle(), item: 4))
    #expect(player.form.items[0].style == RowStyle(size: 20, shape: .heart))
    #expect(player.changes.isEmpty && player.choices.isEmpty)
    #expect(player.value == 3)
  }

  @Test func `sizes beyond their ranges are pulled in, whenever they are set`() {
    var style = RowStyle()
    (style.size, style.spacing) = (0, -3)
    #expect((style.size, style.spacing) == (4, 0))
    (style.size, style.spacing) = (99_999, 99_999)
    #expect((style.size, style.spacing) == (1024, 1024))
  }

  @Test func `a form without buttons is answered by keys`() {
    var player = Player()
    player.form = Form(items: [Item(value: 2)], buttons: [])
    player.form.handle(.focused(heldKeys: []), at: 0)
    player.type(.tab, .enter)
    #expect(player.outcome == .accepted([2]))
  }
}
