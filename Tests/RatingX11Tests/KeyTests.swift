import CX11
import RatingCore
import Testing

@testable import RatingX11

@Suite struct KeyTests {
  @Test(
    arguments: [
      (XK_Left, .left), (XK_KP_Left, .left), (XK_Right, .right), (XK_KP_Right, .right),
      (XK_Up, .up), (XK_KP_Up, .up), (XK_Down, .down), (XK_KP_Down, .down),
      (XK_plus, .plus), (XK_KP_Add, .plus), (XK_minus, .minus), (XK_KP_Subtract, .minus),
      (XK_Prior, .pageUp), (XK_KP_Prior, .pageUp), (XK_Next, .pageDown), (XK_KP_Next, .pageDown),
      (XK_Home, .home), (XK_KP_Home, .home), (XK_End, .end), (XK_KP_End, .end),
      (XK_0, .digit(0)), (XK_9, .digit(9)), (XK_KP_0, .digit(0)), (XK_KP_9, .digit(9)),
      (XK_Arabic_4, .digit(4)), (XK_Thai_leksun, .digit(0)), (XK_Thai_lekkao, .digit(9)),
      (0x0100_06f5, .digit(5)), (0x0100_0967, .digit(1)),
      (XK_period, .decimalSign), (XK_comma, .decimalSign), (XK_KP_Decimal, .decimalSign),
      (XK_KP_Separator, .decimalSign), (XK_BackSpace, .backspace), (XK_Delete, .delete),
      (XK_KP_Delete, .delete), (XK_Return, .enter), (XK_KP_Enter, .enter), (XK_space, .space),
      (XK_Escape, .escape), (XK_Tab, .tab), (XK_ISO_Left_Tab, .backTab),
    ] as [(Int32, Key)])
  func `a keysym and its keypad twin mean the same key`(keysym: Int32, key: Key) {
    #expect(Key(keysym: keysym) == key)
  }

  @Test(arguments: [XK_a, XK_F1, XK_Shift_L, XK_Insert, 0, 0x0100_00b2, 0x0100_d800])
  func `other keysyms mean nothing`(keysym: Int32) {
    #expect(Key(keysym: keysym) == nil)
  }

  @Test(
    arguments: [
      // French: 6 is on Shift, and what is plain is a minus.
      (XK_minus, [XK_minus, XK_6, XK_bar, 0], .digit(6)),
      (XK_6, [XK_minus, XK_6, XK_bar, 0], .digit(6)),
      (XK_dollar, [XK_4, XK_dollar, 0, 0], .digit(4)),
      // Lithuanian: digits are on AltGr.
      (XK_a, [XK_a, XK_A, XK_1, XK_exclam], .digit(1)),
      // Neo: AltGr makes a keypad of the keys of letters and signs.
      (XK_comma, [XK_comma, 0xaa9, XK_quotedbl, XK_2], .decimalSign),
      (XK_KP_End, [XK_KP_End, XK_KP_1, 0, 0], .end),
      (XK_KP_1, [XK_KP_End, XK_KP_1, 0, 0], .digit(1)),
      (XK_KP_End, [XK_KP_End, 0x0100_06f1, 0, 0], .end),
      (XK_Left, [], .left), (XK_4, [], .digit(4)), (XK_a, [XK_a, XK_A, 0, 0], nil),
    ] as [(Int32, [Int32], Key?)])
  func `a digit counts by the key that carries it`(
    effective: Int32, levels: [Int32], key: Key?
  ) {
    #expect(Key(effective: effective, levels: levels) == key)
  }
}
