import Testing

@testable import RatingCore

struct MaskTests {
  /// A square of full coverage in the middle of a clear one.
  static let block = Mask(
    width: 12, height: 12,
    coverage: (0..<144).map { (2..<10).contains($0 % 12) && (2..<10).contains($0 / 12) ? 255 : 0 })

  @Test func `its ink is counted by columns`() {
    #expect(Self.block.columnSums == [0, 0] + [Int](repeating: 8 * 255, count: 8) + [0, 0])
    #expect(Mask(width: 2, height: 2, coverage: [1, 2, 3, 4]).columnSums == [4, 6])
  }

  @Test func `its ink has bounds, and it can be cut to them`() {
    let bounds = Rect(x: 2, y: 2, width: 8, height: 8)
    #expect(Self.block.inkBounds == bounds)
    #expect(Self.block.cropped(to: bounds).coverage == [UInt8](repeating: 255, count: 64))
    #expect(Mask(width: 3, height: 1, coverage: [0, 7, 0]).inkBounds == nil)
    #expect(
      Mask(width: 3, height: 1, coverage: [0, 0, 8]).inkBounds
        == Rect(x: 2, y: 0, width: 1, height: 1))
  }

  @Test func `a whole margin leaves whole pixels`() {
    let inner = Self.block.eroded(by: 2)
    #expect(inner.inkBounds == Rect(x: 4, y: 4, width: 4, height: 4))
    #expect(inner.coverage[5 * 12 + 5] == 255)
  }

  @Test func `a margin with a fraction leaves a part of a pixel`() {
    let inner = Self.block.eroded(by: 1.5)
    let middle = (0..<12).map { Int(inner.coverage[6 * 12 + $0]) }
    #expect(middle == [0, 0, 0, 128, 255, 255, 255, 255, 128, 0, 0, 0])
  }

  @Test func `a margin as wide as the shape leaves nothing, none leaves all`() {
    #expect(Self.block.eroded(by: 5).inkBounds == nil)
    #expect(Self.block.eroded(by: 0) == Self.block)
  }

  @Test func `what reaches the border of the mask has an edge there`() {
    let full = Mask(width: 6, height: 6, coverage: [UInt8](repeating: 255, count: 36))
    #expect(full.eroded(by: 1).inkBounds == Rect(x: 1, y: 1, width: 4, height: 4))
  }

  @Test func `a mask that is not square lies in the middle of its cell`() {
    let tall = Mask(width: 2, height: 4, coverage: [UInt8](repeating: 255, count: 8))
    #expect(tall.ink(strips: 4) == [0, 1020, 1020, 0])
    #expect(tall.ink(strips: 8) == [0, 0, 510, 510, 510, 510, 0, 0])
    let wide = Mask(width: 4, height: 1, coverage: [1, 2, 3, 4])
    #expect(wide.ink(strips: 2) == [3, 7])
  }
}
