import RatingCore
import Support
import Testing

@testable import RatingView

@Suite struct GlideFilmTests {
  private let right = KeyStroke(code: 114, key: .right)

  /// When something was shown, with the events and then a second of rest.
  private func frames(
    _ events: [TimedEvent], animates: Bool = true, settings: DesktopSettings = DesktopSettings()
  ) throws -> [Seconds] {
    Fonts.useOne()
    var times: [Seconds] = []
    let host = ScriptedHost(events: [TimedEvent(.exposed, at: 0)] + events)
    host.settings = settings
    host.onShow = { times.append($0.now) }
    let session = Session(
      form: Form(items: [Item(value: 2)]), texts: FormTexts(prompt: "How?"), palette: .light,
      animates: animates,
      host: host)
    _ = try session.run(timeLimit: 10)
    return times
  }

  @Test func `a key glides at the refresh rate and then nothing wakes up`() throws {
    let times = try frames([TimedEvent(.keyPressed(right), at: 1)])
    let glide = times.dropFirst(2)
    #expect((8...25).contains(glide.count))
    #expect((glide.last ?? 9) < 1.5)
  }

  @Test func `without animation a key is one frame`() throws {
    #expect(try frames([TimedEvent(.keyPressed(right), at: 1)], animates: false) == [0, 0, 1])
  }

  @Test func `a desktop that stands still keeps the stars still`() throws {
    var settings = DesktopSettings()
    settings.animates = false
    #expect(try frames([TimedEvent(.keyPressed(right), at: 1)], settings: settings) == [0, 0, 1])
  }

  @Test func `a drag follows the pointer directly`() throws {
    let row = try starsOfSession()
    let drag = [
      TimedEvent(.pressed(.primary, at: point(row, 90)), at: 1),
      TimedEvent(.moved(to: point(row, 200), primaryHeld: true), at: 3),
    ]
    #expect(try frames(drag).filter { $0 > 2 } == [3])
  }

  /// A film strip of one glide; each picture lies between its neighbours.
  @Test func `a film of a glide moves to one side only`() throws {
    Fonts.useOne()
    var filled: [Int] = []
    let end = KeyStroke(code: 115, key: .end)
    let host = ScriptedHost(
      events: [TimedEvent(.exposed, at: 0), TimedEvent(.keyPressed(end), at: 1)])
    let gold = UInt32(0xfff7_b500)
    host.onShow = { host in
      var count = 0
      host.screen?.forEachPixel { _, _, pixel in count += pixel == gold ? 1 : 0 }
      filled.append(count)
    }
    let session = Session(
      form: Form(items: [Item(value: 0)]), texts: FormTexts(), palette: .light, host: host)
    _ = try session.run(timeLimit: 5)
    #expect(filled.count > 10)
    #expect(filled == filled.sorted())
    #expect(filled.first == 0)
  }
}
