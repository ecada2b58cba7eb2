import RatingCore
import RatingView
import Support
import Testing

@Suite struct GoldenTests {
  @Test func `an image is recorded once, and then what differs from it is named`() throws {
    let file = "\(buildFolder)/golden-test.swift"
    let name = "dot-\(UInt32.random(in: 0...UInt32.max))"
    let picture = try Surface(size: Size(width: 4, height: 3))
    try withKnownIssue {
      try expectGolden(picture, name, file: file)
    } matching: {
      "\($0)".contains("has been recorded")
    }
    try expectGolden(picture, name, file: file)
    picture.withPixels { $0[picture.stride + 2 * 4] = 2 }
    try expectGolden(picture, name, tolerance: 2, file: file)
    try withKnownIssue {
      try expectGolden(picture, name, file: file)
    } matching: {
      "\($0)".contains("1 pixels differ, by up to 2, the first at 2, 1.")
    }
  }
}
