import Testing

@testable import RatingCore

/// Hovering, the resting pointer, the wheel and the buttons that do nothing.
struct FormHoverTests {
  @Test func `hovering previews and leaves no trace`() {
    var player = Player(step: 0.1, value: 3.7)
    let before = player.form
    for star in 1...5 {
      player.move(to: player.star(star, 0.5))
      #expect(player.preview.map { $0 > Decimal(star - 1) && $0 <= Decimal(star) } == true)
      #expect(player.value == 3.7)
    }
    player.send(.left)
    #expect(player.form == before)
    player.type(.enter)
    #expect(player.outcome == .accepted([3.7]))
  }

  @Test func `accepting while hovering takes the value, not the preview`() {
    var player = Player(value: 2)
    player.move(to: player.star(5))
    player.type(.enter)
    #expect(player.outcome == .accepted([2]))
  }

  @Test(arguments: [0, 10], [LayoutDirection.leftToRight, .rightToLeft])
  func `the preview is the value that a click gives, in every column`(
    spacing: Int, direction: LayoutDirection
  ) {
    let style = RowStyle(size: 30, spacing: spacing, direction: direction)
    var player = Player([Item(value: 2, style: style)])
    let before = player.form
    for x in 0..<player.form.layout.size.width {
      let point = Point(x: x, y: player.star(1).y)
      player.form = before
      player.move(to: point)
      let preview = player.preview
      player.press(point)
      #expect(player.value == preview)
      player.release(point)
      #expect(player.value == preview)
    }
  }

  @Test func `the preview never leaps while the pointer crosses the row`() {
    var player = Player([
      Item(scale: .good(step: 0.1), style: RowStyle(size: 36, spacing: 30))
    ])
    let row = player.form.layout.rows[0].frame
    var before = Decimal(0)
    for x in row.columns {
      player.move(to: Point(x: x, y: row.y))
      let preview = player.preview ?? -1
      #expect(preview >= before && preview - before <= 0.1)
      before = preview
    }
    #expect(before == 5)
  }

  @Test func `a pointer that rests where the window appears previews nothing`() {
    var player = Player(value: 2)
    let point = player.star(5)
    player.send(.appeared(pointer: point))
    player.move(to: point)
    player.move(to: point)
    #expect(player.preview == nil)
    #expect(player.value == 2)
    player.type(.enter)
    #expect(player.outcome == .accepted([2]))
  }

  @Test func `its first real movement begins the preview`() {
    var player = Player(value: 2)
    let point = player.star(5)
    player.send(.appeared(pointer: point))
    player.move(to: Point(x: point.x + 1, y: point.y))
    #expect(player.preview == 5)
    player.move(to: player.star(4))
    #expect(player.preview == 4)
    player.move(to: point)
    #expect(player.preview == 5)
  }

  @Test func `a resting pointer can press at once`() {
    var player = Player(value: 2)
    let point = player.star(5)
    player.send(.appeared(pointer: point))
    player.click(point)
    #expect(player.value == 5)
  }

  @Test func `a key takes the preview away until the pointer moves`() {
    var player = Player(value: 2)
    player.move(to: player.star(5))
    #expect(player.form.visibleFocus == nil)
    player.type(.right)
    #expect(player.preview == nil)
    #expect(player.value == 2.5)
    #expect(player.form.visibleFocus == .item(0))
  }

  @Test func `a pointer that stays on the star it chose previews the value there`() {
    var player = Player(value: 2)
    player.click(player.star(4))
    #expect(player.preview == 4)
    player.send(.left)
    #expect(player.preview == nil)
  }

  @Test func `what a drag or a press ends on is not previewed before the pointer moves`() {
    var player = Player([Item(), Item()])
    let other = player.star(3, item: 1)
    for start in [player.star(2), player.middle(of: .cancel)] {
      for end in [other, player.middle(of: .ok)] {
        player.press(start)
        player.drag(to: end)
        player.release(end)
        #expect(player.form.gesture == .none && player.outcome == nil)
      }
    }
    player.move(to: Point(x: other.x + 1, y: other.y))
    #expect(player.form.preview(ofItem: 1) == 3)
  }

  @Test func `a value from outside takes the preview away until the pointer moves`() {
    var player = Player(value: 2)
    player.click(player.star(4))
    player.send(.valueSet(1, item: 0))
    #expect(player.preview == nil && player.value == 1)
    player.move(to: player.star(5))
    #expect(player.preview == 5)
  }

  @Test func `beside the window and between the rows nothing is previewed`() {
    var player = Player([Item(), Item()])
    let (width, y) = (player.form.layout.size.width, player.star(3).y)
    let between = (y + player.star(3, item: 1).y) / 2
    for point in [Point(x: -1, y: y), Point(x: width, y: y), Point(x: width / 2, y: between)] {
      player.move(to: player.star(3))
      #expect(player.preview == 3)
      player.move(to: point)
      #expect(player.form.gesture == .none)
      player.click(point)
      #expect(player.form.items.map(\.value) == [0, 0])
    }
  }

  // MARK: - The wheel and other buttons

  @Test func `a pointer that only turns the wheel previews nothing`() {
    var player = Player(value: 4)
    let point = player.star(1)
    player.move(to: point)
    player.send(.pressed(.wheelUp, at: point))
    player.move(to: point)
    #expect(player.preview == nil)
    #expect(player.value == 4.5)
    player.move(to: player.star(2))
    #expect(player.preview == 2)
  }

  @Test func `the wheel goes by steps, stops at the ends and never accepts`() {
    var player = Player(value: 4, isInstant: true)
    let point = player.star(1)
    var values: [Decimal] = []
    for _ in 0..<3 {
      player.send(.pressed(.wheelUp, at: point))
      player.send(.released(.wheelUp, at: point))
      values.append(player.value)
    }
    for _ in 0..<11 {
      player.send(.pressed(.wheelDown, at: point))
      player.send(.released(.wheelDown, at: point))
      values.append(player.value)
    }
    #expect(values == [4.5, 5, 5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0, 0])
    #expect(player.outcome == nil)
    #expect(player.preview == nil)
  }

  @Test func `the wheel turns the item under the pointer, else the one with the focus`() {
    var player = Player([Item(value: 1), Item(value: 2), Item(value: 3, isReadOnly: true)])
    player.send(.pressed(.wheelUp, at: player.star(3, item: 1)))
    #expect(player.form.items.map(\.value) == [1, 2.5, 3])
    player.send(.pressed(.wheelUp, at: Point(x: 5, y: 5)))
    #expect(player.form.items.map(\.value) == [1.5, 2.5, 3])
    player.send(.pressed(.wheelUp, at: player.star(3, item: 2)))
    #expect(player.form.items.map(\.value) == [2, 2.5, 3])
    player.type(.backTab)
    player.send(.pressed(.wheelUp, at: Point(x: 5, y: 5)))
    #expect(player.form.items.map(\.value) == [2, 2.5, 3], "A button has the focus")
  }

  @Test func `other buttons do nothing`() {
    var player = Player(value: 2)
    player.move(to: player.star(3))
    let before = player.form
    for point in [player.star(5), player.middle(of: .ok), Point(x: 1, y: 1)] {
      player.send(.pressed(.other, at: point))
      player.send(.released(.other, at: point))
      #expect(player.form == before)
    }
  }
}
