import Testing

@testable import RatingCore

struct FormPointerTests {
  static let elsewhere = Point(x: -5_000, y: 9_000)

  // MARK: - Dragging

  @Test func `the value follows a drag, and the release chooses it`() {
    var player = Player(value: 1)
    player.press(player.star(2, 0.25))
    #expect(player.value == 1.5)
    for (star, share, value) in [(3, 0.25, 2.5), (5, 0.75, 5), (1, 0.75, 1)]
      as [(Int, Double, Decimal)]
    {
      player.drag(to: player.star(star, share))
      #expect(player.value == value)
    }
    player.release(player.star(1))
    #expect(player.value == 1)
    #expect(player.outcome == nil)
    player.type(.enter)
    #expect(player.outcome == .accepted([1]))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a drag beyond the ends shows the minimum and the maximum`(direction: LayoutDirection) {
    var player = Player(value: 2, direction: direction)
    let (low, high) = direction == .leftToRight ? (-40, 5_000) : (5_000, -40)
    player.press(player.star(2))
    player.drag(to: Point(x: low, y: 10))
    #expect(player.value == 0)
    player.drag(to: Point(x: high, y: 10))
    #expect(player.value == 5)
    player.drag(to: player.star(3))
    #expect(player.value == 3)
  }

  @Test func `only the horizontal position counts while dragging`() {
    var player = Player()
    player.press(player.star(2))
    for y in [-30_000, -1, 0, 700, 30_000] {
      player.drag(to: Point(x: player.star(4).x, y: y))
      #expect(player.value == 4)
    }
  }

  @Test(arguments: [true, false])
  func `a release outside chooses what is shown, and accepts nothing`(isInstant: Bool) {
    var player = Player(value: 1, isInstant: isInstant)
    player.press(player.star(2))
    player.drag(to: Self.elsewhere)
    player.drag(to: Point(x: player.star(4).x, y: -50))
    player.release(Point(x: player.star(4).x, y: -50))
    #expect(player.value == 4)
    #expect(player.outcome == nil)
    player.move(to: player.star(2))
    #expect(player.value == 4)
    #expect(player.preview == 2)
  }

  @Test func `an instant form accepts on a release inside`() {
    var player = Player(isInstant: true)
    player.press(player.star(2))
    player.drag(to: player.star(4, 0.25))
    #expect(player.outcome == nil)
    player.release(player.star(4, 0.25))
    #expect(player.outcome == .accepted([3.5]))
  }

  @Test(
    arguments: [
      .pressed(.other, at: elsewhere), .unfocused, .pointerLost,
      .keyPressed(KeyStroke(code: 9, key: .escape)),
    ] as [Event], [true, false])
  func `an interrupted drag gives the value before it back`(event: Event, isInstant: Bool) {
    var player = Player(value: 1, isInstant: isInstant)
    player.press(player.star(3))
    player.drag(to: player.star(5))
    player.send(event)
    #expect(player.value == 1)
    #expect(player.outcome == nil)
    // The button is still down: nothing follows it any more.
    player.drag(to: player.star(4))
    #expect(player.value == 1)
    #expect(player.preview == nil)
    player.release(player.star(4))
    #expect(player.value == 1)
    #expect(player.outcome == nil)
    player.move(to: player.star(4))
    #expect(player.preview == 4)
  }

  @Test func `a held escape ends the drag and does not close the window as it repeats`() {
    var player = Player(value: 1)
    player.press(player.star(3))
    player.hold(.escape, times: 30)
    #expect(player.value == 1)
    #expect(player.form.closing == nil)
    player.send(.keyReleased(code: Key.escape.code))
    #expect(player.outcome == nil)
    player.type(.escape)
    #expect(player.outcome == .cancelled)
  }

  @Test(arguments: [true, false])
  func `a drag is over once the button is seen to be up`(isInstant: Bool) {
    var player = Player(value: 1, isInstant: isInstant)
    player.press(player.star(2))
    player.drag(to: player.star(4))
    player.move(to: player.star(5))
    #expect(player.value == 4, "What was shown last")
    #expect(player.outcome == nil)
    player.move(to: player.star(3))
    #expect(player.value == 4)
    #expect(player.preview == 3)
  }

  @Test func `leaving the window does not end a drag`() {
    var player = Player()
    player.press(player.star(2))
    player.send(.left)
    player.drag(to: player.star(4))
    #expect(player.value == 4)
  }

