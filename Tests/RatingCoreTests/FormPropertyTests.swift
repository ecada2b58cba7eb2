import Testing

@testable import RatingCore

/// What holds after every event, whatever the user does.
struct FormPropertyTests {
  @Test(arguments: 1...40)
  func `any events leave values on their scales and an outcome as it was`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<10 {
      var player = Player(items(using: &random), isInstant: Bool.random(using: &random))
      for _ in 0..<200 {
        let before = player.form
        let event = event(for: player, using: &random)
        player.time += [0, 0.02, 0.2, 1].randomElement(using: &random) ?? 0
        player.send(event)
        guard isSound(player.form, after: before) else {
          Issue.record("\(event) leads from \(before) to \(player.form)")
          return
        }
        if player.outcome != nil, Int.random(in: 0..<8, using: &random) == 0 { break }
      }
    }
  }

  private func isSound(_ form: Form, after before: Form) -> Bool {
    for (item, old) in zip(form.items, before.items) {
      if item.isReadOnly {
        guard item == old else { return false }
      } else {
        guard item.scale.contains(item.value) else { return false }
      }
    }
    for index in form.items.indices {
      if let preview = form.preview(ofItem: index) {
        guard form.items[index].scale.contains(preview), !form.items[index].isReadOnly
        else { return false }
      }
    }
    if case .item(let index) = form.focus, form.items[index].isReadOnly { return false }
    if case .accepted(let values) = form.outcome {
      guard values == form.items.filter({ !$0.isReadOnly }).map(\.value) else { return false }
    }
    return before.outcome == nil || form == before
  }

  private func items(using random: inout SplitMix64) -> [Item] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let step = StarRowPropertyTests.steps.randomElement(using: &random) ?? 1
      let max = [1, 2, 5, 8, 10, 100].randomElement(using: &random) ?? 5
      let min = ([0, 0, 0.5, 0.7] as [Decimal]).randomElement(using: &random) ?? 0
      return Item(
        scale: .good(max: max, step: step, min: min),
        value: Decimal(Double.random(in: -1...12, using: &random)),
        isReadOnly: Int.random(in: 0..<4, using: &random) == 0,
        snap: Bool.random(using: &random) ? .up : .nearest,
        style: RowStyle(
          size: Int.random(in: 4...60, using: &random),
          direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft))
    }
  }

  private func event(for player: Player, using random: inout SplitMix64) -> Event {
    let point = point(for: player, using: &random)
    let keys = FocusGuardTests.committing + FocusGuardTests.others
    let key = keys.randomElement(using: &random) ?? .enter
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: return .moved(to: point, primaryHeld: Bool.random(using: &random))
    case 25..<40: return .pressed(.primary, at: point)
    case 40..<52: return .released(.primary, at: point)
    case 52..<54: return .pressed(.other, at: point)
    case 54..<58: return .pressed(Bool.random(using: &random) ? .wheelUp : .wheelDown, at: point)
    case 58..<60: return .left
    case 60..<62: return .appeared(pointer: Bool.random(using: &random) ? point : nil)
    case 62..<82:
      let isCommitting = key == .enter || key == .space || key == .escape
      // Keys that close are rare, or no sequence would be long.
      let rare = isCommitting && Int.random(in: 0..<8, using: &random) > 0
      return .keyPressed(
        KeyStroke(
          code: key.code, key: rare ? nil : key,
          hasModifier: Int.random(in: 0..<6, using: &random) == 0))
    case 82..<90: return .keyReleased(code: key.code)
    case 90..<93: return .focused(heldKeys: Bool.random(using: &random) ? [] : [36, 200])
    case 93..<95: return .unfocused
    case 95..<97: return .pointerLost
    case 97: return .exposed
    case 98: return .resized(Size(width: 1, height: 1))
    default:
      let endings = [Event.closeRequested, .acceptRequested, .cancelRequested, .timeUp]
      return endings.randomElement(using: &random) ?? .timeUp
    }
  }

  private func point(for player: Player, using random: inout SplitMix64) -> Point {
    let size = player.form.layout.size
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      return Point(
        x: Int.random(in: -40_000...40_000, using: &random),
        y: Int.random(in: -40_000...40_000, using: &random))
    case 1:
      return player.middle(of: Bool.random(using: &random) ? .ok : .cancel)
    case 2..<7:
      let item = Int.random(in: 0..<player.form.items.count, using: &random)
      let row = player.form.layout.rows[item]
      return Point(
        x: row.origin.x + Int.random(in: -20...row.stars.width + 20, using: &random),
        y: row.origin.y + Int.random(in: 0..<row.stars.size, using: &random))
    default:
      return Point(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
    }
  }
}
