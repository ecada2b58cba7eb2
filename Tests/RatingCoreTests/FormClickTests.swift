import Testing

@testable import RatingCore

/// Clicks on stars and buttons.
struct FormClickTests {
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

  @Test func `the desktop says how quick and how close a double click must be`() {
    var player = Player()
    player.form.doubleClick = DoubleClick(interval: 0.9, distance: 1)
    player.click(player.star(4))
    player.time += 0.8
    let near = player.star(4)
    player.click(Point(x: near.x + 2, y: near.y))
    #expect(player.outcome == nil)
    player.time += 0.8
    player.click(Point(x: near.x + 2, y: near.y + 1))
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

  @Test func `an abandoned press between two clicks keeps them apart`() {
    var player = Player()
    player.click(player.star(4))
    player.press(player.star(4))
    player.send(.pressed(.other, at: player.star(4)))
    player.release(player.star(4))
    player.click(player.star(4))
    #expect(player.outcome == nil)
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

  @Test(arguments: [
    Event.unfocused, .pointerLost, .moved(to: FormPointerTests.elsewhere, primaryHeld: false),
  ])
  func `a press of a button that is interrupted does not act`(event: Event) {
    var player = Player()
    player.press(player.middle(of: .ok))
    player.send(event)
    player.release(player.middle(of: .ok))
    #expect(player.outcome == nil)
  }
}
