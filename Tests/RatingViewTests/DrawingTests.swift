import Glibc
import RatingCore
import Support
import Testing

@testable import RatingView

@Suite struct DrawingTests {
  private func item(_ value: Decimal, size: Int = 40, spacing: Int = 10) -> Item {
    Item(value: value, isReadOnly: true, style: RowStyle(size: size, spacing: spacing))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func picture(_ items: [Item], theme: Theme = .light, scale: Double = 1) throws -> Surface
  {
    let file = try Drawing(items: items, theme: theme, scale: scale).file(.png)
    let path = buildFolder + "/export-\(getpid())-\(items.hashValue).png"
    let descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    #expect(write(descriptor, file, file.count) == file.count)
    close(descriptor)
    defer { unlink(path) }
    return try Surface(pngFile: path)
  }

  @Test func `the ground is clear, and the fill edge is that of the window`() throws {
    let picture = try picture([item(4.3)])
    #expect(picture.size == Size(width: 240, height: 40))
    #expect(picture.pixel(at: Point(x: 45, y: 20)) == 0)
    let (full, empty) = (try self.picture([item(5)]), try self.picture([item(0)]))
    for x in 0..<240 {
      let expected = x < 212 ? full : empty
      for y in 0..<40 {
        let point = Point(x: x, y: y)
        #expect(picture.pixel(at: point) == expected.pixel(at: point))
      }
    }
  }

  @Test func `a symbol is found, filled by its ink and painted in its colours`() throws {
    Fonts.useOne()
    let style = RowStyle(
      size: 100, shape: .symbol("♪"), fill: .area, filledColor: Color(0x12ab34))
    let item = Item(value: 0.8, isReadOnly: true, style: style)
    let picture = try picture([item])
    let gold = try #require(picture.bounds(ofColors: [0xff12_ab34]))
    let edge = try item.resolved().row(scale: 1).edge(of: 0.8)
    #expect(edge < 75, "By width it would be 80")
    #expect(gold.columns.upperBound <= edge && gold.columns.upperBound > edge - 10)
  }

  @Test func `a scale draws at the resolution`() throws {
    let large = try picture([item(2.5, size: 80, spacing: 20)])
    let scaled = try picture([item(2.5)], scale: 2)
    #expect(large.hasSamePixels(as: scaled))
  }

  @Test func `several ratings stand one below the other`() throws {
    let drawing = Drawing(items: [item(1), item(2, size: 20)], theme: .light)
    #expect(drawing.size == Size(width: 240, height: 82))
  }

  @Test func `svg and pdf are vectors`() throws {
    let svg = text(try Drawing(items: [item(3.5)], theme: .light).file(.svg))
    #expect(svg.contains("width=\"240px\" height=\"40px\"") || svg.contains("width=\"240\""))
    #expect(svg.contains("<path"))
    #expect(!svg.contains("<image"))
    let pdf = try Drawing(items: [item(3.5)], theme: .light).file(.pdf)
    #expect(text(Array(pdf.prefix(5))) == "%PDF-")
    #expect(!text(pdf).contains("/Subtype /Image"))
  }

  @Test func `what is too large is an error`() throws {
    #expect(throws: CairoError.self) {
      try Drawing(items: [item(5, size: 1024)], theme: .light, scale: 16).file(.png)
    }
  }
}
