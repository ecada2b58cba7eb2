import RatingX11

/// Three well-known rating views for SwiftUI, each as a window of its own, and all of them live.
/// Without a display it leaves pictures of them.
@main
struct Gallery {
  static func main() throws {
    let ratios: [Decimal] = [0.9, 0.3, 0.8]
    let windows = [try starRatingView(), try reviewRateView(), try starView(showing: ratios)]
    do {
      for (window, corner) in zip(windows, ["+40+40", "-40+40", "-40-40"]) {
        window.role.geometry = Geometry(x11: corner) ?? Geometry()
        try window.open()
      }
      RatingWindow.wait(for: windows)
    } catch is DisplayError {
      try picture(in: .light).writePNG(to: "xrating-gallery-light.png")
      try picture(in: .dark).writePNG(to: "xrating-gallery-dark.png")
      print("no display: see xrating-gallery-light.png and xrating-gallery-dark.png")
    }
  }

  /// StarRatingView: a drag gives the nearest half, and the last row is one star that is a slider
  /// for the inner radius of all of them.
  static func starRatingView() throws -> RatingWindow {
    let radius = try RatingScale(max: 1, step: 0.01, min: 0.05)
    let items = [
      Item(label: "Empty", value: 0, snap: .nearest, style: RowStyle(size: 40, spacing: 0)),
      Item(label: "Half", value: 2.5, snap: .nearest, style: RowStyle(size: 40, spacing: 0)),
      Item(label: "Full", value: 5, snap: .nearest, style: RowStyle(size: 40, spacing: 0)),
      Item(label: "Spacing", value: 5, snap: .nearest, style: RowStyle(size: 40, spacing: 10)),
      Item(label: "Big", value: 5, snap: .nearest, style: RowStyle(size: 60, spacing: 10)),
      Item(label: "Inner radius", scale: radius, value: 0.38, style: RowStyle(size: 100)),
    ]
    let window = view("StarRatingView", items)
    let remote = window.remote
    window.onChange = { change in
      report(change, in: "StarRatingView")
      guard change.item == items.count - 1 else { return }
      for (index, item) in items.enumerated() {
        var style = item.style
        style.shape = .star(StarOutline(innerRadius: change.value.doubleValue))
        try remote.restyle(style, ofItem: index)
      }
    }
    return window
  }

  /// ReviewRateView: any number of stars, any size and spacing, any fraction; in the last row whole
  /// stars by sliding, at least one.
  static func reviewRateView() throws -> RatingWindow {
    let tenths = try RatingScale(step: 0.1)
    let eight = try RatingScale(max: 8, step: 1)
    let three = try RatingScale(max: 3)
    let whole = try RatingScale(step: 1, min: 1)
    let wide = RowStyle(size: 20, spacing: 30)
    let items = [
      Item(label: "Tenths", scale: tenths, value: 4.3, style: RowStyle(size: 40, spacing: 5)),
      Item(label: "Eight", scale: eight, value: 5, style: RowStyle(size: 20, spacing: 10)),
      Item(label: "Read only", scale: three, value: 1.5, isReadOnly: true, style: wide),
      Item(label: "Whole", scale: whole, value: 4, style: RowStyle(size: 40, spacing: 5)),
    ]
    return view("ReviewRateView", items)
  }

  /// StarView: one star, filled to a ratio. The program shows one after the other, from a thread of
  /// its own.
  static func starView(showing ratios: [Decimal]) throws -> RatingWindow {
    let one = try RatingScale(max: 1)
    let star = Item(scale: one, value: ratios[0], isLive: true, style: RowStyle(size: 300))
    let window = view("StarView", [star])
    let remote = window.remote
    Task.detached {
      for turn in 1... {
        try await Task.sleep(for: .seconds(2))
        remote.set(ratios[turn % ratios.count])
      }
    }
    return window
  }

  /// A window without buttons.
  static func view(_ name: String, _ items: [Item]) -> RatingWindow {
    let texts = FormTexts(title: name, prompt: name)
    let window = RatingWindow(form: Form(items: items, buttons: []), texts: texts)
    window.onChange = { report($0, in: name) }
    return window
  }

  static func report(_ change: Change, in name: String) {
    print(name, "row", change.item + 1, "is", change.value, "by", change.cause)
  }

  /// All windows side by side, at twice the usual resolution.
  static func picture(in palette: Palette) throws -> Surface {
    let stars = try [0.9, 0.3, 0.8].map { try starView(showing: [$0]) }
    let rows = try [[try starRatingView(), try reviewRateView()], stars].map { windows in
      try windows.map { window in
        (window.palette, window.scale) = (palette, 2)
        return try window.picture()
      }
    }
    let widths = rows.map { $0.map(\.size.width).reduce(0, +) }
    let heights = rows.map { $0.map(\.size.height).max() ?? 0 }
    let size = Size(width: widths.max() ?? 0, height: heights.reduce(0, +))
    let sheet = try Surface(size: size)
    sheet.fill(Theme(palette).background)
    for (index, row) in rows.enumerated() {
      // What a row leaves over is shared out between its windows.
      let gap = (size.width - widths[index]) / (row.count + 1)
      var corner = Point(x: gap, y: heights.prefix(index).reduce(0, +))
      for picture in row {
        sheet.draw(picture, at: corner)
        corner.x += picture.size.width + gap
      }
    }
    return sheet
  }
}
