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
      var start = run.columns.lowerBound
      while start < run.columns.upperBound {
        while old.runs[place].columns.upperBound <= start { place += 1 }
        let stop = min(run.columns.upperBound, old.runs[place].columns.upperBound)
        if old.runs[place].ink != run.ink {
          append(run.ink, start..<stop, rows, to: &spans)
        }
        start = stop
      }
    }
    return spans
  }

  /// Adds columns, to the last span if they continue it.
  private func append(_ ink: Ink, _ columns: Range<Int>, _ rows: Range<Int>, to spans: inout [Span])
  {
    if let last = spans.last, last.ink == ink, last.target.columns.upperBound == columns.lowerBound
    {
      spans[spans.count - 1].target.width += columns.count
    } else {
      spans.append(Span(ink, in: Rect(columns: columns, rows: rows)))
    }
  }

  var spans: [Span] {
    runs.map { Span($0.ink, in: Rect(columns: $0.columns, rows: rows)) }
  }
}

/// All that a window shows: pieces that do not overlap, on a background.
struct Frame {
  let size: Size
  let background: Color
  let pieces: [Span]

  /// The window as strips from its top to its bottom, which join without a gap. The background shows
  /// between the pieces, and what lies outside the window is left out.
  var strips: [Strip] { strips(of: pieces) }

  private func strips(of pieces: [Span]) -> [Strip] {
    let pieces = pieces.sorted { $0.target.x < $1.target.x }
    let edges = pieces.flatMap { [$0.target.rows.lowerBound, $0.target.rows.upperBound] }
      .map { $0.clamped(to: 0...size.height) }
    var strips: [Strip] = []
    var top = 0
    for bottom in (edges + [size.height]).sorted() where bottom > top {
      let runs = pieces.filter { $0.target.rows.contains(top) }
        .map { Run(ink: $0.ink, columns: $0.target.columns) }
      strips.append(
        Strip(rows: top..<bottom, width: size.width, background: background, runs: runs))
      top = bottom
    }
    return strips
  }

  /// The spans that turn another frame into this one: all of them if the size is another.
  func changes(from old: Frame?) -> [Span] {
    guard let old, old.size == size else { return strips.flatMap(\.spans) }
    // Pieces that both have stand where the others show background, and do not matter.
    let (come, gone) = (
      pieces.filter { !old.pieces.contains($0) }, old.pieces.filter { !pieces.contains($0) }
    )
    guard !come.isEmpty || !gone.isEmpty else { return [] }
    let (new, before) = (strips(of: come), strips(of: gone))
    var spans: [Span] = []
    var place = 0
    for strip in new {
      while place < before.count, before[place].rows.upperBound <= strip.rows.lowerBound {
        place += 1
      }
      for other in before[place...].prefix(while: { $0.rows.lowerBound < strip.rows.upperBound }) {
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
