import Testing

@testable import RatingCore

@Suite struct RowsArrangementTests {
  private func item(
    _ label: String, max: Int = 5, size: Int = 20, direction: LayoutDirection = .leftToRight
  ) throws -> Item {
    Item(
      label: label, scale: try RatingScale(max: max),
      style: RowStyle(size: size, spacing: 4, direction: direction))
  }

  private func layout(_ items: [Item]) -> FormLayout {
    .natural(
      .dialog(items), scale: 1, within: Size(width: 1920, height: 1080),
      texts: { _ in .letters(prompt: 10) })
  }

  @Test func `labels, stars and values are columns`() throws {
    let layout = layout([try item("A"), try item("A longer one", max: 8, size: 40)])
    let (first, second) = (layout.rows[0], layout.rows[1])
    #expect(first.label?.x == second.label?.x)
    #expect(first.origin.x == second.origin.x)
    #expect(first.value?.x == second.value?.x)
    let end = try #require(second.label?.columns.upperBound)
    #expect(first.origin.x >= end + 20)
    #expect((first.value?.x ?? 0) >= second.frame.columns.upperBound + 20)
  }

  @Test func `what stands in one line is level`() throws {
    let layout = layout([try item("A", size: 8), try item("B", size: 60)])
    for row in layout.rows {
      let middle = 2 * row.frame.y + row.frame.height
      for text in [row.label, row.value] {
        let place = try #require(text)
        #expect(abs(2 * place.y + place.height - middle) <= 2)
      }
    }
  }

  @Test func `a table runs from right to left as its first row does`() throws {
    let words = ["A", "Longer"]
    let left = layout(try words.map { try item($0) })
    let right = layout(try words.map { try item($0, direction: .rightToLeft) })
    let width = left.size.width
    #expect(right.size == left.size)
    for (one, other) in zip(left.rows, right.rows) {
      #expect(other.frame.x == width - one.frame.columns.upperBound)
      #expect(other.label?.x == width - (one.label?.columns.upperBound ?? 0))
      #expect(other.value?.x == width - (one.value?.columns.upperBound ?? 0))
    }
  }

  @Test func `a press on a label or a value chooses nothing`() throws {
    let layout = layout([try item("A label"), try item("B")])
    for row in layout.rows {
      #expect(row.reach.lowerBound >= row.label?.columns.upperBound ?? 0)
      #expect(row.reach.upperBound <= row.value?.x ?? 0)
      #expect(row.reach.contains(row.origin.x - row.stars.zeroStrip))
    }
  }

  @Test func `one rating with a label is a table of one line`() throws {
    let layout = layout([try item("A label")])
    let row = layout.rows[0]
    #expect((row.label?.columns.upperBound ?? 999) < row.origin.x)
    #expect((row.value?.x ?? 0) > row.frame.columns.upperBound)
  }
}
