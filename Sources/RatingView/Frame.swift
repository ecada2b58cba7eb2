import RatingCore

/// Some columns of a strip and what fills them.
struct Run: Hashable {
  var ink: Ink
  var columns: Range<Int>
}

/// A strip of the window, from its left edge to its right: runs that join without a gap.
struct Strip: Hashable {
  var rows: Range<Int>
  private(set) var runs: [Run]

  /// Creates a strip from runs in their order; what they leave open is filled with a colour, and
  /// what lies outside the window or under an earlier run is left out.
  init(rows: Range<Int>, width: Int, background: Color, runs: [Run]) {
    self.rows = rows
    self.runs = []
    var end = 0
    for run in runs + [Run(ink: .color(background), columns: width..<width)] {
      let start = run.columns.lowerBound.clamped(to: end...width)
      let stop = run.columns.upperBound.clamped(to: start...width)
      append(Run(ink: .color(background), columns: end..<start))
      append(Run(ink: run.ink, columns: start..<stop))
      end = stop
    }
  }

  private mutating func append(_ run: Run) {
    guard !run.columns.isEmpty else { return }
    if let last = runs.last, last.ink == run.ink {
      runs[runs.count - 1].columns = last.columns.lowerBound..<run.columns.upperBound
    } else {
      runs.append(run)
    }
  }

  /// The spans that turn another strip of the same rows into this one.
  func changes(from old: Strip) -> [Span] {
    var spans: [Span] = []
    var place = 0
    for run in runs {
      var changed: Range<Int>?
      var start = run.columns.lowerBound
      while start < run.columns.upperBound {
        while old.runs[place].columns.upperBound <= start { place += 1 }
        let stop = min(run.columns.upperBound, old.runs[place].columns.upperBound)
        if old.runs[place].ink != run.ink {
          changed = (changed?.lowerBound ?? start)..<stop
        }
        start = stop
      }
      if let changed { spans.append(Span(run.ink, in: Rect(columns: changed, rows: rows))) }
    }
    return spans
  }

  var spans: [Span] {
    runs.map { Span($0.ink, in: Rect(columns: $0.columns, rows: rows)) }
  }
}

/// All that a window shows: strips from its top to its bottom, which join without a gap.
struct Frame: Hashable {
  let size: Size
  let background: Color
  private(set) var strips: [Strip] = []

  init(size: Size, background: Color) {
    self.size = size
    self.background = background
  }

  private var bottom: Int { strips.last?.rows.upperBound ?? 0 }

  /// Adds a strip below those that are there. Rows between them show the background.
  mutating func add(rows: Range<Int>, runs: [Run]) {
    let start = rows.lowerBound.clamped(to: bottom...max(bottom, size.height))
    let stop = rows.upperBound.clamped(to: start...max(start, size.height))
    for (rows, runs) in [(bottom..<start, []), (start..<stop, runs)] where !rows.isEmpty {
      strips.append(
        Strip(rows: rows, width: size.width, background: background, runs: runs))
    }
  }

  /// Covers what is left below the last strip.
  mutating func finish() {
    add(rows: size.height..<size.height, runs: [])
  }

  /// The spans that turn another frame into this one: all of them if the strips do not match.
  func changes(from old: Frame?) -> [Span] {
    guard let old, old.size == size, old.strips.map(\.rows) == strips.map(\.rows) else {
      return strips.flatMap(\.spans)
    }
    return zip(strips, old.strips).flatMap { strip, old in
      strip == old ? [] : strip.changes(from: old)
    }
  }
}
