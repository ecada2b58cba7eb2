import CGLib
import Glibc
import Support
import Testing

@testable import RatingX11

@Suite(.serialized, .xServer(width: 600, height: 400))
struct RatingRemoteTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  @Test func `of many orders only the last counts, and they wake up once`() throws {
    let remote = RatingRemote()
    #expect(!isReadable(remote.descriptor))
    for number in 1...100_000 { remote.set(Decimal(number % 500) / 100) }
    remote.set(1, ofItem: 2)
    try remote.restyle(RowStyle(size: 20))
    try remote.restyle(RowStyle(size: 30))
    #expect(isReadable(remote.descriptor))
    #expect(
      remote.takeEvents() == [
        .styleSet(RowStyle(size: 30), item: 0), .valueSet(0, item: 0), .valueSet(1, item: 2),
      ])
    #expect(!isReadable(remote.descriptor))
    #expect(remote.takeEvents().isEmpty)
    remote.accept()
    #expect(isReadable(remote.descriptor))
    #expect(remote.takeEvents() == [.acceptRequested])
  }

  @Test func `a shape that cannot be had is the error of who wished for it`() {
    let remote = RatingRemote()
    let style = RowStyle(shape: .image(path: "/nowhere.png"))
    #expect(throws: ShapeError.self) { try remote.restyle(style) }
    #expect(!isReadable(remote.descriptor))
  }

  @Test func `values come from many threads, and the last one stays`() async throws {
    let server = try XServer.current
    Fonts.useOne()
    let window = RatingWindow("average", items: [Item(isLive: true)])
    window.display = server.name
    let remote = window.remote
    let threads = Task {
      await withTaskGroup { group in
        for thread in 1...4 {
          group.addTask { for n in 0..<500 { remote.set(Decimal(n % 50 * thread) / 50) } }
        }
      }
      remote.set(4.3)
      remote.accept()
    }
    let last = try showing(window)
    await threads.value
    #expect(last == Change(item: 0, value: 4.3, cause: .program))
  }

  /// Shows a window until it is accepted.
  ///
  /// - Returns: What it told of last.
  private func showing(_ window: RatingWindow) throws -> Change? {
    var last: Change?
    window.onChange = { last = $0 }
    try withOwnContext {
      let outcome = try window.run()
      #expect(outcome == .accepted([]))
    }
    return last
  }

  @Test func `a window at rest waits for descriptors alone`() throws {
    try withOwnContext {
      let client = try XClient(.current)
      Fonts.useOne()
      let window = RatingWindow("rest", items: [Item(isLive: true)])
      window.texts.title = "rest"
      window.display = try XServer.current.name
      try window.open()
      _ = try window.stars(to: client)
      window.remote.set(4.3)  // glides
      let context = g_main_context_get_thread_default()
      try serve(until: "the end of the glide") { timeout(of: context) == -1 }
      #expect(g_main_context_pending(context) == 0)
      #expect(timeout(of: context) == -1)
      #expect(window.form.items[0].value == 4.3)
      window.remote.cancel()
      RatingWindow.wait(for: [window])
    }
  }

  /// How long a context would sleep at most, in milliseconds; -1 is for ever.
  private func timeout(of context: OpaquePointer?) -> Int32 {
    var (priority, timeout): (Int32, Int32) = (0, 0)
    guard g_main_context_acquire(context) != 0 else { return 0 }
    defer { g_main_context_release(context) }
    g_main_context_prepare(context, &priority)
    g_main_context_query(context, priority, &timeout, nil, 0)
    return timeout
  }
}
