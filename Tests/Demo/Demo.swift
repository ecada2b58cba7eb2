import Glibc
import RatingCore
import RatingView
import Support

/// Shows the program where there is no display: a private X server, a real drag, a picture.
///
/// Usage: Demo [PICTURE [OPTION]...], with options for the program.
@main
struct Demo {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let path = arguments.first ?? "xrating.png"
    let options = ["--text", "How was the film?"] + arguments.dropFirst()
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 1280, height: 800)
    let server = try XServer(configuration)
    // The fonts are those that a user would see, not the one of the tests.
    let fonts: [String: String?] = ["FONTCONFIG_FILE": String?.none]
    let program = try Program.start(options, on: server, environment: fonts)

    let stars = try program.stars()
    let start = stars.point(onStar: 1, at: 0.25)
    let end = stars.point(onStar: 4, at: 0.25)
    program.client.movePointer(to: start, in: program.window)
    program.client.press()
    for x in start.x...end.x {
      program.client.movePointer(to: Point(x: x, y: start.y), in: program.window)
      usleep(4_000)  // as fast as a hand
    }
    try program.waitForValue(3.5)
    program.client.release()
    try program.client.stablePicture(of: program.window).writePNG(to: path)

    let result = try program.accept()
    let words = options.map { $0.contains(" ") ? "'\($0)'" : $0 }
    print("xrating \(words.joined(separator: " "))")
    print("  printed", result.output.split(separator: "\n").joined(separator: " "))
    print("  exit status", result.status)
    print("  picture in", path)
    if !result.errors.isEmpty { print(result.errors) }
    exit(result.status)
  }
}
