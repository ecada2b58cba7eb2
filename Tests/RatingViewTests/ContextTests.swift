import CCairo
import RatingCore
import Support
import Testing

@testable import RatingView

/// Drawing with a context that belongs to somebody else.
@Suite struct ContextTests {
  private let item = Item(value: 2.5, style: RowStyle(size: 40, spacing: 10))

  /// Draws on a picture of 300 by 100 with a context of its own.
  private func picture(_ draw: (OpaquePointer) throws -> Void) throws -> Surface {
    let picture = try Surface(size: Size(width: 300, height: 100))
    let context = cairo_create(picture.pointer)!
    defer { cairo_destroy(context) }
    try draw(context)
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    return picture
  }

  @Test func `a rating is drawn at a point, and is the one of a window`() throws {
    let drawing = Drawing(items: [item])
    let drawn = try picture { try drawing.draw(on: $0, x: 30, y: 20) }
    let expected = try Surface(size: drawn.size)
    expected.draw(try drawing.picture(), at: Point(x: 30, y: 20))
    #expect(drawn.allPixels == expected.allPixels)
  }

  @Test func `what is set in the context neither shows nor changes`() throws {
    let plain = try picture { try Drawing(items: [item]).draw(on: $0) }
    let set = try picture { context in
      cairo_set_dash(context, [3, 2], 2, 0)
      cairo_set_operator(context, CAIRO_OPERATOR_XOR)
      cairo_set_line_width(context, 17)
      cairo_set_source_rgb(context, 0, 1, 0)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_move_to(context, 1, 1)
      cairo_line_to(context, 200, 60)
      try Drawing(items: [item]).draw(on: context)
      #expect(cairo_get_dash_count(context) == 2)
      #expect(cairo_get_operator(context) == CAIRO_OPERATOR_XOR)
      #expect(cairo_get_line_width(context) == 17)
      #expect(cairo_get_fill_rule(context) == CAIRO_FILL_RULE_EVEN_ODD)
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      #expect(matrix.x0 == 0 && matrix.xx == 1)
    }
    #expect(set.allPixels == plain.allPixels)
  }

  @Test(arguments: [1.0, 1.3, 0.77])
  func `no seam shows at the cut, however the context is scaled`(scale: Double) throws {
    // A square filled by a half is as opaque in its middle as a full one, in every column.
    let square = RowStyle(size: 60, shape: .square)
    let half = try RatingScale(max: 1, step: 0.01)
    func opacity(_ value: Decimal) throws -> [UInt32] {
      let drawn = try picture { context in
        cairo_scale(context, scale, scale)
        try Drawing(items: [Item(scale: half, value: value, style: square)])
          .draw(on: context, x: 10.4, y: 5)
      }
      return (0..<100).map { drawn.pixel(at: Point(x: $0, y: 30)) >> 24 }
    }
    #expect(try opacity(0.47) == opacity(1))
  }

  @Test func `a context that cannot draw is an error`() throws {
    let picture = try Surface(size: Size(width: 10, height: 10))
    let context = try #require(cairo_create(picture.pointer))
    defer { cairo_destroy(context) }
    cairo_restore(context)  // without a save: from now on the context draws nothing
    #expect(throws: CairoError.self) { try Drawing(items: [item]).draw(on: context) }
  }
}
