/// What the pointer is doing to a form.
enum Gesture: Hashable, Sendable {
  case none
  /// Over a rating, with no button down: a release here would choose the preview.
  case hovering(item: Int, preview: Decimal)
  /// Dragging a rating, whose value follows. An abandoned drag gives back the value before.
  case dragging(item: Int, before: Decimal)
  case hoveringButton(FormButton)
  /// A button is held down; it acts if it is let go while the pointer is inside.
  case pressing(FormButton, isInside: Bool)
}

/// A click, remembered to tell whether the next one makes it a double click.
struct Click: Hashable, Sendable {
  var item: Int
  var value: Decimal
  var point: Point
  var time: Seconds

  static let interval: Seconds = 0.4
  static let distance = 6

  /// Whether another click is the second half of a double click.
  func isFollowed(by other: Click) -> Bool {
    item == other.item && other.time - time <= Self.interval
      && abs(point.x - other.point.x) <= Self.distance
      && abs(point.y - other.point.y) <= Self.distance
  }
}
