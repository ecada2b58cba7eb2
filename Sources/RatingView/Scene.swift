import RatingCore

/// Puts a frame together from a form's state: which columns of which picture stand where.
struct Scene {
  let form: Form

  /// How far each row is filled, in device pixels from its beginning.
  let edges: [Int]

  let texts: FormTexts
  let background: Color
  let focusColor: Color

  /// A picture of a subject, loaded by the host.
  let picture: (Subject) throws -> LoadedPicture

  func frame() throws -> Frame {
    let layout = form.layout
    var frame = Frame(size: layout.size, background: background)
    if let prompt = layout.prompt {
      let picture = try picture(.prompt)
      let left = prompt.x + (prompt.width - picture.size.width) / 2
      frame.add(rows: prompt.rows, runs: [picture.run(at: Point(x: left, y: prompt.y))])
    }
    for index in layout.rows.indices {
      try addStars(ofRow: index, to: &frame)
      try addWords(ofRow: index, to: &frame)
    }
    try addButtons(to: &frame)
    frame.finish()
    return frame
  }

  /// Adds five strips: the stars, and above and below them the gap and the line of the focus ring.
  private func addStars(ofRow index: Int, to frame: inout Frame) throws {
    let row = form.layout.rows[index]
    let ring = row.frame.inset(by: -form.layout.ringDistance)
    let width = form.layout.ringWidth
    var (left, line, right): ([Run], [Run], [Run]) = ([], [], [])
    if form.visibleFocus == .item(index) {
      // The round ends of the ring are pictures; what joins them is a straight line.
      let start = try picture(.ringEnd(row: index, .left)).run(at: ring.origin)
      let picture = try picture(.ringEnd(row: index, .right))
      let end = picture.run(
        at: Point(x: ring.columns.upperBound - picture.size.width, y: ring.y))
      let columns = start.columns.upperBound..<end.columns.lowerBound
      (left, line, right) = ([start], [Run(ink: .color(focusColor), columns: columns)], [end])
    }
    let rows = [ring.y, ring.y + width, row.origin.y]
    let mirrored = rows.map { ring.rows.upperBound - ($0 - ring.y) }
    frame.add(rows: rows[0]..<rows[1], runs: left + line + right)
    frame.add(rows: rows[1]..<rows[2], runs: left + right)
    frame.add(rows: rows[2]..<mirrored[2], runs: left + (try starRuns(ofRow: index)) + right)
    frame.add(rows: mirrored[2]..<mirrored[1], runs: left + right)
    frame.add(rows: mirrored[1]..<mirrored[0], runs: left + line + right)
  }

  /// The columns of the filled, the preview and the empty picture, in their order from the left.
  private func starRuns(ofRow index: Int) throws -> [Run] {
    let row = form.layout.rows[index]
    let edge = edges[index]
    let preview = form.preview(ofItem: index).map(row.stars.edge) ?? edge
    let filled = row.stars.columns(from: 0, to: min(edge, preview))
    let between = row.stars.columns(from: edge, to: preview)
    let empty = row.stars.columns(from: max(edge, preview), to: row.stars.width)
    let parts: [(StarKind, Range<Int>)] = [
      (.filled, filled), (.preview, between), (.empty, empty),
    ]
    let runs = try parts.filter { !$0.1.isEmpty }.map { kind, columns in
      let picture = try picture(.stars(row: index, kind))
      return Run(
        ink: .picture(picture.id, at: row.origin),
        columns: columns.lowerBound + row.origin.x..<columns.upperBound + row.origin.x)
    }
    return row.stars.direction == .leftToRight ? runs : runs.reversed()
  }

  private func addWords(ofRow index: Int, to frame: inout Frame) throws {
    guard let place = form.layout.rows[index].value else { return }
    let item = form.items[index]
    let words = item.words(for: form.preview(ofItem: index) ?? item.value)
    let picture = try picture(.words(words))
    let left = place.x + (place.width - picture.size.width) / 2
    frame.add(rows: place.rows, runs: [picture.run(at: Point(x: left, y: place.y))])
  }

  private func addButtons(to frame: inout Frame) throws {
    guard let first = form.layout.buttons.first else { return }
    let margin = form.layout.buttonMargin
    let runs = try zip(form.buttons, form.layout.buttons).map { button, place in
      let isFocused = form.visibleFocus == .button(button)
      let subject = Subject.button(button, form.face(of: button), isFocused: isFocused)
      return try picture(subject).run(at: place.inset(by: -margin).origin)
    }
    frame.add(rows: first.inset(by: -margin).rows, runs: runs)
  }
}

/// A picture that a host has loaded, and its size.
struct LoadedPicture {
  let id: PictureID
  let size: Size

  /// All columns of the picture, with its upper left corner at a point.
  func run(at origin: Point) -> Run {
    Run(ink: .picture(id, at: origin), columns: origin.x..<origin.x + size.width)
  }
}
