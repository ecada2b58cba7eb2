/// What the pointer is doing to a form.
enum Gesture: Hashable, Sendable {
  case none
  /// Over a rating, with no button down: a release here would choose the preview.
  case hovering(item: Int, preview: Decimal)
  /// Dragging a rating, whose value follows. An abandoned drag gives back the value before.
  case dragging(item: Int, before: Decimal, from: Point)
  case hoveringButton(FormButton)
  /// A button is held down; it acts if it is let go while the pointer is inside.
  case pressing(FormButton, isInside: Bool)
}

/// A click, remembered to tell whether the next one makes it a double click.
struct Click: Hashable, Sendable {
  var item: Int
  var point: Point
  var time: Seconds

  static let interval: Seconds = 0.4
  static let distance = 6

  /// Whether another click is the second half of a double click.
  func isFollowed(by other: Click) -> Bool {
    item == other.item && other.time - time <= Self.interval
      && Self.isNear(point, other.point)
  }

  /// Whether two points are close enough to be one click, or two clicks on the same spot.
  static func isNear(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) <= distance && abs(a.y - b.y) <= distance
  }
}
