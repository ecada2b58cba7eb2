import CGLib
import RatingX11
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct RatingWindowTests {
  /// A window on the server of the suite; its title tells it from others.
  private func window(_ title: String, _ items: Item...) throws -> RatingWindow {
    Fonts.useOne()
    let window = RatingWindow(title, items: items)
    window.texts.title = title
    window.display = try XServer.current.name
    window.palette = .light
    window.animates = false
    return window
  }

  private func answer(_ result: Result<Outcome, any Error>?) -> Outcome? {
    try? result?.get()
  }

  @Test func `a drag tells each value with its cause, and chooses once`() throws {
    try withOwnContext {
      let client = try XClient(.current)
      let window = try window("drag", Item(value: 2))
      var told: [String] = []
      window.onChange = { told.append("\($0.value) \($0.cause)") }
      window.onChoose = { told.append("chosen: \($0.value) \($0.cause)") }
      var result: Result<Outcome, any Error>?
      try window.open { result = $0 }
      let (shown, stars) = (try window.shown(to: client), try window.stars(to: client))
      client.movePointer(to: stars.point(onStar: 1, at: 0.25), in: shown)
      client.press()
      try serve(until: "the press") { told.count == 1 }
      client.movePointer(to: stars.point(onStar: 4, at: 0.25), in: shown)
      try serve(until: "the drag") { told.count == 2 }
      client.release()
      try serve(until: "the choice") { told.count == 3 }
      #expect(told == ["0.5 click", "3.5 drag", "chosen: 3.5 drag"])
      #expect(window.form.items[0].value == 3.5)
      window.remote.accept()
      try serve(until: "the answer") { result != nil }
      #expect(answer(result) == .accepted([3.5]))
      #expect(!client.exists(shown) && !window.isOpen)
    }
  }

  @Test func `two windows live side by side, and each has its own end`() throws {
    try withOwnContext {
      let client = try XClient(.current)
      let (left, right) = (try window("left", Item()), try window("right", Item()))
      right.role.geometry = try #require(Geometry(x11: "+500+300"))
      var ends: [String] = []
      var changes: [Decimal] = []
      right.onChange = { changes.append($0.value) }
      try left.open { _ in ends.append("left") }
      try right.open { _ in ends.append("right") }
      client.close(try left.shown(to: client))
      try serve(until: "the end of one") { !ends.isEmpty }
      #expect(ends == ["left"] && right.isOpen)
      let stars = try right.stars(to: client)
      client.click(at: stars.point(onStar: 3), in: try right.shown(to: client))
      try serve(until: "a change in the other") { changes == [3] }
      client.close(try right.shown(to: client))
      RatingWindow.wait(for: [left, right])
      #expect(ends == ["left", "right"])
    }
  }

  @Test func `windows live in the main loop of a program, beside what else it does`() throws {
    try withOwnContext {
      let loop = g_main_loop_new(g_main_context_get_thread_default(), 0)
      defer { g_main_loop_unref(loop) }
      let client = try XClient(.current)
      let windows = [try window("first", Item()), try window("second", Item())]
      var answers: [Bool] = []
      for window in windows {
        try window.open {
          answers.append(answer($0) == .cancelled)
          if answers.count == windows.count { g_main_loop_quit(loop) }
        }
      }
      // The program's own work: to close both windows once they are there.
      let program = Ticker {
        let shown = windows.compactMap { $0.find(through: client) }
        if shown.count == 2 { shown.forEach { client.close($0) } }
        return shown.count < 2
      }
      g_main_loop_run(loop)
      #expect(answers == [true, true])
      #expect(program.ticks > 0)
    }
  }

  @Test func `a window that waits inside the closure of another one disturbs neither`() throws {
    try withOwnContext {
      let client = try XClient(.current)
      let (outer, inner) = (try window("outer", Item()), try window("inner", Item()))
      inner.timeLimit = 0.3
      var outcomes: [Outcome] = []
      outer.onChange = { _ in outcomes.append(try inner.run()) }
      var result: Result<Outcome, any Error>?
      try outer.open { result = $0 }
      let stars = try outer.stars(to: client)
      client.click(at: stars.point(onStar: 3), in: try outer.shown(to: client))
      try serve(until: "the end of the inner window") { outcomes == [.timedOut] }
      outer.remote.accept()
      try serve(until: "the answer") { result != nil }
      #expect(answer(result) == .accepted([3]))
    }
  }

  @Test func `what a closure throws ends the window`() throws {
    try withOwnContext {
      struct Refusal: Error {}
      let window = try window("refusal", Item())
      window.onChange = { _ in throw Refusal() }
      window.remote.set(4)
      #expect(throws: Refusal.self) { try window.run() }
      #expect(!window.isOpen)
    }
  }

  @Test func `without a display there is an error and no window`() throws {
    try withOwnContext {
      let window = try window("nowhere", Item())
      window.display = ":4711"
      #expect(throws: DisplayError.cannotOpen(":4711")) { try window.run() }
      #expect(!window.isOpen)
    }
  }

  @Test func `an open window stays without references, and goes with its end`() throws {
    try withOwnContext {
      let client = try XClient(.current)
      var result: Result<Outcome, any Error>?
      weak var weakly: RatingWindow?
      do {
        let window = try window("alone", Item())
        weakly = window
        try window.open { result = $0 }
      }
      let shown = try #require(weakly).shown(to: client)
      client.close(shown)
      try serve(until: "the end") { result != nil }
      #expect(answer(result) == .cancelled)
      #expect(weakly == nil)
    }
  }

  @Test func `errors of the program's own display stay its own`() throws {
    try withOwnContext {
      let client = try XClient(.current)
      let window = try window("errors", Item())
      try window.open()
      _ = try window.shown(to: client)
      client.takeErrors()
      client.destroy(XWindow(0x3ff_ffff))
      client.synchronize()
      #expect(client.takeErrors() == [3])
      window.remote.cancel()
      RatingWindow.wait(for: [window])
    }
  }
}

/// Something that a program does every few milliseconds in its main context, until it is done.
private final class Ticker {
  private(set) var ticks = 0
  private let work: () -> Bool

  init(_ work: @escaping () -> Bool) {
    self.work = work
    let source = g_timeout_source_new(5)
    g_source_set_callback(
      source,
      { ticker in
        let ticker = Unmanaged<Ticker>.fromOpaque(ticker!).takeUnretainedValue()
        ticker.ticks += 1
        return ticker.work() ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, g_main_context_get_thread_default())
    g_source_unref(source)
  }
}
