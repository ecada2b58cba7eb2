import RatingCore
import RatingView
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct PictureTests {
  /// A window on a display, and the same spans composed in memory.
  @Test(arguments: ["0", "2.5", "3.71", "5"])
  func `the screen shows what is composed in memory, bit for bit`(value: String) throws {
    Fonts.useOne()
    let program = try start("--text", "How was the film?", "--step", "0.01", "--value", value)
    try program.waitForKeys()
    let host = ScriptedHost(events: [
      TimedEvent(.focused(heldKeys: []), at: 0), TimedEvent(.exposed, at: 0),
    ])
    let item = Item(
      scale: try RatingScale(step: 0.01), value: try #require(Decimal(value)))
    _ = try Session(
      form: Form(items: [item]), texts: FormTexts(prompt: "How was the film?"), palette: .light,
      host: host
    ).run()
    let composed = try #require(host.screen)
    let shown = try program.client.stablePicture(of: program.window)
    try #require(shown.size == composed.size)
    #expect(try Difference(shown, composed).count == 0)
  }

  @Test(arguments: ["0", "-96", "abc", "1e9", ""])
  func `a resolution that makes no sense counts as 96`(dpi: String) throws {
    let client = try XClient(.current)
    client.setResources("Xft.dpi: 96\n")
    let usual = try frame()
    client.setResources("Xft.dpi: \(dpi)\n")
    defer { client.setResources("") }
    #expect(try frame() == usual)
  }

  @Test(arguments: [("120.5", 1.255), ("192", 2)])
  func `stars grow with the resolution`(dpi: String, scale: Double) throws {
    let client = try XClient(.current)
    client.setResources("Xft.dpi: \(dpi)\n")
    defer { client.setResources("") }
    let program = try start("--size", "40", "--spacing", "10")
    let frames = try program.stars().frames
    #expect(abs(Double(frames[4].x - frames[0].x) - 200 * scale) <= 4)
    try program.click(star: 2)
    #expect(try program.accept() == accepted("2"))
  }

  private func frame() throws -> Size {
    let program = try start()
    return try #require(program.client.frame(of: program.window)).size
  }

  @Test func `stars at twice the resolution are stars of twice the size`() throws {
    let client = try XClient(.current)
    let large = try stars("--size", "64", "--spacing", "8")
    client.setResources("Xft.dpi: 192\n")
    defer { client.setResources("") }
    let scaled = try stars("--size", "32", "--spacing", "4")
    #expect(try Difference(large, scaled).count == 0)
  }

  private func stars(_ arguments: String...) throws -> Surface {
    let program = try Program.start(arguments + ["--value", "2.5", "--read-only"], on: .current)
    let picture = try program.client.stablePicture(of: program.window)
    let frames = try program.stars().frames
    return try picture.cropped(
      to: Rect(columns: frames[0].x..<frames[4].columns.upperBound, rows: frames[0].rows))
  }
}
