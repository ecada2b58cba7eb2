extension FormLayout {
  /// Gives the focus ring the distance and the thickness of the design, or less, so that around no
  /// row it touches anything or leaves the window.
  mutating func placeRing() {
    let free = rows.indices.map(freedom(ofRow:)).min() ?? 0
    ringDistance = max(0, min(device(9), free - max(1, min(device(3), free / 3))))
    ringWidth = max(1, min(device(2), ringDistance / 2))
  }

  /// How far a row of stars is from what is nearest to it: the edge of the window, or another part.
  private func freedom(ofRow index: Int) -> Int {
    let frame = rows[index].frame
    var parts = [prompt].compactMap(\.self) + buttons
    for (other, row) in rows.enumerated() {
      parts += [row.label, row.value].compactMap(\.self)
      if other != index { parts.append(row.frame) }
    }
    let edges = [
      frame.x, size.width - frame.columns.upperBound, frame.y,
      size.height - frame.rows.upperBound,
    ]
    return (edges + parts.map { frame.distance(to: $0) }).min() ?? 0
  }
}

extension Rect {
  /// How many pixels a rectangle can grow to all sides before it meets another; 0 if they overlap.
  fileprivate func distance(to other: Rect) -> Int {
    let across = max(other.x - columns.upperBound, x - other.columns.upperBound)
    let down = max(other.y - rows.upperBound, y - other.rows.upperBound)
    return max(0, max(across, down))
  }
}
