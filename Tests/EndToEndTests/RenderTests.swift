import Glibc
import RatingCore
import RatingView
import Support
import Testing

/// Pictures without a display.
@Suite struct RenderTests {
  private func path(_ name: String) -> String { "\(buildFolder)/render-\(getpid())-\(name)" }

  @Test func `stars are drawn to a file without a display`() throws {
    let path = path("stars.png")
    defer { unlink(path) }
    let result = try Program.run([
      "--value", "4.3", "--size", "40", "--spacing", "10", "--render", path, "--scale", "2",
    ])
    #expect(result == Subprocess.Result(status: 0))
    let picture = try Surface(pngFile: path)
    #expect(picture.size == Size(width: 480, height: 80))
    // The last star is filled for three tenths of its width, 400 + 24.
    #expect(picture.pixel(at: Point(x: 420, y: 32)) != picture.pixel(at: Point(x: 428, y: 32)))
  }

  @Test(arguments: [("svg", "<svg"), ("pdf", "%PDF-")])
  func `vectors are drawn as well`(format: String, mark: String) throws {
    let path = path("stars.\(format)")
    defer { unlink(path) }
    #expect(try Program.run(["--render", path]).status == 0)
    let text = String(decoding: try #require(contents(of: path)), as: UTF8.self)
    #expect(text.contains(mark))
  }

  @Test(arguments: ["/nowhere/stars.png", "/proc/self/stars.png"])
  func `a file that cannot be written is an error of its own`(path: String) throws {
    let result = try Program.run(["--render", path])
    #expect(result.status == 3)
    #expect(result.errors.hasPrefix("xrating: cannot write the picture to "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `a picture that is too large is an error, not a crash`() throws {
    let result = try Program.run([
      "--max", "100", "--size", "1024", "--scale", "16", "--render", path("huge.png"),
    ])
    #expect(result.status == 3)
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
