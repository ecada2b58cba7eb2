import RatingCore
import Testing

@testable import RatingView

private let background = Color(0xffffff)

private func ink(_ number: Int, x: Int = 0) -> Ink {
  .picture(PictureID(number), at: Point(x: x, y: 0))
}

private func strip(_ runs: [Run], rows: Range<Int> = 0..<10) -> Strip {
  Strip(rows: rows, width: 100, background: background, runs: runs)
}

private func span(_ ink: Ink, _ columns: Range<Int>, rows: Range<Int> = 0..<10) -> Span {
  Span(ink, in: Rect(columns: columns, rows: rows))
}

@Suite struct StripTests {
  @Test func `what runs leave open is background`() {
    #expect(
      strip([Run(ink: ink(1), columns: 20..<40)]).runs == [
        Run(ink: .color(background), columns: 0..<20), Run(ink: ink(1), columns: 20..<40),
        Run(ink: .color(background), columns: 40..<100),
      ])
  }

  @Test func `runs outside the window are cut off`() {
    let runs = [Run(ink: ink(1), columns: -20..<10), Run(ink: ink(2), columns: 90..<140)]
    #expect(
      strip(runs).runs == [
        Run(ink: ink(1), columns: 0..<10), Run(ink: .color(background), columns: 10..<90),
        Run(ink: ink(2), columns: 90..<100),
      ])
  }

  @Test func `an equal strip needs no spans`() {
    let a = strip([Run(ink: ink(1), columns: 0..<50), Run(ink: ink(2), columns: 50..<100)])
    #expect(a.changes(from: a) == [])
  }

  @Test func `a moved edge is one span of the columns between`() {
    func row(_ edge: Int) -> Strip {
      strip([Run(ink: ink(1), columns: 0..<edge), Run(ink: ink(2), columns: edge..<100)])
    }
    #expect(row(60).changes(from: row(40)) == [span(ink(1), 40..<60)])
    #expect(row(40).changes(from: row(60)) == [span(ink(2), 40..<60)])
    #expect(row(0).changes(from: row(100)) == [span(ink(2), 0..<100)])
  }

  @Test func `a wider text covers the narrower one at once, and a narrower one clears the sides`() {
    let narrow = strip([Run(ink: ink(1, x: 40), columns: 40..<60)])
    let wide = strip([Run(ink: ink(2, x: 30), columns: 30..<70)])
    #expect(wide.changes(from: narrow) == [span(ink(2, x: 30), 30..<70)])
    #expect(
      narrow.changes(from: wide) == [
        span(.color(background), 30..<40), span(ink(1, x: 40), 40..<60),
        span(.color(background), 60..<70),
      ])
  }

  @Test func `the same picture at another place is a change`() {
    let here = strip([Run(ink: ink(1, x: 10), columns: 10..<20)])
    let there = strip([Run(ink: ink(1, x: 11), columns: 11..<21)])
    #expect(
      there.changes(from: here) == [
        span(.color(background), 10..<11), span(ink(1, x: 11), 11..<21),
      ])
  }

  /// Composes strips by their runs or by the changes, and compares column by column.
  @Test func `the changes turn any strip into any other`() {
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    func randomStrip() -> Strip {
      var runs: [Run] = []
      var x = 0
      while x < 100 {
        let start = x + random(20)
        let end = start + 1 + random(30)
        runs.append(Run(ink: ink(random(3), x: random(2)), columns: start..<end))
        x = end
      }
      return strip(runs)
    }
    func columns(_ spans: [Span], over old: [Ink?]) -> [Ink?] {
      var result = old
      for span in spans {
        for x in span.target.columns { result[x] = span.ink }
      }
      return result
    }
    let nothing = [Ink?](repeating: nil, count: 100)
    for _ in 0..<500 {
      let (old, new) = (randomStrip(), randomStrip())
      let before = columns(old.spans, over: nothing)
      #expect(columns(new.changes(from: old), over: before) == columns(new.spans, over: nothing))
    }
  }
}

@Suite struct FrameTests {
  private func frame(_ pieces: [Span], height: Int = 50) -> Frame {
    Frame(size: Size(width: 100, height: height), background: background, pieces: pieces)
  }

  @Test func `strips cover the window from top to bottom without a gap`() {
    let frame = frame([span(ink(1), 10..<20, rows: 10..<20), span(ink(2), 30..<40, rows: 15..<30)])
    #expect(frame.strips.map(\.rows) == [0..<10, 10..<15, 15..<20, 20..<30, 30..<50])
    #expect(self.frame([]).strips.map(\.rows) == [0..<50])
  }

  @Test func `pieces outside the window are cut off`() {
    let pieces = [
      span(ink(1), 0..<10, rows: -10..<5), span(ink(1), 0..<10, rows: 45..<60),
      span(ink(1), 0..<10, rows: 70..<80), span(ink(1), -20..<(-10), rows: 10..<20),
    ]
    let spans = frame(pieces).strips.flatMap(\.spans)
    #expect(
      spans.allSatisfy { Rect(x: 0, y: 0, width: 100, height: 50).contains($0.target.origin) })
    #expect(spans.map { $0.target.width * $0.target.height }.reduce(0, +) == 100 * 50)
  }

  @Test func `another size is shown as a whole`() {
    let old = frame([span(ink(1), 0..<10, rows: 10..<20)])
    #expect(frame([span(ink(1), 0..<10, rows: 10..<20)]).changes(from: old) == [])
    #expect(
      frame([], height: 60).changes(from: old) == [span(.color(background), 0..<100, rows: 0..<60)])
    #expect(frame([]).changes(from: nil).count == 1)
  }

  @Test func `a piece that comes or goes is one span, whatever strips it crosses`() {
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
      #expect(pixels(new.changes(from: old), over: before) == after)
    }
  }
}
