import RatingCore
import Support
import Testing

/// A hand over a touch screen on which the program runs.
struct Hand {
  let program: Program
  let screen: TouchScreen
  var client: XClient { program.client }

  /// Starts the program.
  ///
  /// - Parameter server: That of the suite, unless it is another one.
  init(_ arguments: String..., on server: XServer? = nil) throws {
    let server = try server ?? .current
    screen = try #require(server.touchScreen)
    program = try Program.start(["--no-animation"] + arguments, on: server)
  }

  /// Where a star is on the screen.
  func place(ofStar star: Int, at share: Double = 0.5, row: Int = 0) throws -> Point {
    let point = try program.stars(row: row).point(onStar: star, at: share)
    let origin = try #require(client.frame(of: program.window)).origin
    return Point(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// A place on the button that comes last: it is in the corner.
  var placeOfOK: Point {
    get throws {
      let frame = try #require(client.frame(of: program.window))
      return Point(x: frame.columns.upperBound - 50, y: frame.rows.upperBound - 35)
    }
  }

  func tap(star: Int) throws {
    try screen.tap(place(ofStar: star))
  }

  /// Expects that a finger which is on one star drags live to another one, and lifts it.
  func expectDrag(from first: Int, to last: Int) throws {
    try program.waitForValue(Double(first))
    try screen.move(to: place(ofStar: last))
    try program.waitForValue(Double(last))
    try screen.lift()
    try expectAtRest(Double(last))
  }

  /// Expects that the window shows a value and no preview, and stays so.
  func expectAtRest(_ value: Double) throws {
    try program.waitForPreview(value, of: value)
    _ = try client.stablePicture(of: program.window)
    let stars = try program.stars()
    #expect(abs(stars.solid - value) < 0.12 && abs(stars.value - value) < 0.12)
  }
}
