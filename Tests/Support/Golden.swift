// The static runtime, which the demo may be linked with, comes without Testing.
#if canImport(Testing)
  import Glibc
  import RatingCore
  package import RatingView
  package import Testing

  /// Compares a picture with the image `Goldens/NAME.png` beside the test's file.
  ///
  /// The image is recorded when `RECORD_GOLDENS` is set, or when there is none: then the test fails
  /// once. If they differ, both the picture and the difference are written into the build folder.
  ///
  /// - Parameter tolerance: The largest difference of a channel that still counts as equal.
  package func expectGolden(
    _ picture: Surface, _ name: String, tolerance: Int = 0, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex) + "/Goldens"
    let path = "\(folder)/\(name).png"
    if getenv("RECORD_GOLDENS") != nil || access(path, R_OK) != 0 {
      mkdir(String(folder), 0o777)
      try picture.writePNG(to: path)
      if getenv("RECORD_GOLDENS") == nil {
        Issue.record("There was no \(path); it has been recorded.", sourceLocation: location)
      }
      return
    }
    let golden = try Surface(pngFile: path)
    guard golden.size == picture.size else {
      let actual = try keep(picture, as: "\(name)-actual")
      Issue.record(
        "\(name) is \(picture.size), not \(golden.size). See \(actual).", sourceLocation: location)
      return
    }
    let difference = try Difference(picture, golden, tolerance: tolerance)
    guard let first = difference.first else { return }
    let actual = try keep(picture, as: "\(name)-actual")
    let map = try keep(difference.picture, as: "\(name)-difference")
    Issue.record(
      """
      \(name): \(difference.count) pixels differ, by up to \(difference.largest), \
      the first at \(first.x), \(first.y). See \(actual) and \(map).
      """, sourceLocation: location)
  }

  /// Writes a picture into the build folder and gives its path.
  package func keep(_ picture: Surface, as name: String) throws -> String {
    let folder = buildFolder + "/goldens"
    mkdir(folder, 0o777)
    let path = "\(folder)/\(name).png"
    try picture.writePNG(to: path)
    return path
  }
#endif
