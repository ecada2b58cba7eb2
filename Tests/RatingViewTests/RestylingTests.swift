import RatingCore
import Support
import Testing

@testable import RatingView

@Suite struct RestylingTests {
  private func show(_ items: [Item], _ events: [Event]) throws -> ScriptedHost {
    Fonts.useOne()
    let host = ScriptedHost(
      events: ([.exposed] + events).enumerated().map { TimedEvent($1, at: Double($0)) })
    let session = Session(
      form: Form(items: items), texts: FormTexts(), palette: .light, animates: false, host: host)
    _ = try session.run()
    return host
  }

  private let fat = RowStyle(shape: .star(StarOutline(innerRadius: 0.7)))

  @Test func `a row with other looks is as if it had been opened with them`() throws {
    let restyled = try show(
      [Item(label: "A", value: 2), Item(label: "B", value: 3.5)], [.styleSet(fat, item: 1)])
    let opened = try show(
      [Item(label: "A", value: 2), Item(label: "B", value: 3.5, style: fat)], [])
    #expect(restyled.screen?.allPixels == opened.screen?.allPixels)
  }

  @Test func `only the stars of that row are painted, once for each time`() throws {
    let items = [Item(label: "A", value: 2), Item(label: "B", value: 3.5)]
    let before = try show(items, []).loads
    // The filled and the empty stars of one row.
    #expect(try show(items, [.styleSet(fat, item: 1)]).loads == before + 2)
    #expect(try show(items, [.styleSet(items[1].style, item: 1)]).loads == before)
    #expect(try show(items, [.styleSet(fat, item: 1), .valueSet(3, item: 1)]).loads == before + 3)
  }

  @Test func `a window of its natural size asks for the room that larger stars need`() throws {
    let large = RowStyle(size: 88)
    let host = try show([Item(value: 2)], [.styleSet(large, item: 0)])
    let wish = try #require(host.window)
    #expect(wish.size == (try show([Item(value: 2, style: large)], []).window?.size))
  }

  @Test func `larger stars in a window that got its size fit into it`() throws {
    let size = try #require(try show([Item(value: 2)], []).window?.size)
    let opened = try show([Item(value: 2)], [.exposed])
    let host = try show(
      [Item(value: 2)], [.styleSet(RowStyle(size: 88), item: 0), .resized(size), .exposed])
    #expect(host.screen?.size == size)
    #expect(host.shown.count == opened.shown.count + 1)
  }

  @Test func `many changes in one moment are one repaint`() throws {
    Fonts.useOne()
    let events = (1...50).map { TimedEvent(.valueSet(Decimal($0) / 10, item: 0), at: 1) }
    let host = ScriptedHost(events: [TimedEvent(.exposed, at: 0)] + events)
    let session = Session(
      form: Form(items: [Item(isReadOnly: true)]), texts: FormTexts(), animates: false, host: host)
    _ = try session.run()
    #expect(session.form.items[0].value == 5)
    let opened = try show([Item(isReadOnly: true)], [])
    #expect(host.shown.count == opened.shown.count + 1)
  }

  @Test func `changes and choices are told in their order`() throws {
    let row = try starsOfSession()
    Fonts.useOne()
    let host = ScriptedHost(events: [
      TimedEvent(.exposed, at: 0),
      TimedEvent(.pressed(.primary, at: point(row, 10)), at: 1),
      TimedEvent(.moved(to: point(row, 170), primaryHeld: true), at: 1.1),
      TimedEvent(.released(.primary, at: point(row, 170)), at: 1.2),
    ])
    let session = Session(
      form: Form(items: [Item(value: 2)]), texts: FormTexts(prompt: "How?"), palette: .light,
      host: host)
    var told: [String] = []
    session.onChange = { told.append("\($0.value) \($0.cause)") }
    session.onChoose = { told.append("chosen: \($0.value) \($0.cause)") }
    _ = try session.run()
    #expect(told == ["0.5 click", "3.5 drag", "chosen: 3.5 drag"])
  }
}
