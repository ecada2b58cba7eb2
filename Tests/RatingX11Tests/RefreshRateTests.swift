import Testing

@testable import RatingX11

@Suite struct RefreshRateTests {
  @Test(
    arguments: [
      (148_500_000, 2200 * 1125, false, 60.0), (74_250_000, 2200 * 1125, true, 60),
      (346_500_000, 2080 * 1157, false, 143.98), (106_500_000, 1904 * 934, false, 59.89),
    ] as [(UInt, UInt, Bool, Double)])
  func `a mode says how often it is shown`(clock: UInt, total: UInt, interlaced: Bool, rate: Double)
  {
    let interval = RefreshRate.interval(dotClock: clock, total: total, isInterlaced: interlaced)
    #expect(abs(1 / (interval ?? 1) - rate) < 0.01)
  }

  @Test(arguments: [(0, 0), (0, 1000), (1_000_000_000, 1), (1, 1_000_000)] as [(UInt, UInt)])
  func `numbers that make no sense say nothing`(clock: UInt, total: UInt) {
    #expect(RefreshRate.interval(dotClock: clock, total: total) == nil)
  }
}
