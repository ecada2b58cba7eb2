import RatingCore
import RatingView
import Support
import Testing

@Suite struct StarsPictureTests {
  @Test(arguments: ["0", "0.5", "2", "3.5", "5"])
  func `stars and their value are found in a picture`(value: String) throws {
    Fonts.useOne()
    let host = ScriptedHost(events: [TimedEvent(.exposed, at: 0)])
    let item = Item(value: try #require(Decimal(value)))
    let session = Session(
      form: Form(items: [item]), texts: FormTexts(prompt: "How was the film?"), palette: .light,
      host: host)
    _ = try session.run()
    let stars = try #require(host.screen.flatMap { StarsPicture($0) })
    let row = session.form.layout.rows[0]
    #expect(stars.frames.count == 5)
    #expect(abs(stars.value - (Double(value) ?? -1)) < 0.05)
    for (index, frame) in stars.frames.enumerated() {
      let cell = row.stars.columns(ofStar: index + 1)
      #expect(abs(frame.x - row.origin.x - cell.lowerBound) <= 1)
      #expect(abs(frame.columns.upperBound - row.origin.x - cell.upperBound) <= 1)
    }
  }
}
