import RatingCore
import RatingView
import Testing

struct ColorNameTests {
  @Test(
    arguments: [
      ("#123", 0x112233, 255), ("#1234", 0x112233, 0x44), ("#123456", 0x123456, 255),
      ("#12345678", 0x123456, 0x78), ("#ABCdef", 0xabcdef, 255), ("#FFF0", 0xffffff, 0),
      ("#fff", 0xffffff, 255), ("#12345600", 0x123456, 0),
    ] as [(String, UInt32, UInt8)])
  func `digits are channels`(text: String, rgb: UInt32, alpha: UInt8) {
    var color = Color(rgb)
    color.alpha = alpha
    #expect(Color(named: text) == color)
  }

  @Test(
    arguments: [
      ("red", 0xff0000), ("RED", 0xff0000), ("RebeccaPurple", 0x663399), ("grey", 0x808080),
      ("gray", 0x808080), ("green", 0x008000), ("lime", 0x00ff00), ("maroon", 0x800000),
      ("purple", 0x800080), ("gold", 0xffd700), ("aliceblue", 0xf0f8ff),
      ("yellowgreen", 0x9acd32), ("gray90", 0xe5e5e5), ("DeepSkyBlue4", 0x00688b),
      ("dark slate gray", 0x2f4f4f), ("DarkSlateGrey", 0x2f4f4f),
    ] as [(String, UInt32)])
  func `names are those of CSS, and of X11 where it has none`(name: String, rgb: UInt32) {
    #expect(Color(named: name) == Color(rgb))
  }

  @Test func `a colour can be none at all`() {
    #expect(Color(named: "transparent")?.alpha == 0)
    #expect(Color(named: "Transparent") == Color(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test(arguments: [
    "", " ", "gren", "#", "#1", "#12", "#12345", "#1234567", "#123456789a", "#12g", "# 12", "#+12",
    "#-123", " red", "red ", "\tred", "red\n", "red\0", "123456", "fff", "rgb(1,2,3)", "none", "é",
    "#١٢٣", "0xff0000",
  ])
  func `what is no colour is none`(text: String) {
    #expect(Color(named: text) == nil)
  }
}
