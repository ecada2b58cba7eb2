import Testing

@testable import RatingCore

struct RectTests {
  let rect = Rect(x: -2, y: 3, width: 4, height: 5)

  @Test(
    arguments: [
      (-2, 3, true), (1, 7, true), (-3, 3, false), (2, 3, false), (0, 2, false), (0, 8, false),
    ])
  func `a rectangle holds its first pixels and not the ones past its end`(
    x: Int, y: Int, isInside: Bool
  ) {
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test func `nothing is inside an empty rectangle`() {
    #expect(!Rect(x: 0, y: 0, width: 0, height: 5).contains(Point(x: 0, y: 0)))
  }

  @Test func `its columns and rows make it again`() {
    #expect(Rect(columns: rect.columns, rows: rect.rows) == rect)
    #expect(rect.origin == Point(x: -2, y: 3))
    #expect(rect.size == Size(width: 4, height: 5))
    #expect(Size.zero == Size(width: 0, height: 0))
  }

  @Test func `an inset moves every side, inwards or outwards`() {
    #expect(rect.inset(by: 1) == Rect(x: -1, y: 4, width: 2, height: 3))
    #expect(rect.inset(by: -1).inset(by: 1) == rect)
  }
}
