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

  /// The spans that turn another strip into this one, in the rows that both have.
  func changes(from old: Strip) -> [Span] {
    let rows = rows.clamped(to: old.rows)
    guard !rows.isEmpty, runs != old.runs else { return [] }
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
  private(set) var strips: [Strip] = []

  /// Creates a frame from pieces that do not overlap; the background shows between them, and what
  /// lies outside the window is left out.
  init(size: Size, background: Color, pieces: [Span]) {
    self.size = size
    let pieces = pieces.sorted { $0.target.x < $1.target.x }
    let edges = pieces.flatMap { [$0.target.rows.lowerBound, $0.target.rows.upperBound] }
      .map { $0.clamped(to: 0...size.height) }
    var top = 0
    for bottom in Set(edges + [size.height]).sorted() where bottom > top {
      let runs = pieces.filter { $0.target.rows.contains(top) }
        .map { Run(ink: $0.ink, columns: $0.target.columns) }
      append(Strip(rows: top..<bottom, width: size.width, background: background, runs: runs))
      top = bottom
    }
  }

  /// Strips that look alike are one, so that the same window is always the same strips.
  private mutating func append(_ strip: Strip) {
    if let last = strips.last, last.runs == strip.runs {
      strips[strips.count - 1].rows = last.rows.lowerBound..<strip.rows.upperBound
    } else {
      strips.append(strip)
    }
  }

  /// The spans that turn another frame into this one: all of them if the size is another.
  func changes(from old: Frame?) -> [Span] {
    guard let old, old.size == size else { return strips.flatMap(\.spans) }
    var spans: [Span] = []
    var place = 0
    for strip in strips {
      while place < old.strips.count, old.strips[place].rows.upperBound <= strip.rows.lowerBound {
        place += 1
      }
      for other in old.strips[place...].prefix(while: { $0.rows.lowerBound < strip.rows.upperBound }
      ) {
        for span in strip.changes(from: other) { spans.merge(span) }
      }
    }
    return spans
  }
}

extension [Span] {
  /// Adds a span, or lets one that it continues downwards grow.
  fileprivate mutating func merge(_ span: Span) {
    let above = lastIndex {
      $0.ink == span.ink && $0.target.columns == span.target.columns
        && $0.target.rows.upperBound == span.target.y
    }
    if let above {
      self[above].target.height += span.target.height
    } else {
      append(span)
    }
  }
}
