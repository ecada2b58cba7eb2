import RatingCore

/// All that a window shows: pieces that do not overlap, on a background.
struct Frame {
  let size: Size
  let background: Color
  let pieces: [Span]

  /// Creates a frame; what lies outside the window is left out.
  init(size: Size, background: Color, pieces: [Span]) {
    self.size = size
    self.background = background
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.pieces = pieces.compactMap { piece in
      piece.target.intersection(window).map { Span(piece.ink, in: $0) }
    }
  }

  /// The spans that turn another frame into this one; that cover all of it, if there is no other or
  /// its size was another. No pixel is in two of them, so that nothing flickers.
  func changes(from old: Frame?) -> [Span] {
    let old = old.flatMap { $0.size == size ? $0 : nil }
    // Pieces that both have stand where the others show background, and do not matter.
    let come = pieces.filter { old?.pieces.contains($0) != true }
    let gone = old?.pieces.filter { !pieces.contains($0) } ?? []
    let bare = old == nil ? [Rect(x: 0, y: 0, width: size.width, height: size.height)] : []
    let uncovered = (bare + gone.map(\.target)).flatMap { $0.without(come.map(\.target)) }
    return uncovered.map { Span(.color(background), in: $0) }
      + come.flatMap { piece in
        piece.target.without(gone.filter { $0.ink == piece.ink }.map(\.target))
          .map { Span(piece.ink, in: $0) }
      }
  }
}

extension Rect {
  /// The parts that none of some others covers: they join without a gap and do not overlap.
  func without(_ others: [Rect]) -> [Rect] {
    others.reduce([self]) { parts, other in parts.flatMap { $0.without(other) } }
  }

  private func without(_ other: Rect) -> [Rect] {
    guard let hole = intersection(other) else { return [self] }
    let parts = [
      Rect(columns: columns, rows: y..<hole.y),
      Rect(columns: columns, rows: hole.rows.upperBound..<rows.upperBound),
      Rect(columns: x..<hole.x, rows: hole.rows),
      Rect(columns: hole.columns.upperBound..<columns.upperBound, rows: hole.rows),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }
}
