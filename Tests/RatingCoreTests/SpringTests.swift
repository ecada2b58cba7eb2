import Testing

@testable import RatingCore

@Suite struct SpringTests {
  private let times = stride(from: 0.0, through: 1, by: 0.001)

  @Test func `it begins where it is and ends at the target`() {
    let spring = Spring(from: 10, to: 50, at: 3)
    #expect(spring.position(at: 3) == 10)
    #expect(abs(spring.position(at: 4) - 50) < 1e-6)
    #expect(abs(spring.position(at: 1e6) - 50) < 1e-6)
  }

  @Test func `before it begins it rests at its beginning`() {
    #expect(Spring(from: 10, to: 50, at: 3).position(at: 0) == 10)
  }

  @Test func `it has all but arrived after a quarter of a second`() {
    let spring = Spring(from: 0, to: 100, at: 0)
    #expect(spring.position(at: 0.25) > 98)
    #expect(spring.position(at: 0.1) > 60)
    #expect(spring.isSettled(at: 0.35, tolerance: 0.5))
    #expect(!spring.isSettled(at: 0.2, tolerance: 0.5))
  }

  @Test(arguments: [(0.0, 100.0), (100, 0), (-5, 5), (3, 3)])
  func `from rest it never turns round and never passes the target`(from: Double, to: Double) {
    let spring = Spring(from: from, to: to, at: 0)
    let positions = times.map(spring.position(at:))
    for (earlier, later) in zip(positions, positions.dropFirst()) {
      #expect(abs(later - to) <= abs(earlier - to) + 1e-9)
    }
  }

  @Test func `the velocity is the slope of the position`() {
    let spring = Spring(from: 0, velocity: 300, to: 100, at: 0)
    for time in stride(from: 0.01, through: 0.5, by: 0.01) {
      let slope = (spring.position(at: time + 1e-6) - spring.position(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - spring.velocity(at: time)) < 1e-2)
    }
  }

  @Test(arguments: [0.0, 0.02, 0.1, 0.3])
  func `a new target changes neither the place nor the velocity`(time: Seconds) {
    let spring = Spring(from: 0, to: 100, at: 0)
    let redirected = spring.redirected(to: -40, at: time)
    #expect(abs(redirected.position(at: time) - spring.position(at: time)) < 1e-9)
    #expect(abs(redirected.velocity(at: time) - spring.velocity(at: time)) < 1e-6)
    #expect(redirected.target == -40)
  }

  @Test func `the decay is the exponential function`() {
    // From 1 at rest to 0, the position is (1 + x) e^-x with x = 2π t / 0.25.
    let spring = Spring(from: 1, to: 0, at: 0)
    // x = 1 and x = 2
    #expect(abs(spring.position(at: 0.25 / (2 * .pi)) - 2 * 0.367_879_441_171_442) < 1e-12)
    #expect(abs(spring.position(at: 0.5 / (2 * .pi)) - 3 * 0.135_335_283_236_613) < 1e-12)
  }
}
