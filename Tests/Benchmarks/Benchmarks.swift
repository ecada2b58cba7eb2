import Glibc
import RatingCore
import RatingView
import Support

/// Measures what a user waits for, beside the least that it can cost and beside other programs, all
/// in one run.
///
/// Usage: Benchmarks [LAUNCHES [STEPS]]
@main
struct Benchmarks {
  private let launches: Int
  private let steps: Int
  private let contenders = Contender.allCases.filter(\.isInstalled)
  private var table: Table

  static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
    var benchmarks = Benchmarks(
      launches: max(numbers.first ?? 5, 1), steps: max(numbers.dropFirst().first ?? 72, 18))
    do {
      try benchmarks.run()
    } catch {
      print("Benchmarks: \(error)")
      exit(1)
    }
  }

  private init(launches: Int, steps: Int) {
    self.launches = launches
    self.steps = steps
    table = Table(contenders)
  }

  private mutating func run() throws {
    for missing in Contender.allCases where !contenders.contains(missing) {
      print("\(missing.rawValue) is not installed: no figures of it\n")
    }
    table.add("position to value, ns", try Core.value())
    table.add("value to cut, ns", try Core.cut())
    for count in [5, 20, 100] {
      table.add(
        "painting \(count) stars in memory, ms", try Core.painting(stars: count, repetitions: 20))
    }
    let plain = try probe(manager: nil)
    let managed = try probe(manager: .openbox)
    try measureLaunches(managed, "under openbox")
    try measureLaunches(plain, "no manager")
    try measureDrags(managed)
    try measureWire(plain)
    try measureIdling(plain)
    try measureGrowth(plain)
    table.print()
  }

  private func probe(manager: WindowManager?) throws -> Probe {
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 1920, height: 1080)
    configuration.manager = manager
    let probe = try Probe(configuration)
    // The first start on a server is another one: files are read, toolkits leave notes for the next.
    for contender in contenders { try probe.launch(contender).process.kill() }
    return probe
  }

  private mutating func measureLaunches(_ probe: Probe, _ circumstance: String) throws {
    var first: [Contender: [Double]] = [:]
    var full: [Contender: [Double]] = [:]
    for _ in 0..<launches {
      for contender in contenders {
        let launch = try probe.launch(contender)
        first[contender, default: []].append(launch.firstPaint)
        full[contender, default: []].append(launch.fullPaint)
        launch.process.kill()
      }
    }
    table.add("first paint, \(circumstance), ms", try first.mapValues { try Samples($0).median })
    table.add("full paint, \(circumstance), ms", try full.mapValues { try Samples($0).median })
  }

  private mutating func measureDrags(_ probe: Probe) throws {
    var drags: [Contender: Drag] = [:]
    var storms: [Contender: Storm] = [:]
    var memory: [Contender: (share: Int, dirty: Int)] = [:]
    for contender in contenders {
      let launch = try probe.launch(contender)
      defer {
        probe.client.release()
        launch.process.kill()
      }
      memory[contender] = launch.process.memory
      let stops = try contender.stops(in: launch.picture)
      drags[contender] = try probe.drag(launch, through: stops, steps: steps)
      storms[contender] = try probe.storm(launch, through: stops, count: 2000)
      // The seventh place is the first half of the fourth star.
      if let answer = try probe.answer(launch, at: stops[6], from: contender) {
        try check(answer == "3.5\n", "\(contender.rawValue) says \(answer)")
      }
    }
    table.add(
      "motion to first damage, p50, ms", try drags.mapValues { try Samples($0.first).median })
    table.add("motion to last damage, p50, ms", try drags.mapValues { try Samples($0.last).median })
    table.add(
      "motion to last damage, p99, ms", try drags.mapValues { try Samples($0.last).quantile(0.99) })
    table.add("processor time per motion at 1 kHz, us", storms.mapValues(\.processor))
    table.add("the server's, us", storms.mapValues(\.server))
    table.add("busy after the last of them, ms", storms.mapValues(\.backlog))
    table.add("memory, PSS, MiB", memory.mapValues { Double($0.share) / 1024 })
    table.add("memory, private and dirty, MiB", memory.mapValues { Double($0.dirty) / 1024 })
  }

  private mutating func measureWire(_ probe: Probe) throws {
    var wires: [Contender: Wire] = [:]
    for contender in contenders { wires[contender] = try probe.wire(contender) }
    table.add("round trips at the start", wires.mapValues { Double($0.startRoundTrips) })
    table.add("replies at the start", wires.mapValues { Double($0.start.replies) })
    table.add("requests at the start", wires.mapValues { Double($0.start.requestCount) })
    table.add("bytes at the start", wires.mapValues { Double($0.start.bytes) })
    table.add("bytes per step", wires.mapValues(\.stepBytes))
    table.add("requests per step", wires.mapValues(\.stepRequests))
    table.add("round trips per step", wires.mapValues(\.stepRoundTrips))
  }

  private mutating func measureIdling(_ probe: Probe) throws {
    let processes = try contenders.map { ($0, try probe.launch($0).process) }
    sleep(1)
    let before = processes.map { $0.1.voluntarySwitches }
    sleep(5)
    var wakeUps: [Contender: Double] = [:]
    for ((contender, process), before) in zip(processes, before) {
      wakeUps[contender] = Double(process.voluntarySwitches - before)
      process.kill()
    }
    table.add("wake-ups in 5 s", wakeUps)
  }

  private mutating func measureGrowth(_ probe: Probe) throws {
    for count in [5, 20, 100] {
      let launch = try probe.launch(.xrating, ["--max", "\(count)", "--step", "1"])
      let stars = StarsPicture(launch.picture, count: count)
      try check(stars?.frames.count == count, "\(count) stars cannot be seen")
      // Steps of the same kind: from one star to the next, for five stars in the middle.
      let stops = (0..<5).compactMap { stars?.point(onStar: count / 2 - 1 + $0) }
      let drag = try probe.drag(launch, through: stops, steps: steps)
      probe.client.release()
      launch.process.kill()
      table.add("a step of \(count) stars, processor time, us", drag.processor)
      table.add(
        "a step of \(count) stars, motion to last damage, p50, ms", try Samples(drag.last).median)
    }
    var times: [[Double]] = [[], []]
    for _ in 0..<launches {
      for (index, count) in [1, 20].enumerated() {
        let items = (1...count).flatMap { ["--item", "Question \($0)"] }
        let launch = try probe.launch(.xrating, items)
        times[index].append(launch.fullPaint)
        launch.process.kill()
      }
    }
    table.add("full paint of 1 item, ms", try Samples(times[0]).median)
    table.add("full paint of 20 items, ms", try Samples(times[1]).median)
  }
}
