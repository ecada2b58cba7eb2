import RatingCore

/// How texts look, and how much room they take.
extension Painter {
  /// How large the texts are when drawn.
  ///
  /// - Parameter scale: How many device pixels a logical pixel is.
  func textSizes(scale: Double) -> TextSizes {
    TextSizes(
      prompt: { room, free in
        let line = Size(width: min(free, room.width), height: room.height)
        return LineBox.size(of: texts.prompt, style: .heading(scale), within: line)
          ?? prompt(scale, within: room).size
      },
      label: { label($0, scale, width: $1).size },
      value: { item, width, free in
        let sizes = item.valuesWithWideWords.map { value in
          let text = item.words(for: value)
          let room = Size(width: min(width, free), height: .max)
          return LineBox.size(of: text, style: .plain(scale), within: room)
            ?? words(text, scale, width: width).size
        }
        return Size(
          width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
      },
      button: { button, free in
        let label = texts.label(of: button)
        return LineBox.size(
          of: label, style: .plain(scale), within: Size(width: free, height: .max))
          ?? typesetter.layout(label, style: .plain(scale)).size
      })
  }

  func prompt(_ scale: Double, within room: Size) -> TextLayout {
    typesetter.layout(texts.prompt, style: .heading(scale), within: room)
  }

  /// A label may take two lines.
  func label(_ item: Item, _ scale: Double, width: Int) -> TextLayout {
    let room = Size(width: width, height: Int(42 * scale))
    var style = TextStyle.plain(scale)
    style.isCentred = false
    return typesetter.layout(item.label, style: style, within: room)
  }

  /// The value has one line.
  func words(_ words: String, _ scale: Double, width: Int) -> TextLayout {
    typesetter.layout(words, style: .plain(scale), within: Size(width: width, height: 1))
  }
}

extension TextStyle {
  /// The question.
  static func heading(_ scale: Double) -> TextStyle {
    TextStyle(pixelSize: 16 * scale, weight: .semibold)
  }

  /// Everything else.
  static func plain(_ scale: Double) -> TextStyle {
    TextStyle(pixelSize: 14 * scale)
  }
}
