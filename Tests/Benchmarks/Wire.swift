import Glibc
import RatingCore
import RatingView
import Support

/// What a program says to the server, and how often it waits for the answer.
struct Wire {
  var start: WireTap.Tally
  /// How often it waits at the start when answers take their time.
  var startRoundTrips: Int
  /// What is said in one step of a drag, on average.
  var stepBytes: Double
  var stepRequests: Double
  var stepRoundTrips: Double
}

extension Probe {
  func wire(_ contender: Contender) throws -> Wire {
    let slow = try WireTap(to: server, latency: 0.02)
    let slowLaunch = try launch(contender, display: slow.name)
    let trips = slow.tally.roundTrips
    slowLaunch.process.kill()

    let tap = try WireTap(to: server)
    let launch = try launch(contender, display: tap.name)
    defer { launch.process.kill() }
    let start = tap.tally
    let steps = 18
    var before = start
    _ = try drag(launch, through: contender.stops(in: launch.picture), steps: steps) {
      before = tap.tally
    }
    let said = tap.tally.since(before)
    client.release()
    return Wire(
      start: start, startRoundTrips: trips, stepBytes: Double(said.bytes) / Double(steps),
      stepRequests: Double(said.requestCount) / Double(steps),
      stepRoundTrips: Double(said.roundTrips) / Double(steps))
  }
}
