import Testing

@testable import Support

@Suite struct RoundTripsTests {
  @Test func `replies that were asked for together are one round trip`() {
    var trips = RoundTrips()
    trips.sent(requests: 3)
    trips.received(repliesTo: [1])
    trips.received(repliesTo: [2, 3])
    #expect(trips.count == 1)
  }

  @Test func `a request that is made after a reply is a round trip of its own`() {
    var trips = RoundTrips()
    trips.sent(requests: 1)
    trips.received(repliesTo: [1])
    trips.sent(requests: 2)
    trips.received(repliesTo: [3])
    #expect(trips.count == 2)
  }

  @Test func `numbers of requests begin anew after 65535`() {
    var trips = RoundTrips()
    trips.sent(requests: 65_535)
    trips.received(repliesTo: [65_535])
    trips.sent(requests: 2)
    trips.received(repliesTo: [1])
    #expect(trips.count == 2)
  }
}
