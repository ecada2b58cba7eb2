/// The buttons of a form: equal, side by side, or one above the other where that is too wide.
struct ButtonsArrangement {
  let count: Int

  /// The width of the widest label.
  let label: Int

  let areStacked: Bool

  let distances: Distances

  /// The room of everything; nothing if there are no buttons.
  var size: Size {
    guard count > 0 else { return .zero }
    let (across, down) = areStacked ? (1, count) : (count, 1)
    return Size(
      width: across * width + (across - 1) * distances.buttonSpacing,
      height: down * distances.buttonHeight + (down - 1) * distances.buttonSpacing)
  }

  /// As wide as the label asks for, or as there is room.
  private var width: Int {
    min(max(label + 2 * distances.buttonPadding, distances.device(88)), share(of: distances.width))
  }

  /// What there is for each button.
  private func share(of width: Int) -> Int {
    let across = areStacked ? 1 : count
    return max(1, (width - (across - 1) * distances.buttonSpacing) / across)
  }

  /// Whether every label can be read to its end.
  var hasWholeLabels: Bool { whole <= share(of: distances.width) }

  /// Whether a label that is cut can still be told.
  var isUsable: Bool { min(whole, distances.leastText) <= share(of: distances.width) }

  private var whole: Int { label + 2 * distances.leastButtonPadding }

  /// Places the buttons, as wide as the room if that is not too wide for a button.
  ///
  /// - Returns: The frames in the order of the form, the first one where reading begins. One above
  ///   the other, the last one, which accepts, is next to what it accepts.
  func frames(top: Int, windowWidth: Int, isMirrored: Bool) -> [Rect] {
    guard count > 0 else { return [] }
    let share = share(of: windowWidth - 2 * distances.margin)
    let width = min(share, max(width, distances.device(160)))
    let across = areStacked ? 1 : count
    let whole = across * width + (across - 1) * distances.buttonSpacing
    let left = (windowWidth - whole) / 2
    let height = distances.buttonHeight
    let frames = (0..<count).map { index in
      areStacked
        ? Rect(
          x: left, y: top + index * (height + distances.buttonSpacing), width: width, height: height
        )
        : Rect(
          x: left + index * (width + distances.buttonSpacing), y: top, width: width, height: height)
    }
    return areStacked || isMirrored ? frames.reversed() : frames
  }
}
