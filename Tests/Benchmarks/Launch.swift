import Glibc
import RatingCore
import RatingView
import Support

/// A program that has been started and has come to rest.
struct Launch {
  let process: Subprocess
  let window: XWindow
  /// Where the window is on the screen.
  let frame: Rect
  /// From the start until the window shows anything, in milliseconds.
  let firstPaint: Double
  /// From the start until it shows what it shows in the end, in milliseconds.
  let fullPaint: Double
  /// What it shows in the end.
  let picture: Surface
}

extension Probe {
  /// Starts a program and looks on until nothing has changed for a while.
  ///
  /// - Parameter display: Another way to the same server.
  func launch(
    _ contender: Contender, _ options: [String] = [], display: String? = nil
  ) throws -> Launch {
    let clock = ContinuousClock()
    let screen = client.screenSize
    // Where the pointer is no window comes to be.
    move(to: Point(x: screen.width - 1, y: screen.height - 1))
    return try watching { _ in
      let start = clock.now
      let process = try contender.start(options, display: display ?? server.name)
      var window: XWindow?
      var pictures: [(time: Duration, picture: Surface)] = []
      var quiet = start + .seconds(15)
      while let sight = next(until: quiet) {
        switch sight {
        case .created(let created, let size):
          // Toolkits have tiny windows besides; the frame of a manager comes later.
          if window == nil, size.width >= 20, size.height >= 20 { window = created }
        case .drawn:
          let time = clock.now - start
          guard let window, client.isViewable(window), let picture = try? client.picture(of: window)
          else { continue }
          if let last = pictures.last, picture.hasSamePixels(as: last.picture) { continue }
          pictures.append((time, picture))
          quiet = clock.now + .milliseconds(400)
        }
      }
      guard let window, let last = pictures.last, let frame = client.frame(of: window) else {
        throw WrongResult(description: "\(contender.rawValue) shows no window")
      }
      let content = Content(last.picture)
      guard let first = pictures.first(where: { Content($0.picture).isThere }),
        let full = pictures.first(where: { content.share(shownBy: $0.picture) >= 0.99 })
      else { throw WrongResult(description: "\(contender.rawValue) shows nothing") }
      return Launch(
        process: process, window: window, frame: frame, firstPaint: first.time.milliseconds,
        fullPaint: full.time.milliseconds, picture: last.picture)
    }
  }
}

/// The part of a picture that is not background.
private struct Content {
  private let picture: Surface
  private let background: UInt32
  private let area: Int

  init(_ picture: Surface) {
    self.picture = picture
    var counts: [UInt32: Int] = [:]
    picture.forEachPixel { _, _, pixel in counts[pixel, default: 0] += 1 }
    let commonest = counts.max { $0.value < $1.value }
    background = commonest?.key ?? 0
    area = counts.values.reduce(0, +) - (commonest?.value ?? 0)
  }

  /// Whether there is more than a speck.
  var isThere: Bool { area >= max(16, picture.size.width * picture.size.height / 2000) }

  /// How much of it another picture shows as well.
  func share(shownBy other: Surface) -> Double {
    guard other.size == picture.size else { return 0 }
    var same = 0
    picture.forEachPixel { x, y, pixel in
      if pixel != background, other.pixel(at: Point(x: x, y: y)) == pixel { same += 1 }
    }
    return Double(same) / Double(max(area, 1))
  }
}
