import RatingCore
import Testing

@testable import RatingView

private let background = Color(0xffffff)

private func ink(_ number: Int, x: Int = 0) -> Ink {
  .picture(PictureID(number), at: Point(x: x, y: 0))
}

private func span(_ ink: Ink, _ columns: Range<Int>, rows: Range<Int> = 0..<10) -> Span {
  Span(ink, in: Rect(columns: columns, rows: rows))
}

@Suite struct FrameTests {
  private func frame(_ pieces: [Span], height: Int = 50) -> Frame {
    Frame(size: Size(width: 100, height: height), background: background, pieces: pieces)
  }

  @Test func `what pieces leave open is background`() {
    let spans = frame([span(ink(1), 20..<40, rows: 0..<50)]).changes(from: nil)
    #expect(
      Set(spans) == [
        span(.color(background), 0..<20, rows: 0..<50), span(ink(1), 20..<40, rows: 0..<50),
        span(.color(background), 40..<100, rows: 0..<50),
      ])
  }

  @Test func `pieces outside the window are cut off`() {
    let pieces = [
      span(ink(1), 0..<10, rows: -10..<5), span(ink(1), 0..<10, rows: 45..<60),
      span(ink(1), 0..<10, rows: 70..<80), span(ink(1), -20..<(-10), rows: 10..<20),
      span(ink(2), 90..<140, rows: 10..<20), span(ink(2), 100..<140, rows: 30..<40),
    ]
    #expect(
      frame(pieces).pieces == [
        span(ink(1), 0..<10, rows: 0..<5), span(ink(1), 0..<10, rows: 45..<50),
        span(ink(2), 90..<100, rows: 10..<20),
      ])
  }

  @Test func `an equal frame needs no spans`() {
    let a = frame([span(ink(1), 0..<50), span(ink(2), 50..<100)])
    #expect(a.changes(from: a) == [])
  }

  @Test func `a moved edge is one span of the columns between`() {
    func row(_ edge: Int) -> Frame {
      frame([span(ink(1), 0..<edge), span(ink(2), edge..<100)])
    }
    #expect(row(60).changes(from: row(40)) == [span(ink(1), 40..<60)])
    #expect(row(40).changes(from: row(60)) == [span(ink(2), 40..<60)])
    #expect(row(0).changes(from: row(100)) == [span(ink(2), 0..<100)])
  }

  @Test func `a wider text covers the narrower one at once, and a narrower one clears the sides`() {
    let narrow = frame([span(ink(1, x: 40), 40..<60)])
    let wide = frame([span(ink(2, x: 30), 30..<70)])
    #expect(wide.changes(from: narrow) == [span(ink(2, x: 30), 30..<70)])
    #expect(
      Set(narrow.changes(from: wide)) == [
        span(.color(background), 30..<40), span(ink(1, x: 40), 40..<60),
        span(.color(background), 60..<70),
      ])
  }

  @Test func `the same picture at another place is a change`() {
    let here = frame([span(ink(1, x: 10), 10..<20)])
    let there = frame([span(ink(1, x: 11), 11..<21)])
    #expect(
      there.changes(from: here) == [
        span(.color(background), 10..<11), span(ink(1, x: 11), 11..<21),
      ])
  }

  @Test func `another size is shown as a whole`() {
    let old = frame([span(ink(1), 0..<10, rows: 10..<20)])
    #expect(frame([span(ink(1), 0..<10, rows: 10..<20)]).changes(from: old) == [])
    #expect(
      frame([], height: 60).changes(from: old) == [span(.color(background), 0..<100, rows: 0..<60)])
    #expect(frame([]).changes(from: nil).count == 1)
  }

  @Test func `a piece that comes or goes is one span, whatever stands beside it`() {
    let text = span(ink(1), 40..<60, rows: 5..<45)
    let ring = span(ink(2), 10..<30, rows: 0..<50)
    #expect(frame([text, ring]).changes(from: frame([text])) == [ring])
    #expect(
      frame([text]).changes(from: frame([text, ring])) == [
        span(.color(background), 10..<30, rows: 0..<50)
      ])
  }

  /// Composes frames by their changes and compares pixel by pixel.
  @Test func `the changes turn any frame into any other`() {
    var seed: UInt64 = 11
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    func randomFrame() -> Frame {
      var pieces: [Span] = []
      var x = 0
      while x < 100 {
        let (start, y) = (x + random(15), random(50))
        x = start + 1 + random(25)
        pieces.append(span(ink(random(3)), start..<x, rows: y..<y + 1 + random(30)))
      }
      return frame(pieces)
    }
    func pixels(_ spans: [Span], over old: [Ink?]) -> [Ink?] {
      var result = old
      for span in spans {
        for y in span.target.rows {
          for x in span.target.columns { result[y * 100 + x] = span.ink }
        }
      }
      return result
    }
    let nothing = [Ink?](repeating: nil, count: 5000)
    for round in 0..<120 {
      let old = randomFrame()
      // Every other time most pieces stay, as they do in a window.
      let kept = old.pieces.filter { _ in random(3) > 0 }
      let new = round.isMultiple(of: 2) ? randomFrame() : frame(kept)
      let before = pixels(old.changes(from: nil), over: nothing)
      let after = pixels(new.changes(from: nil), over: nothing)
      let changes = new.changes(from: old)
      #expect(pixels(changes, over: before) == after)
      // No pixel is sent twice.
      for (index, span) in changes.enumerated() {
        #expect(changes[..<index].allSatisfy { $0.target.intersection(span.target) == nil })
      }
    }
  }
}
