import RatingCore

/// The room of a short line of plain text, which is known without a font.
///
/// Loading fonts takes longer than all else at the start, so where a window needs to know no more
/// than that a text fits, nobody measures it.
enum LineBox {
  /// The height of a line, as a multiple of the size of the font: that of Noto Sans. Lines in other
  /// fonts are a little lower or higher, and stand in the middle.
  static let lineHeight = 1.362

  /// The room of a text; `nil` if only measuring tells.
  ///
  /// - Parameter room: What the line must not exceed, in device pixels.
  static func size(of text: String, style: TextStyle, within room: Size) -> Size? {
    var hundredths = 0
    for byte in text.utf8 {
      guard firstCharacter..<firstCharacter + widths.count ~= Int(byte) else { return nil }
      hundredths += widths[Int(byte) - firstCharacter]
    }
    // Each character begins at a whole pixel, half a pixel late at the most.
    let rounding = Double(text.utf8.count) / 2
    let size = Size(
      width: Int((Double(hundredths) / 100 * style.pixelSize + rounding).rounded(.up)),
      height: Int((lineHeight * style.pixelSize).rounded()))
    return size.width <= room.width && size.height <= room.height ? size : nil
  }

  private static let firstCharacter = 0x20

  /// How wide the characters of ASCII are, in hundredths of the size of the font: those of DejaVu
  /// Sans Bold, which is wider than what else is in use for windows.
  private static let widths = [
    35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37,  // space to /
    70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84, 84, 84, 58,  // 0 to ?
    100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85,  // @ to O
    73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50,  // P to _
    50, 67, 72, 59, 72, 68, 44, 72, 71, 34, 34, 67, 34, 104, 71, 69,  // ` to o
    72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,  // p to ~
  ]
}
