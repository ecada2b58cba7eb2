import RatingCore
import Support
import Testing

@testable import RatingView

/// Plays events on a form of one rating and returns what came of it.
func play(
  _ events: [TimedEvent], item: Item = Item(value: 2), instant: Bool = false,
  timeLimit: Seconds? = nil, animates: Bool = false,
  onShow: ((ScriptedHost) -> Void)? = nil
) throws -> (outcome: Outcome, host: ScriptedHost, form: Form) {
  Fonts.useOne()
  let host = ScriptedHost(events: events)
  host.onShow = onShow
  let session = Session(
    form: Form(items: [item], isInstant: instant), texts: FormTexts(prompt: "How?"),
    palette: .light, animates: animates, host: host)
  let outcome = try session.run(timeLimit: timeLimit)
  return (outcome, host, session.form)
}

/// Where the stars of the standard form stand.
func starsOfSession() throws -> FormLayout.Row {
  try play([]).form.layout.rows[0]
}

func point(_ row: FormLayout.Row, _ x: Int) -> Point {
  Point(x: row.origin.x + x, y: row.origin.y + row.stars.size / 2)
}

@Suite struct SessionTests {
  @Test func `a drag and Return give the value`() throws {
    let row = try starsOfSession()
    let enter = KeyStroke(code: 36, key: .enter)
    let (outcome, _, _) = try play([
      TimedEvent(.pressed(.primary, at: point(row, 10)), at: 1),
      TimedEvent(.moved(to: point(row, 170), primaryHeld: true), at: 1.1),
      TimedEvent(.released(.primary, at: point(row, 170)), at: 1.2),
      TimedEvent(.keyPressed(enter), at: 2), TimedEvent(.keyReleased(code: 36), at: 2.1),
    ])
    #expect(outcome == .accepted([3.5]))
  }

  @Test func `the stars are there first, and the texts come without waiting for anything else`()
    throws
  {
    let (_, host, form) = try play([TimedEvent(.exposed, at: 0), TimedEvent(.left, at: 1)])
    #expect(host.shown.count == 2 && host.now == 1)
    let texts = try #require(host.shown.last)
    let row = form.layout.rows[0].frame
    #expect(texts.allSatisfy { !$0.target.rows.overlaps(row.rows) })
    let prompt = try #require(form.layout.prompt)
    #expect(texts.contains { $0.target.rows.overlaps(prompt.rows) })
    #expect(texts.contains { $0.target.rows.overlaps(form.layout.buttons[0].rows) })
  }

  @Test func `the first frame covers the window once`() throws {
    let (_, host, form) = try play([TimedEvent(.exposed, at: 0)])
    let spans = try #require(host.shown.first)
    let area = spans.map { $0.target.width * $0.target.height }.reduce(0, +)
    #expect(area == form.layout.size.width * form.layout.size.height)
  }

  @Test func `a drag step shows one span of stars and the text`() throws {
    let row = try starsOfSession()
    let (_, host, _) = try play([
      TimedEvent(.exposed, at: 0),
      TimedEvent(.pressed(.primary, at: point(row, 10)), at: 1),
      TimedEvent(.moved(to: point(row, 60), primaryHeld: true), at: 2),
      TimedEvent(.moved(to: point(row, 62), primaryHeld: true), at: 3),
      TimedEvent(.moved(to: point(row, 200), primaryHeld: true), at: 4),
    ])
    // The stars, the texts, the press, and two motions that changed the value; the one in between
    // shows nothing.
    #expect(host.shown.count == 5)
    for spans in host.shown.dropFirst(2) {
      let onStars = spans.filter { $0.target.rows == row.frame.rows }
      #expect(onStars.count == 1)
      #expect(spans.count <= 4)
    }
  }

  @Test(arguments: [5, 20, 100])
  func `the spans of a step do not grow with the number of stars`(max: Int) throws {
    let item = try Item(scale: RatingScale(max: max), style: RowStyle(size: 16, spacing: 2))
    let row = try play([], item: item).form.layout.rows[0]
    let (_, host, _) = try play(
      [
        TimedEvent(.exposed, at: 0),
        TimedEvent(.pressed(.primary, at: point(row, 1)), at: 1),
        TimedEvent(.moved(to: point(row, row.stars.width - 30), primaryHeld: true), at: 2),
      ], item: item)
    #expect(host.shown.count == 4)
    #expect((host.shown.last?.count ?? 99) <= 4)
  }

  @Test func `two thousand motions in a second are at most 150 repaints, and the last is shown`()
    throws
  {
    let row = try starsOfSession()
    let start = [
      TimedEvent(.exposed, at: 0), TimedEvent(.pressed(.primary, at: point(row, 10)), at: 1),
    ]
    let motions = (1...2000).map { n in
      TimedEvent(
        .moved(to: point(row, n.isMultiple(of: 2) ? 20 : 200), primaryHeld: true),
        at: 1 + Double(n) / 2000)
    }
    let last = TimedEvent(.moved(to: point(row, 250), primaryHeld: true), at: 2.0001)
    var shownAt: [Seconds] = []
    let (_, host, form) = try play(start + motions + [last], timeLimit: 4) {
      shownAt.append($0.now)
    }
    #expect(host.shown.count <= 150)
    #expect(host.shown.count > 50)
    #expect(form.items[0].value == 5)
    #expect((shownAt.last ?? 9) < 2.1)
  }

