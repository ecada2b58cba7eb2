import Glibc
import RatingCore
import RatingView
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct TextTests {
  /// The picture of a window with a prompt, which works.
  private func picture(text: String, fonts: String? = Fonts.configuration) throws -> Surface {
    let program = try start(
      "--text", text, "--step", "1", "--direction", "ltr", environment: ["FONTCONFIG_FILE": fonts])
    try program.waitForKeys()
    let picture = try program.client.stablePicture(of: program.window)
    try program.click(star: 4)
    #expect(try program.accept() == accepted("4"))
    return picture
  }

  /// T5: everything is mirrored, by the text and never by the locale.
  @Test(arguments: [
    ("שלום", "5"), ("مرحبا", "5"), ("5 שלום", "5"), ("Hello שלום", "1"), ("3:1", "1"),
  ])
  func `stars run as the question is read`(text: String, value: String) throws {
    let program = try start(
      "--text", text, "--step", "1", environment: ["LC_ALL": "ar_EG.UTF-8"])
    try program.click(star: 1)
    #expect(try program.accept() == accepted(value))
  }

  /// How wide the dark ink of the prompt is.
  private func inkWidth(_ picture: Surface) throws -> Int {
    let stars = try #require(StarsPicture(picture))
    let prompt = Rect(columns: 0..<picture.size.width, rows: 0..<stars.frames[0].y - 12)
    return try #require(picture.bounds(ofColors: [0xff1c_1b1f], in: prompt)).width
  }

  @Test func `markup is shown as it stands`() throws {
    let literal = try picture(text: "A <b>B</b> & C <x")
    #expect(try inkWidth(literal) > inkWidth(picture(text: "A B & C x")) + 30)
  }

  @Test func `a backslash is a backslash and a line feed breaks the line`() throws {
    let one = try picture(text: "word")
    let path = try picture(text: #"C:\new\table"#)
    let two = try picture(text: "word\nword")
    #expect(path.size.height == one.size.height)
    #expect(two.size.height > one.size.height + 8)
    #expect(two.size.width == one.size.width)
  }

  /// With the fonts of the machine, with one, and with none.
  @Test(
    arguments: ["Great 🥰 日本語", "مرحبا שלום", "\u{1}\u{200b}\u{feff}", "e\u{301}\u{302}"],
    [nil, Fonts.configuration, withoutFonts])
  func `any script and any emoji can be asked`(text: String, fonts: String?) throws {
    _ = try picture(text: text, fonts: fonts)
  }

  @Test(arguments: [
    Array(repeating: "word", count: 600).joined(separator: " "),
    String(repeating: "letters", count: 285),
  ])
  func `long text fits and leaves room for the stars`(text: String) throws {
    let program = try start("--text", text, "--step", "1")
    let frame = try #require(program.client.frame(of: program.window))
    #expect(frame.x >= 0 && frame.columns.upperBound <= 1000)
    #expect(frame.y >= 0 && frame.rows.upperBound <= 700)
    try program.click(star: 4)
    #expect(try program.accept() == accepted("4"))
  }
}

/// A font configuration that finds no font at all.
private let withoutFonts: String = {
  let path = buildFolder + "/no-fonts.conf"
  let text = #"<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig></fontconfig>"#
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  _ = write(file, text, text.utf8.count)
  close(file)
  return path
}()