  @Test func `keys and the wheel do not act during a drag`() {
    var player = Player()
    player.press(player.star(2))
    player.type(.right, .digit(5), .enter, .space, .tab, .home)
    player.send(.pressed(.wheelUp, at: player.star(2)))
    player.send(.pressed(.wheelDown, at: player.star(2)))
    #expect(player.value == 2)
    #expect(player.outcome == nil)
    player.drag(to: player.star(3))
    #expect(player.value == 3)
  }

  @Test func `an interrupted drag leaves the pointer's resting place behind`() {
    var player = Player(value: 2)
    let point = player.star(3)
    player.send(.pressed(.wheelUp, at: point))
    player.press(point)
    player.move(to: point)
    #expect(player.form.gesture == .none)
    #expect(player.value == 3)
  }

  // MARK: - Clicking

  @Test func `choosing the current value again keeps it`() {
    var player = Player(step: 1, value: 3)
    player.click(player.star(3))
    #expect(player.value == 3)
    player.time += 2
    player.click(player.star(3))
    #expect(player.value == 3)
    #expect(player.outcome == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `zero can be chosen in the strip before star 1`(direction: LayoutDirection) {
    var player = Player(value: 3, direction: direction)
    let row = player.form.layout.rows[0]
    let y = row.origin.y + 1
    for distance in [1, row.stars.zeroStrip] {
      let x =
        direction == .leftToRight ? row.frame.x - distance : row.frame.columns.upperBound + distance
      player.click(Point(x: x, y: y))
      #expect(player.value == 0)
      player.type(.end)
    }
  }

  @Test func `a click gives the focus to its item, and above and below nothing is hit`() {
    var player = Player([Item(value: 1), Item(value: 2)])
    player.click(player.star(4, item: 1))
    #expect(player.form.items.map(\.value) == [1, 4])
    #expect(player.form.focus == .item(1))
    for y in [0, player.form.layout.size.height - 1] {
      player.click(Point(x: player.star(5).x, y: y))
    }
    #expect(player.form.items.map(\.value) == [1, 4])
  }

  @Test func `a double click on a star accepts`() {
    var player = Player()
    player.click(player.star(4))
    #expect(player.outcome == nil)
    player.click(player.star(4))
    #expect(player.outcome == .accepted([4]))
  }

  @Test func `slow clicks, distant ones and ones on two items are not a double click`() {
    var player = Player([Item(), Item()])
    player.click(player.star(4))
    player.time += 1
    player.click(player.star(4))
    player.click(player.star(5))
    player.click(player.star(5, item: 1))
    #expect(player.outcome == nil)
    #expect(player.form.items.map(\.value) == [5, 5])
  }

  @Test func `a drag is not the first half of a double click`() {
    var player = Player()
    player.press(player.star(1))
    player.drag(to: player.star(4))
    player.release(player.star(4))
    player.click(player.star(4))
    #expect(player.outcome == nil)
    player.click(player.star(4))
    #expect(player.outcome == .accepted([4]))
  }

  // MARK: - Buttons

  @Test(arguments: [(.cancel, .cancelled), (.ok, .accepted([2]))] as [(FormButton, Outcome)])
  func `a button acts when it is let go`(button: FormButton, outcome: Outcome) {
    var player = Player(value: 2)
    let middle = player.middle(of: button)
    player.move(to: middle)
    #expect(player.form.face(of: button) == .hovered)
    player.press(middle)
    #expect(player.form.face(of: button) == .pressed)
    #expect(player.outcome == nil)
    player.release(middle)
    #expect(player.outcome == outcome)
  }

  @Test(arguments: [FormButton.cancel, .ok])
  func `a button that is left before the release does not act`(button: FormButton) {
    var player = Player(value: 2)
    let middle = player.middle(of: button)
    player.press(middle)
    player.drag(to: player.star(5))
    #expect(player.form.face(of: button) != .pressed)
    #expect(player.value == 2)
    player.drag(to: middle)
    #expect(player.form.face(of: button) == .pressed)
    player.drag(to: player.star(5))
    player.release(player.star(5))
    #expect(player.outcome == nil)
    #expect(player.value == 2)
    player.press(middle)
    player.release(player.star(5))
    #expect(player.outcome == nil, "Even if no motion told of it")
  }

  @Test(arguments: [Event.unfocused, .pointerLost, .moved(to: elsewhere, primaryHeld: false)])
  func `a press of a button that is interrupted does not act`(event: Event) {
    var player = Player()
    player.press(player.middle(of: .ok))
    player.send(event)
    player.release(player.middle(of: .ok))
    #expect(player.outcome == nil)
  }
}