  @Test func `an empty repaint costs nothing`() throws {
    let row = try starsOfSession()
    let (_, host, _) = try play([
      TimedEvent(.exposed, at: 0),
      TimedEvent(.keyPressed(KeyStroke(code: 1, key: nil)), at: 1),
      TimedEvent(.keyReleased(code: 1), at: 2),
      TimedEvent(.pressed(.other, at: point(row, 10)), at: 3),
      TimedEvent(.released(.other, at: point(row, 10)), at: 4),
    ])
    #expect(host.shown.count == 2)  // the stars, and the texts after them
  }

  @Test func `hovering leaves no trace`() throws {
    let row = try starsOfSession()
    var pictures: [[UInt32]] = []
    let path = stride(from: 0, through: row.stars.width, by: 9).enumerated().map { n, x in
      TimedEvent(.moved(to: point(row, x), primaryHeld: false), at: 1 + Double(n))
    }
    _ = try play([TimedEvent(.exposed, at: 0)] + path + [TimedEvent(.left, at: 1000)]) { host in
      pictures.append(host.screen?.allPixels ?? [])
    }
    #expect(pictures.count > 5)
    pictures.removeFirst()  // the stars alone
    #expect(pictures.first == pictures.last)
    #expect(Set(pictures.dropFirst().dropLast()).count > 4)
  }

  @Test func `values set from outside are shown no more often than anybody sees, and the last is`()
    throws
  {
    let count = 2000
    let values = (1...count).map { number in
      TimedEvent(.valuesSet([Decimal(number % 500) / 100 + 0.01]), at: 1 + Double(number) / 2000)
    }
    let (_, host, form) = try play(
      [TimedEvent(.exposed, at: 0)] + values + [TimedEvent(.left, at: 3)], item: Item(isLive: true))
    #expect(form.items[0].value == 0.01)
    #expect((100...150).contains(host.shown.count))
    let (_, alone, _) = try play(
      [TimedEvent(.exposed, at: 0), TimedEvent(.valuesSet([0.01]), at: 1)], item: Item(isLive: true)
    )
    #expect(host.screen?.allPixels == alone.screen?.allPixels)
  }

  @Test func `a value set from outside glides, and is a change`() throws {
    Fonts.useOne()
    let host = ScriptedHost(events: [
      TimedEvent(.exposed, at: 0), TimedEvent(.valuesSet([5]), at: 1), TimedEvent(.left, at: 3),
    ])
    let session = Session(
      form: Form(items: [Item(isLive: true)]), texts: FormTexts(), host: host)
    var changes: [Change] = []
    session.onChange = { changes.append($0) }
    #expect(try session.run() == .cancelled)
    #expect(changes == [Change(item: 0, value: 5, cause: .program)])
    #expect(host.shown.count > 5)
  }

  @Test func `the time limit ends it in the middle of a drag`() throws {
    let row = try starsOfSession()
    let (outcome, host, _) = try play(
      [TimedEvent(.pressed(.primary, at: point(row, 10)), at: 0.5)], timeLimit: 2)
    #expect(outcome == .timedOut)
    #expect(host.now == 2)
  }

  @Test func `pictures are painted when the size changes and not when the place does`() throws {
    let size = try play([]).form.layout.size
    let taller = Size(width: size.width, height: size.height + 40)
    let larger = Size(width: size.width + 40, height: size.height + 40)
    func loads(_ events: [Event]) throws -> Int {
      try play(events.enumerated().map { TimedEvent($1, at: Double($0)) }).host.loads
    }
    let once = try loads([.exposed])
    #expect(try loads([.exposed, .exposed, .resized(size), .exposed]) == once)
    #expect(try loads([.exposed, .resized(taller), .exposed]) == once)
    #expect(try loads([.exposed, .resized(larger), .exposed]) == 2 * once)
  }

  @Test(arguments: [(1, 1), (5, 300), (300, 5), (200, 60), (1600, 900), (3000, 40)])
  func `any size is survived, and the stars stay whole`(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    let (_, host, form) = try play([
      TimedEvent(.exposed, at: 0), TimedEvent(.resized(size), at: 1), TimedEvent(.exposed, at: 2),
    ])
    #expect(host.screen?.size == size)
    let row = form.layout.rows[0].frame
    if width >= 200, height >= 60 {
      #expect(row.x >= 0 && row.columns.upperBound <= width)
      #expect(row.y >= 0 && row.rows.upperBound <= height)
    }
  }
}

extension Surface {
  /// Every pixel, row by row.
  var allPixels: [UInt32] {
    withPixels { pixels in Array(pixels.bindMemory(to: UInt32.self)) }
  }
}
