import Testing

@testable import RatingCore

/// What you see is what you get (P1), whatever stands for a star.
@Suite struct PreviewTests {
  private static let shapes: [Shape] = [.pentagram, .heart, .circle, .square, .diamond]

  @Test(arguments: shapes, [(0, FillRule.width), (10, .width), (30, .area), (0, .area)])
  func `for every column the preview is what a click chooses`(
    shape: Shape, style: (spacing: Int, fill: FillRule)
  ) throws {
    for (step, direction) in [("0.5", LayoutDirection.leftToRight), ("0.1", .rightToLeft)] {
      let row = RowStyle(
        size: 24, spacing: style.spacing, direction: direction, shape: shape, fill: style.fill)
      let scale = try RatingScale(step: try #require(Decimal(step)))
      let player = Player([Item(scale: scale, value: 2, style: row)])
      let layout = player.form.layout
      let y = layout.rows[0].origin.y + 3
      for x in 0..<layout.size.width {
        var form = player.form
        let point = Point(x: x, y: y)
        form.handle(.moved(to: point, primaryHeld: false), at: 200)
        let preview = form.preview(ofItem: 0)
        form.handle(.pressed(.primary, at: point), at: 201)
        form.handle(.released(.primary, at: point), at: 202)
        #expect(preview == form.items[0].value, "column \(x)")
      }
    }
  }

  /// P5: no empty or full flash in the gaps.
  @Test(arguments: [0, 10, 30])
  func `while the pointer crosses, the preview lies between those of the neighbouring stars`(
    spacing: Int
  ) throws {
    let scale = try RatingScale(step: 0.1)
    var form = Player([
      Item(scale: scale, value: 3.7, style: RowStyle(size: 24, spacing: spacing))
    ]).form
    let row = form.layout.rows[0]
    for x in 0..<row.stars.width {
      let point = Point(x: row.origin.x + x, y: row.origin.y + 3)
      form.handle(.moved(to: point, primaryHeld: false), at: 200)
      let star = x / (24 + spacing) + 1
      let preview = try #require(form.preview(ofItem: 0))
      #expect((Decimal(star - 1)...Decimal(star)).contains(preview), "column \(x)")
    }
  }
}
