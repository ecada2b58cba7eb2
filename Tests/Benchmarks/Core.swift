import CAllocations
import RatingCore
import RatingView

/// What the arithmetic costs that answers each motion of the pointer.
enum Core {
  private static let row = StarRow(count: 5, size: 48, spacing: 8)
  private static let rounds = 1_000_000

  /// From a position to a value, in nanoseconds.
  static func value() throws -> Double {
    let width = row.width
    var sum = 0
    let time = try measure {
      var column = 0
      for _ in 0..<rounds / width * width {
        sum += row.value(at: .pixelCentre(column), in: .fiveStars).units
        column = column + 1 == width ? 0 : column + 1
      }
    }
    // Half of each star means half a star, and the rest of it with the gap a whole one.
    let halves = (0..<5).reduce(0) { sum, star in
      sum + 24 * (2 * star + 1) + (star == 4 ? 24 : 32) * (2 * star + 2)
    }
    let round = halves * Decimal(0.5).units
    try check(sum == round * (rounds / width), "the values sum up to \(sum)")
    return time / Double(rounds / width * width)
  }

  /// From a value to the column where filled stars end, in nanoseconds.
  static func cut() throws -> Double {
    let values = (0...10).map { Decimal(Double($0) / 2) }
    var sum = 0
    let time = try measure {
      for _ in 0..<rounds / 11 {
        for value in values { sum += row.edge(of: value) }
      }
    }
    let round = [0, 24, 48, 80, 104, 136, 160, 192, 216, 248, 272].reduce(0, +)
    try check(sum == round * (rounds / 11), "the cuts sum up to \(sum)")
    return time / Double(rounds / 11 * 11)
  }

  /// A row of stars, some filled, painted in memory and put together, in milliseconds.
  static func painting(stars: Int, repetitions: Int) throws -> Double {
    let item = Item(scale: try RatingScale(max: stars), value: Decimal(Double(stars) / 2))
    var times: [Double] = []
    for _ in 0..<repetitions {
      let host = ScriptedHost(
        events: [TimedEvent(.exposed, at: 0)], room: Size(width: 8000, height: 600))
      let session = Session(
        form: Form(items: [item], isInstant: true), texts: FormTexts(showsValue: false),
        palette: .light, animates: false, host: host)
      let time = try ContinuousClock().measure { _ = try session.run() }
      times.append(time.milliseconds)
      let row = session.form.layout.rows[0].frame
      let middle = Point(x: row.x + row.height / 2, y: row.y + row.height / 2)
      let color = host.screen?.pixel(at: middle)
      try check(color == 0xfff7_b500, "the first of \(stars) stars is not filled")
    }
    return try Samples(times).median
  }

  /// The time in nanoseconds of something that must not ask for memory.
  private static func measure(_ body: () -> Void) throws -> Double {
    let before = allocation_count()
    let time = ContinuousClock().measure(body)
    let allocations = allocation_count() - before
    try check(allocations == 0, "the arithmetic asked for memory \(allocations) times")
    return time.nanoseconds
  }
}
