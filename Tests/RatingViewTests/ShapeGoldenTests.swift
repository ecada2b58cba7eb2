import RatingCore
import Support
import Testing

@testable import RatingView

@Suite struct ShapeGoldenTests {
  init() {
    Fonts.useOne()
  }

  /// Every kind of shape at 3.3, as it is only shown.
  private func shapes(
    _ fill: FillRule = .width, size: Int = 44
  ) throws -> [Item] {
    let file = try TemporaryImage.leaf()
    let leaf = try withExtendedLifetime(file) {
      try Shape.image(path: FilePath(file.path)).resolved()
    }
    let shapes: [Shape] = [
      .pentagram, .heart, .circle, .square, .diamond, .symbol("♥"), .symbol("♪"),
      leaf,
    ]
    return shapes.map { shape in
      Item(value: 3.3, isReadOnly: true, style: RowStyle(size: size, shape: shape, fill: fill))
    }
  }

  @Test(arguments: [FillRule.width, .area], [false, true])
  func `shapes look as they did, filled by width and by area`(fill: FillRule, isDark: Bool) throws {
    let golden = Golden(
      name: "shapes-\(fill)\(isDark ? "-dark" : "")",
      items: try shapes(fill), texts: FormTexts(showsValue: false),
      palette: isDark ? .dark : .light)
    // The outlines of symbols are a font library's, and differ a little between its versions.
    try expectGolden(try golden.picture(), golden.name, tolerance: 12)
  }

  @Test(arguments: [(16, 1), (32, 1.25), (64, 2)])
  func `shapes look as they did, small and large`(size: Int, scale: Double) throws {
    let golden = Golden(
      name: "shapes-\(size)", items: try shapes(size: size),
      texts: FormTexts(showsValue: false), scale: scale, room: Size(width: 2000, height: 2000))
    // The outlines of symbols are a font library's, and differ a little between its versions.
    try expectGolden(try golden.picture(), golden.name, tolerance: 12)
  }

  @Test func `a preview of a shape looks as it did`() throws {
    let item = Item(value: 2, style: RowStyle(shape: .heart, fill: .area))
    let golden = Golden(name: "shape-hover", items: [item], pointer: Point(x: 200, y: 0))
    // The outlines of symbols are a font library's, and differ a little between its versions.
    try expectGolden(try golden.picture(), golden.name, tolerance: 12)
  }
}
