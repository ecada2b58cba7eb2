import RatingCore
import Support
import Testing

@testable import RatingView

private func stars(_ filled: UInt32, _ empty: UInt32? = nil) -> [Item] {
  let style = RowStyle(filledColor: Color(filled), emptyColor: empty.map { Color($0) })
  return [Item(value: 2.5, style: style)]
}

private func window(_ background: UInt32, text: UInt32? = nil) -> Palette {
  Palette(background: Color(background), text: text.map { Color($0) })
}

private let goldens: [Golden] = [
  Golden(name: "pink", items: stars(0xe91e63)),
  Golden(
    name: "pink-dark-hover", items: stars(0xe91e63), palette: .dark, pointer: Point(x: 200, y: 0)),
  Golden(
    name: "yellow-and-rose-hover", items: stars(0xffff00, 0xffcdd2), pointer: Point(x: 200, y: 0)),
  Golden(name: "colour-of-background", items: stars(0xfafaf9)),
  Golden(name: "colour-of-background-dark", items: stars(0x1f1e22), palette: .dark),
  Golden(
    name: "colours-of-background-hover", items: stars(0xffffff, 0xffffff),
    palette: window(0xffffff),
    pointer: Point(x: 200, y: 0)),
  Golden(name: "background-gold", palette: window(0xf7b500)),
  Golden(name: "one-colour", items: stars(0xe91e63, 0xe91e63)),
  Golden(name: "background-blue", palette: window(0x0d47a1)),
  Golden(name: "background-grey-hover", palette: window(0x808080), pointer: Point(x: 200, y: 0)),
  Golden(name: "background-cream", palette: window(0xfff3d6, text: 0x5d4037)),
  Golden(name: "background-black", palette: window(0x000000, text: 0x111111)),
]

/// Windows in colours of the user's own.
@Suite struct ColorGoldenTests {
  init() {
    Fonts.useOne()
  }

  @Test(arguments: goldens)
  func `a window looks as it did when it was last looked at`(golden: Golden) throws {
    try expectGolden(try golden.picture(), golden.name, tolerance: 4)
  }
}
