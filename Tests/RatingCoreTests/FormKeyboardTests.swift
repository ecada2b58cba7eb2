import Testing

@testable import RatingCore

struct FormKeyboardTests {
  @Test(
    arguments: [
      (.right, 3), (.up, 3), (.plus, 3), (.left, 2), (.down, 2), (.minus, 2), (.pageUp, 3.5),
      (.pageDown, 1.5), (.home, 0), (.end, 5), (.delete, 0), (.backspace, 0), (.digit(0), 0),
      (.digit(4), 4), (.digit(9), 5),
    ] as [(Key, Decimal)])
  func `each key has its effect on the value`(key: Key, value: Decimal) {
    var player = Player(value: 2.5)
    player.type(key)
    #expect(player.value == value)
    #expect(player.outcome == nil)
  }

  @Test(arguments: [(.right, 2), (.left, 3), (.up, 3), (.down, 2)] as [(Key, Decimal)])
  func `left and right are mirrored right-to-left, up and down are not`(key: Key, value: Decimal) {
    var player = Player(value: 2.5, direction: .rightToLeft)
    player.type(key)
    #expect(player.value == value)
  }

  @Test func `three steps of a tenth are 0.3`() {
    var player = Player(max: 1, step: 0.1)
    player.type(.right, .right, .right, .enter)
    #expect(player.outcome == .accepted([0.3]))
  }

  @Test func `steps that do not divide the range are walked there and back`() {
    var player = Player(max: 1, step: 0.3)
    var visited: [Decimal] = []
    for _ in 0..<5 {
      player.type(.right)
      visited.append(player.value)
    }
    for _ in 0..<5 {
      player.type(.left)
      visited.append(player.value)
    }
    #expect(visited == [0.3, 0.6, 0.9, 1, 1, 0.9, 0.6, 0.3, 0, 0])
    player.type(.end)
    #expect(player.value == 1)
  }

  @Test(arguments: [Key.right, .left, .pageUp, .pageDown])
  func `a held key stops at the end without wrapping`(key: Key) {
    var player = Player(step: 0.1, value: 2.5)
    player.hold(key, times: 90)
    #expect(player.value == (key == .right || key == .pageUp ? 5 : 0))
  }

  @Test(
    arguments: [
      (3, 1, .pageUp, 3), (3, 5, .pageDown, 3), (0.3, 0.3, .pageUp, 1.5),
      (0.3, 1.5, .pageDown, 0.3), (0.5, 4.5, .pageUp, 5), (0.5, 0.5, .pageDown, 0),
    ] as [(Decimal, Decimal, Key, Decimal)])
  func `page keys move by one star, or to the next value beyond it`(
    step: Decimal, start: Decimal, key: Key, value: Decimal
  ) {
    var player = Player(step: step, value: start)
    player.type(key)
    #expect(player.value == value)
  }

  @Test func `a minimum is the lower end of every key`() {
    var player = Player(min: 1.3, value: 3)
    for key in [.home, .delete, .digit(0), .backspace] as [Key] {
      player.type(.end, key)
      #expect(player.value == 1.3)
    }
    player.type(.left, .down, .pageDown)
    #expect(player.value == 1.3)
    player.type(.right)
    #expect(player.value == 1.5)
  }

  @Test func `a key without a meaning does nothing`() {
    var player = Player(value: 2)
    let before = player.form
    player.send(.keyPressed(KeyStroke(code: 77, key: nil)))
    player.send(.keyReleased(code: 77))
    #expect(player.form == before)
  }

  // MARK: - The focus

  @Test func `tab goes around the items and buttons, and changes no value`() {
    let shown = Item(value: 4.3, isReadOnly: true)
    var player = Player([Item(value: 1), shown, Item(value: 2)])
    var visited: [FormFocus] = []
    for _ in 0..<5 {
      visited.append(player.form.focus)
      player.type(.tab)
    }
    #expect(visited == [.item(0), .item(2), .button(.cancel), .button(.ok), .item(0)])
    player.type(.backTab, .backTab)
    #expect(player.form.focus == .button(.ok))
    #expect(player.form.items.map(\.value) == [1, 4.3, 2])
    #expect(player.form.visibleFocus == .button(.ok))
  }

  @Test func `keys change the item that has the focus, and no other`() {
    var player = Player([Item(value: 1), Item(value: 2)])
    player.type(.tab, .right)
    #expect(player.form.items.map(\.value) == [1, 2.5])
    player.type(.tab, .right, .digit(3), .home)
    #expect(player.form.items.map(\.value) == [1, 2.5], "A button has the focus")
    player.type(.backTab, .backTab, .right, .enter)
    #expect(player.outcome == .accepted([1.5, 2.5]))
  }

  @Test(arguments: [Key.enter, .space])
  func `return and space accept on the stars, and press a button that has the focus`(key: Key) {
    var onStars = Player(value: 3)
    onStars.type(key)
    #expect(onStars.outcome == .accepted([3]))
    var onCancel = Player(value: 3)
    onCancel.type(.tab, key)
    #expect(onCancel.outcome == .cancelled)
    var onOK = Player(value: 3)
    onOK.type(.backTab, key)
    #expect(onOK.outcome == .accepted([3]))
  }

  @Test func `escape cancels`() {
    var player = Player(value: 3)
    player.type(.right, .escape)
    #expect(player.outcome == .cancelled)
  }

  @Test func `the focus ring is seen only while the window has the focus`() {
    var player = Player()
    #expect(player.form.visibleFocus == .item(0))
    player.send(.unfocused)
    #expect(player.form.visibleFocus == nil)
  }
}
