import CCairo
import RatingCore

extension Canvas {
  /// Fills an outline and draws a line along it, half of which lies inside.
  func draw(
    _ shape: Outline, at origin: Point, fill: Color, outline: Color, width: Double
  ) {
    let (x, y) = (Double(origin.x), Double(origin.y))
    unsafe cairo_new_path(context)
    for (index, element) in shape.elements.enumerated() {
      switch element {
      case .move(let end):
        if index > 0 { unsafe cairo_close_path(context) }
        unsafe cairo_move_to(context, x + end.x, y + end.y)
      case .line(let end):
        unsafe cairo_line_to(context, x + end.x, y + end.y)
      case .curve(let first, let second, let end):
        unsafe cairo_curve_to(
          context, x + first.x, y + first.y, x + second.x, y + second.y, x + end.x, y + end.y)
      }
    }
    unsafe cairo_close_path(context)
    paintPath(fill: fill, outline: outline, width: width)
  }

  /// The path that has been laid, in device pixels.
  var path: Outline {
    var elements: [Outline.Element] = []
    guard let path = unsafe cairo_copy_path(context) else { return Outline([]) }
    defer { unsafe cairo_path_destroy(path) }
    var index = 0
    while unsafe index < Int(path.pointee.num_data) {
      let step = unsafe path.pointee.data + index
      let header = unsafe step.pointee.header
      func vertex(_ number: Int) -> Vertex {
        let point = unsafe step[number].point
        return Vertex(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(vertex(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(vertex(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(vertex(1), vertex(2), vertex(3)))
      default: break  // Contours close by themselves.
      }
      index += max(1, Int(header.length))
    }
    return Outline(elements)
  }
}
