/// What the pointer is doing to a form.
enum Gesture: Hashable, Sendable {
  case none
  /// Over a rating, with no button down: a release here would choose the preview.
  case hovering(item: Int, preview: Decimal)
  /// Dragging a rating, whose value follows. An abandoned drag gives back the value before.
  /// Where it was pressed is known as long as it may turn out to be a click.
  case dragging(item: Int, before: Decimal, from: Point?)
  case hoveringButton(FormButton)
  /// A button is held down; it acts if it is let go while the pointer is inside.
  case pressing(FormButton, isInside: Bool)
}

/// A click, remembered to tell whether the next one makes it a double click.
struct Click: Hashable, Sendable {
  var item: Int
  var point: Point
  var time: Seconds
}

/// What makes two clicks a double click.
public struct DoubleClick: Hashable, Sendable {
  /// The longest time between the two, 0.4 seconds unless the desktop has another wish.
  public var interval: Seconds

  /// How far apart they may be in each direction, in device pixels. A press and its release that
  /// are farther apart are a drag.
  public var distance: Int

  /// Creates a rule.
  public init(interval: Seconds = 0.4, distance: Int = 6) {
    self.interval = interval
    self.distance = distance
  }

  /// Whether there are two clicks, and the second one makes both a double click.
  func isMade(by first: Click?, _ second: Click?) -> Bool {
    guard let first, let second else { return false }
    return first.item == second.item && second.time - first.time <= interval
      && isOneSpot(first.point, second.point)
  }

  /// Whether two points are close enough to be one click, or two clicks on the same spot.
  func isOneSpot(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) <= distance && abs(a.y - b.y) <= distance
  }
}
