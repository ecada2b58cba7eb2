import RatingCore
import RatingView
import RatingX11
import Support
import Testing

@testable import xrating_gallery

/// The published vectors of the three originals, in the gallery's own windows.
@Suite(.serialized, .xServer(width: 1280, height: 1024))
struct GalleryTests {
  private func start() throws -> Guest {
    let guest = try Guest(buildFolder + "/xrating-gallery", on: .current)
    try guest.move("StarRatingView", to: Point(x: 0, y: 0))
    try guest.move("ReviewRateView", to: Point(x: 700, y: 0))
    try guest.move("StarView", to: Point(x: 700, y: 400))
    return guest
  }

  /// Where the rows of a window stand.
  private func rows(of window: RatingWindow) throws -> [FormLayout.Row] {
    Fonts.useOne()
    let session = window.session(on: ScriptedHost(events: [TimedEvent(.exposed, at: 0)]))
    _ = try session.run()
    return session.form.layout.rows
  }

  /// Moves the pointer with its button down to columns of a row, each of which must give a value.
  private func drag(
    _ guest: Guest, in title: String, row: FormLayout.Row, number: Int,
    expecting values: [(x: Int, value: String)]
  ) throws {
    let window = try guest.client.window(named: title)
    _ = try guest.stars(in: title)
    let y = row.origin.y + row.stars.size / 2
    // From between the values, so that the first one is a change.
    guest.client.movePointer(
      to: Point(x: row.origin.x + row.stars.width * 2 / 3, y: y), in: window)
    guest.client.press()
    defer { guest.client.release() }
    for (x, value) in values {
      guest.client.movePointer(to: Point(x: row.origin.x + x, y: y), in: window)
      try wait(for: "\(value) at \(x)") {
        guest.process.output.split(separator: "\n").last?
          .hasPrefix("\(title) row \(number) is \(value) by ") ?? false
      }
    }
  }

  @Test func `StarRatingView gives the nearest half`() throws {
    let row = try rows(of: Gallery.starRatingView())[1]
    #expect(row.stars.width == 200)
    // 0.049, 0.05, 0.5 and 0.951 of the width, beyond both ends, and twice the width.
    try drag(
      start(), in: "StarRatingView", row: row, number: 2,
      expecting: [
        (9, "0"), (10, "0.5"), (100, "2.5"), (190, "5"), (-40, "0"), (400, "5"),
      ])
  }

  @Test func `ReviewRateView slides over whole stars, at least one`() throws {
    let row = try rows(of: Gallery.reviewRateView())[3]
    #expect((row.stars.size, row.stars.spacing) == (40, 5))
    try drag(
      start(), in: "ReviewRateView", row: row, number: 4,
      expecting: [(224, "5"), (45, "2"), (44, "1"), (90, "3"), (0, "1")])
  }

  /// The first column of a row that is not filled, as the screen shows it.
  private func edge(of row: FormLayout.Row, in title: String, of guest: Guest) throws -> Int? {
    let window = try guest.client.window(named: title)
    let picture = try guest.client.picture(of: window).cropped(to: row.frame)
    return StarsPicture(picture, count: row.stars.count)?.filled?.upperBound
  }

  @Test func `ReviewRateView fills to 4.3 of 5, 5 of 8 and 1.5 of 3`() throws {
    let rows = try rows(of: Gallery.reviewRateView())
    let guest = try start()
    for (row, expected) in zip(rows, [192, 5 * 30 - 10, 60]) {
      // The ink of a star that is full ends up to a pixel before its cell does.
      try wait(for: "an edge at \(expected)") {
        let edge = try edge(of: row, in: "ReviewRateView", of: guest) ?? 0
        return expected - 1...expected ~= edge
      }
    }
  }

  @Test func `StarView fills to 0.9, 0.3 and 0.8 of 300, one after the other`() throws {
    let row = try rows(of: Gallery.starView(showing: [0.9]))[0]
    let guest = try start()
    for expected in [270, 90, 240] {
      try wait(for: "an edge at \(expected)") {
        try edge(of: row, in: "StarView", of: guest) == expected
      }
    }
  }

  @Test func `one star is a slider for the inner radius of all`() throws {
    let rows = try rows(of: Gallery.starRatingView())
    let guest = try start()
    let window = try guest.client.window(named: "StarRatingView")
    _ = try guest.stars(in: "StarRatingView")
    /// How many pixels of the big row are filled.
    func ink() throws -> Int {
      let filled = Theme.light.filled.fill
      return try guest.client.picture(of: window).cropped(to: rows[4].frame).pixels.count {
        $0 == 0xff00_0000 | UInt32(filled.red) << 16 | UInt32(filled.green) << 8
          | UInt32(filled.blue)
      }
    }
    let thin = try ink()
    let slider = rows[5]
    func movePointer(to x: Int) {
      let point = Point(x: slider.origin.x + x, y: slider.origin.y + 50)
      guest.client.movePointer(to: point, in: window)
    }
    movePointer(to: 39)
    guest.client.press()
    movePointer(to: 79)
    try wait(for: "fatter stars while the button is down") { try ink() * 2 > thin * 3 }
    movePointer(to: 9)
    try wait(for: "thinner stars") { try ink() * 3 < thin * 2 }
    guest.client.release()
    try guest.waitForLine("StarRatingView row 6 is 0.1 by drag")
  }

  @Test func `without a display it leaves its pictures`() throws {
    let folder = try TemporaryFolder()
    let result = try Subprocess(
      "sh", ["-c", "cd \"$0\" && exec \"$1\"", folder.path, buildFolder + "/xrating-gallery"],
      environment: ["DISPLAY": nil, "FONTCONFIG_FILE": Fonts.configuration]
    ).wait()
    #expect(result.status == 0)
    for (name, theme) in [("light", Theme.light), ("dark", Theme.dark)] {
      let picture = try Surface(pngFile: "\(folder.path)/xrating-gallery-\(name).png")
      // Of all that is there, only the three large stars are large.
      #expect(StarsPicture(picture, theme: theme)?.frames.count == 3)
    }
  }
}
