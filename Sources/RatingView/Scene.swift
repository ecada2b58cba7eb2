import RatingCore

/// Puts a frame together from a form's state: which columns of which picture stand where.
struct Scene {
  let form: Form

  /// How far each row is filled, in device pixels from its beginning.
  let edges: [Int]

  let theme: Theme

  /// Whether a line goes around the window, for want of a frame.
  let hasBorder: Bool

  /// Whether texts are shown, and the buttons that bear them.
  let hasTexts: Bool

  /// A picture of a subject, loaded by the host.
  let picture: (Subject) throws -> LoadedPicture

  func frame() throws -> Frame {
    let layout = form.layout
    var pieces: [Span] = []
    if hasTexts, let prompt = layout.prompt {
      pieces.append(try picture(.prompt).centred(in: prompt))
    }
    for index in layout.rows.indices {
      pieces += try stars(ofRow: index)
      if form.visibleFocus == .item(index) { pieces += try ring(aroundRow: index) }
      if hasTexts { pieces += try texts(ofRow: index) }
    }
    pieces += try zip(form.buttons, hasTexts ? layout.buttons : []).map { button, place in
      let isFocused = form.visibleFocus == .button(button)
      let subject = Subject.button(button, form.face(of: button), isFocused: isFocused)
      return try picture(subject).placed(at: place.inset(by: -layout.buttonMargin).origin)
    }
    if hasBorder { pieces += border }
    return Frame(size: layout.size, background: theme.background, pieces: pieces)
  }

  /// A line along each edge of the window, as thick as that of a button.
  private var border: [Span] {
    let width = max(1, Int(form.layout.scale.rounded()))
    let whole = Rect(x: 0, y: 0, width: form.layout.size.width, height: form.layout.size.height)
    let inside = whole.inset(by: width)
    guard inside.width > 0, inside.height > 0 else { return [] }
    return [
      Rect(columns: whole.columns, rows: 0..<width),
      Rect(columns: whole.columns, rows: inside.rows.upperBound..<whole.height),
      Rect(columns: 0..<width, rows: inside.rows),
      Rect(columns: inside.columns.upperBound..<whole.width, rows: inside.rows),
    ].map { Span(.color(theme.button.border), in: $0) }
  }

  /// The label, and the value in words: in the middle below the stars, or beside them.
  private func texts(ofRow index: Int) throws -> [Span] {
    let row = form.layout.rows[index]
    let item = form.items[index]
    var pieces: [Span] = []
    if let place = row.label {
      pieces.append(try picture(.label(row: index)).centred(in: place))
    }
    if let place = row.value {
      let words = item.words(for: form.preview(ofItem: index) ?? item.value)
      let picture = try picture(.words(row: index, words))
      let right = place.columns.upperBound - picture.size.width
      switch (row.valueAlignment, row.stars.direction) {
      case (.centre, _):
        pieces.append(picture.centred(in: place))
      case (.start, .leftToRight), (.end, .rightToLeft):
        pieces.append(picture.placed(at: place.origin))
      case (.start, .rightToLeft), (.end, .leftToRight):
        pieces.append(picture.placed(at: Point(x: right, y: place.y)))
      }
    }
    return pieces
  }

  /// The columns of the filled, the preview and the empty picture.
  private func stars(ofRow index: Int) throws -> [Span] {
    let row = form.layout.rows[index]
    let edge = edges[index]
    let preview = form.preview(ofItem: index).map(row.stars.edge) ?? edge
    let parts: [(StarKind, Range<Int>)] = [
      (.filled, row.stars.columns(from: 0, to: min(edge, preview))),
      (.preview, row.stars.columns(from: edge, to: preview)),
      (.empty, row.stars.columns(from: max(edge, preview), to: row.stars.width)),
    ]
    return try parts.filter { !$0.1.isEmpty }.map { kind, columns in
      let picture = try picture(.stars(row: index, kind))
      let columns = columns.lowerBound + row.origin.x..<columns.upperBound + row.origin.x
      return Span(
        .picture(picture.id, at: row.origin), in: Rect(columns: columns, rows: row.frame.rows))
    }
  }

  /// The round ends of a focus ring are pictures; what joins them is two straight lines.
  private func ring(aroundRow index: Int) throws -> [Span] {
    let layout = form.layout
    let ring = layout.rows[index].frame.inset(by: -layout.ringDistance)
    let left = try picture(.ringEnd(row: index, .left)).placed(at: ring.origin)
    let end = try picture(.ringEnd(row: index, .right))
    let right = end.placed(at: Point(x: ring.columns.upperBound - end.size.width, y: ring.y))
    let columns = left.target.columns.upperBound..<right.target.x
    let lines = [ring.y, ring.rows.upperBound - layout.ringWidth].map { y in
      Span(.color(theme.focus), in: Rect(columns: columns, rows: y..<y + layout.ringWidth))
    }
    return [left, right] + lines
  }
}

/// A picture that a host has loaded, and its size.
struct LoadedPicture {
  let id: PictureID
  let size: Size

  /// The whole picture, with its upper left corner at a point.
  func placed(at origin: Point) -> Span {
    Span(
      .picture(id, at: origin),
      in: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))
  }

  /// The whole picture in the middle of a rectangle.
  func centred(in place: Rect) -> Span {
    placed(
      at: Point(
        x: place.x + (place.width - size.width) / 2,
        y: place.y + (place.height - size.height) / 2))
  }
}
