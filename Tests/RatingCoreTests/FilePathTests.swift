import Testing

@testable import RatingCore

struct FilePathTests {
  @Test(
    arguments: [
      ("film.mkv", "film.mkv"), ("/a/b/film.mkv", "film.mkv"), ("/a/b/", "b"), ("..", ".."),
      ("/", "/"), ("", ""), ("a\nb", "a\nb"),
    ] as [(FilePath, String)])
  func `the name of a file is the last part of its path`(path: FilePath, name: String) {
    #expect(path.name == name)
  }

  @Test func `a path that is no text stays as it is`() {
    let path = FilePath(bytes: [0x61, 0x2f, 0xff, 0x62])
    #expect(path.description == "a/\u{fffd}b")
    #expect(path.name == "\u{fffd}b")
    let bytes = path.withCString { start in (0..<5).map { UInt8(bitPattern: start[$0]) } }
    #expect(bytes == [0x61, 0x2f, 0xff, 0x62, 0])
  }
}
