import Testing

@testable import RatingCore

/// Dragging, and what ends a drag.
struct FormPointerTests {
  static let elsewhere = Point(x: -5_000, y: 9_000)

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

  @Test func `a second press of a button that never came up gives up the drag`() {
    var player = Player(value: 1)
    player.press(player.star(2))
    player.press(player.star(4))
    #expect(player.value == 1)
    player.release(player.star(4))
    #expect(player.value == 1)
    player.click(player.star(4))
    #expect(player.value == 4)
    #expect(player.outcome == nil)
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
}
