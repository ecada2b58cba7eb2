import Glibc
import RatingCore
import RatingView
import Support

/// Shows the program where there is no display: a private X server, a real drag, a picture.
@main
struct Demo {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "xrating.png"
    var configuration = XServer.Configuration()
    configuration.size = Size(width: 1280, height: 800)
    let server = try XServer(configuration)
    let program = try Program.start(["--text", "How was the film?"], on: server)

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
    print("xrating --text 'How was the film?'")
    print("  printed", result.output.split(separator: "\n").joined(separator: " "))
    print("  exit status", result.status)
    print("  picture in", path)
    if !result.errors.isEmpty { print(result.errors) }
    exit(result.status)
  }
}
