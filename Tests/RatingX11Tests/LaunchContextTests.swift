import Testing

@testable import RatingX11

@Suite struct LaunchContextTests {
  private func context(_ environment: [String: String]) -> LaunchContext {
    LaunchContext(environment: { environment[$0] }, hostName: "host")
  }

  @Test(
    arguments: [
      ("x_TIME123", 123), ("host-1-a_TIME4294967295", 4_294_967_295), ("a_TIME1_TIME22", 22),
    ] as [(String, UInt32)])
  func `the time stands after the last mark`(id: String, time: UInt32) {
    let context = context(["DESKTOP_STARTUP_ID": id])
    #expect(context.startupID == id)
    #expect(context.userTime == time)
  }

  @Test(arguments: ["x", "x_TIME", "x_TIMEabc", "x_TIME-1", "x_TIME4294967296", "_TIM"])
  func `an id without a time is still an id`(id: String) {
    let context = context(["DESKTOP_STARTUP_ID": id])
    #expect(context.startupID == id)
    #expect(context.userTime == nil)
  }

  @Test func `an empty id is none`() {
    #expect(context(["DESKTOP_STARTUP_ID": ""]).startupID == nil)
    #expect(context([:]).startupID == nil)
  }

  @Test(arguments: ["junk", "", "0", "-1", "4294967296", "0x1", "1 "])
  func `what is no window id is no parent`(text: String) {
    #expect(context(["WINDOWID": text]).parent == nil)
  }

  @Test func `a number may be a window`() {
    #expect(context(["WINDOWID": "54525966"]).parent == 54_525_966)
  }
}
