import Glibc
import RatingCore
import RatingView
import Support

/// What following the pointer costs.
struct Drag {
  /// From each motion until something is drawn, in milliseconds.
  var first: [Double] = []
  /// From each motion until all is drawn, in milliseconds.
  var last: [Double] = []
  /// What the program computes for each step, in microseconds.
  var processor = 0.0
}

/// What a storm of motions costs, for each of them.
struct Storm {
  /// What the program computes, in microseconds.
  var processor: Double
  /// What the server computes, in microseconds.
  var server: Double
  /// How long the program is busy after the last motion, in milliseconds.
  var backlog: Double
}

extension Probe {
  /// Presses the button at the first of some places and moves there and back, as often as it takes.
  ///
  /// - Parameter begin: Called when what the program may keep for later is there.
  /// - Throws: ``WrongResult`` if steps are not followed by a picture.
  func drag(
    _ launch: Launch, through stops: [Point], steps: Int, begin: () -> Void = {}
  ) throws -> Drag {
    let places = stops.map { launch.frame.origin + $0 }
    let tour = places.dropFirst() + places.dropLast().reversed()
    move(to: places[0])
    client.synchronize()
    client.press()
    for place in tour {
      move(to: place)
      usleep(20_000)
    }
    usleep(300_000)
    begin()
    let clock = ContinuousClock()
    let before = launch.process.processorNanoseconds
    var drag = Drag()
    watching(launch.window) { damage in
      for place in (0..<steps).map({ tour[tour.startIndex + $0 % tour.count] }) {
        // Not in step with a clock that the program may follow.
        usleep(UInt32.random(in: 0..<8_000))
        let start = clock.now
        move(to: place)
        var first: Double?
        var last = 0.0
        var quiet = start + .milliseconds(250)
        while let sight = next(until: quiet) {
          guard case .drawn(damage) = sight else { continue }
          last = (clock.now - start).milliseconds
          first = first ?? last
          quiet = clock.now + .milliseconds(20)
        }
        if let first {
          drag.first.append(first)
          drag.last.append(last)
        }
      }
    }
    try check(
      drag.first.count >= steps * 95 / 100,
      "only \(drag.first.count) of \(steps) steps were followed")
    drag.processor =
      Double(launch.process.processorNanoseconds - before) / 1000 / Double(steps)
    return drag
  }

  /// Sends a thousand motions a second, each to another place, while the button is down.
  func storm(_ launch: Launch, through stops: [Point], count: Int) throws -> Storm {
    let clock = ContinuousClock()
    let places = stops.map { launch.frame.origin + $0 }
    let left = places[0]
    let width = places[places.count - 1].x - left.x
    return watching(launch.window) { _ in
      let before = launch.process.processorNanoseconds
      let serverBefore = server.process.processorNanoseconds
      let start = clock.now
      for number in 0..<count {
        let x = number * 2 % (2 * width)
        move(to: Point(x: left.x + (x < width ? x : 2 * width - x), y: left.y))
        takeIn()
        while clock.now < start + .milliseconds(number + 1) { usleep(200) }
      }
      let end = clock.now
      forget()
      var last = end
      while next(until: last + .milliseconds(60)) != nil { last = clock.now }
      let serverTime = server.process.processorNanoseconds - serverBefore
      let time = launch.process.processorNanoseconds - before
      return Storm(
        processor: Double(time) / 1000 / Double(count),
        server: Double(serverTime) / 1000 / Double(count), backlog: (last - end).milliseconds)
    }
  }

  /// Ends a drag at a place, and takes the answer if the program gives one.
  func answer(_ launch: Launch, at stop: Point, from contender: Contender) throws -> String? {
    move(to: launch.frame.origin + stop)
    client.synchronize()
    usleep(50_000)
    client.release()
    client.synchronize()
    switch contender {
    case .xrating:
      usleep(400_000)  // keys that come at once with a window may be meant for another
      client.focus(launch.window)
      try client.strike("Return")
      return try launch.process.wait().output
    case .floor: return try launch.process.wait().output
    case .zenity, .yad: return nil
    }
  }
}

extension Point {
  fileprivate static func + (origin: Point, offset: Point) -> Point {
    Point(x: origin.x + offset.x, y: origin.y + offset.y)
  }
}
