import RatingCore
import RatingView
import Testing

@testable import RatingX11

@Suite struct EventQueueTests {
  private func drained(_ events: [Event]) -> [Event] {
    var queue = EventQueue()
    for (time, event) in events.enumerated() {
      queue.append(TimedEvent(event, at: Seconds(time)))
    }
    return queue.takeAll().map(\.event)
  }

  private func moved(_ x: Int, held: Bool = true) -> Event {
    .moved(to: Point(x: x, y: 0), primaryHeld: held)
  }

  @Test func `of waiting motions only the last counts`() {
    #expect(drained([moved(1), moved(2), moved(3)]) == [moved(3)])
  }

  @Test func `motions are never taken together across a press or a release`() {
    let press = Event.pressed(.primary, at: Point(x: 2, y: 0))
    let release = Event.released(.primary, at: Point(x: 3, y: 0))
    let events = [moved(1, held: false), press, moved(2), moved(3), release, moved(4, held: false)]
    #expect(
      drained(events) == [
        moved(1, held: false), press, moved(3), release, moved(4, held: false),
      ])
  }

  @Test func `a motion that lost the button is not taken together with the drag`() {
    #expect(drained([moved(1), moved(2, held: false)]) == [moved(1), moved(2, held: false)])
  }

  @Test func `bursts of new sizes and of exposures count once`() {
    let sizes = (1...5).map { Event.resized(Size(width: $0, height: 1)) }
    #expect(drained(sizes + [.exposed, .exposed]) == [sizes[4], .exposed])
  }

  @Test func `of values that were set only the last count`() {
    let values = (1...5).map { Event.valuesSet([Decimal($0)]) }
    #expect(drained(values + [.left, values[0]]) == [values[4], .left, values[0]])
  }

  @Test func `the time is that of the last motion`() {
    var queue = EventQueue()
    queue.append(TimedEvent(moved(1), at: 1))
    queue.append(TimedEvent(moved(2), at: 2))
    #expect(queue.takeAll().map(\.time) == [2])
  }
}
