import Testing

@testable import RatingCore

/// Numbers that are typed into a form.
struct FormTypingTests {
  @Test func `a typed number is shown as it grows, and accepted`() {
    var player = Player(max: 10, step: 0.1)
    player.type(.digit(8))
    #expect(player.value == 8)
    player.type(.decimalSign)
    #expect(player.value == 8)
    player.type(.digit(5))
    #expect(player.value == 8.5)
    player.type(.enter)
    #expect(player.outcome == .accepted([8.5]))
  }

  @Test func `a number of two digits can be typed`() {
    var player = Player(max: 10, step: 0.1)
    player.type(.digit(1), .digit(0), .enter)
    #expect(player.outcome == .accepted([10]))
  }

  @Test func `digits in a row are one number, and after a pause another`() {
    var ten = Player(max: 10)
    ten.type(.digit(2), .digit(5))
    #expect(ten.value == 10)
    var five = Player()
    five.type(.digit(3), .digit(4))
    #expect(five.value == 5)
    five.time += 1.6
    five.type(.digit(3))
    #expect(five.value == 3)
    five.time += 1.6
    five.type(.digit(4))
    #expect(five.value == 4)
  }

  @Test func `a typed number is never shown above the maximum`() {
    var player = Player()
    for digit in 0...9 {
      player.time += 2
      player.type(.digit(digit))
      #expect(player.value <= 5)
    }
    player.type(.home, .digit(7))
    #expect(player.value == 5)
  }

  @Test func `backspace takes the last digit back, then means the minimum`() {
    var player = Player(max: 10, value: 6)
    player.type(.digit(8), .decimalSign, .digit(5), .backspace)
    #expect(player.value == 8)
    player.type(.backspace, .backspace)
    #expect(player.value == 0)
    player.type(.right, .right, .backspace)
    #expect(player.value == 0, "A step ends the number that was being typed")
  }

  @Test func `any other change ends the number being typed`() {
    var player = Player(max: 20)
    player.type(.digit(1), .right, .digit(2))
    #expect(player.value == 2)
    player.type(.digit(1), .tab, .backTab, .digit(2))
    #expect(player.value == 2)
    player.type(.digit(1))
    player.click(player.star(3))
    player.type(.digit(2))
    #expect(player.value == 2)
    player.type(.digit(1))
    player.send(.pressed(.wheelUp, at: player.star(3)))
    player.type(.digit(2))
    #expect(player.value == 2)
    player.type(.digit(1))
    player.send(.unfocused)
    player.send(.focused(heldKeys: []))
    player.time += 1
    player.type(.digit(2))
    #expect(player.value == 2)
  }

  @Test func `digits with Control, Alt or Super are ignored`() {
    var player = Player(value: 2)
    player.move(to: player.star(5))
    player.type(.digit(4), .decimalSign, .digit(1), modifier: true)
    #expect(player.value == 2)
    #expect(player.preview == 5)
    player.type(.digit(3), modifier: false)
    #expect(player.value == 3)
  }
}
