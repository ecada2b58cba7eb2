import RatingCore

/// The pictures of a window: painted when they are first needed, then kept by the host.
final class Album {
  private(set) var painter: Painter

  /// The layout that the pictures are painted for; with a new one they are painted anew.
  var layout = FormLayout() {
    didSet {
      if layout.pictureSizes != oldValue.pictureSizes { discardAll() }
    }
  }

  private let host: any Host
  private var pictures: [Subject: LoadedPicture] = [:]

  /// A rating in tenths of a star has a thousand different texts; not all of them are kept.
  private static let capacity = 256

  init(painter: Painter, host: any Host) {
    self.painter = painter
    self.host = host
  }

  func picture(_ subject: Subject) throws -> LoadedPicture {
    if let picture = pictures[subject] { return picture }
    if pictures.count >= Self.capacity { discardAll() }
    let tile = try painter.paint(subject, layout: layout)
    let id = try host.load(tile, count: subject.tiles(in: layout))
    let picture = LoadedPicture(id: id, size: tile.size)
    pictures[subject] = picture
    return picture
  }

  /// Paints other items from now on. Only the stars of those that look different are given up.
  func redraw(_ items: [Item]) {
    for (row, (old, new)) in zip(painter.items, items).enumerated() where old.style != new.style {
      for kind in StarKind.allCases {
        if let picture = pictures.removeValue(forKey: .stars(row: row, kind)) {
          host.discard(picture.id)
        }
      }
    }
    painter.items = items
  }

  /// Gives up all pictures.
  func discardAll() {
    for picture in pictures.values {
      host.discard(picture.id)
    }
    pictures = [:]
  }
}

extension Subject {
  /// How many tiles its picture is made of: all stars of a row are the same.
  fileprivate func tiles(in layout: FormLayout) -> Int {
    if case .stars(let row, _) = self { layout.rows[row].stars.count } else { 1 }
  }
}

extension FormLayout {
  /// What the pictures depend on; where they stand does not matter.
  fileprivate var pictureSizes: [Size] {
    let texts = [prompt] + rows.flatMap { [$0.label, $0.value] }
    return texts.map { $0?.size ?? .zero }
      + rows.map { Size(width: $0.stars.spacing, height: $0.stars.size) }
      + buttons.map(\.size) + [Size(width: ringDistance, height: ringWidth)]
  }
}
