import Testing

@testable import RatingCore

struct FormLiveTests {
  private let items = [
    Item(label: "A", isLive: true), Item(label: "B", value: 2),
    Item(label: "C", value: 1, isReadOnly: true),
    Item(label: "D", scale: .good(max: 8), isLive: true),
  ]

  private func values(after events: [Event]) -> [Decimal] {
    var form = Form(items: items)
    for event in events { form.handle(event, at: 1) }
    return form.items.map(\.value)
  }

  @Test func `values go to the live ratings, in their order`() {
    #expect(values(after: [.valuesSet([4.3, 7.25])]) == [4.3, 2, 1, 7.25])
    #expect(values(after: [.valuesSet([4.3, 7.25]), .valuesSet([0, 8])]) == [0, 2, 1, 8])
  }

  @Test func `values that are missing change nothing, and none too many does`() {
    #expect(values(after: [.valuesSet([])]) == [0, 2, 1, 0])
    #expect(values(after: [.valuesSet([3])]) == [3, 2, 1, 0])
    #expect(values(after: [.valuesSet([3, 4, 5, 5])]) == [3, 2, 1, 4])
  }

  @Test func `a value outside the range is pulled in`() {
    #expect(values(after: [.valuesSet([7, -1])]) == [5, 2, 1, 0])
  }

  @Test func `below a single rating is room for words as wide as the window`() throws {
    let content = FormContent(
      items: [Item(isLive: true)], hasPrompt: false, hasValue: true, buttons: [.ok])
    let room = Size(width: 1920, height: 1080)
    let layout = FormLayout.natural(content, scale: 1, within: room) { _ in .letters(prompt: 0) }
    let place = try #require(layout.rows[0].value)
    #expect(place.columns == 24..<layout.size.width - 24)
  }

  @Test func `nothing else changes a live rating, and no answer contains it`() {
    let form = Form(items: items)
    #expect(form.accepted == .accepted([2]))
    let focus = form.focus
    var changed = form
    changed.handle(.valuesSet([1, 1]), at: 1)
    #expect(changed.focus == focus && changed.outcome == nil)
  }
}
