import Testing

@testable import RatingCLI

struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("value", 5), ("Größe", 5), ("Gro\u{308}ße", 5), ("評価", 4), ("ﾊﾛ", 2), ("قيمة", 4),
    ("--max 数", 8),
  ])
  func `Characters take the columns of a terminal`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("indivisible", 7, ["indivisible"]),
    ("", 7, []),
    ("星の数です。", 6, ["星の数", "です。"]),
    ("星の数です。", 10, ["星の数で", "す。"]),
    ("選ぶ（値）", 6, ["選ぶ", "（値）"]),
    ("--max の星", 8, ["--max の", "星"]),
    ("ウィンドウ", 4, ["ウィ", "ンド", "ウ"]),
    ("مرحبا بالعالم", 6, ["مرحبا", "بالعالم"]),
  ])
  func `Lines break where the script allows`(text: String, width: Int, lines: [String]) {
    #expect(HelpText.lines(of: text, width: width) == lines)
  }
}
