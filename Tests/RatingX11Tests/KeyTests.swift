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
      (XK_KP_0, .digit(0)), (XK_KP_9, .digit(9)), (XK_Arabic_4, .digit(4)),
      (XK_period, .decimalSign), (XK_comma, .decimalSign), (XK_KP_Decimal, .decimalSign),
      (XK_KP_Separator, .decimalSign), (XK_BackSpace, .backspace), (XK_Delete, .delete),
      (XK_KP_Delete, .delete), (XK_Return, .enter), (XK_KP_Enter, .enter), (XK_space, .space),
      (XK_Escape, .escape), (XK_Tab, .tab), (XK_ISO_Left_Tab, .backTab),
    ] as [(Int32, Key)])
  func `a keysym and its keypad twin mean the same key`(keysym: Int32, key: Key) {
    #expect(Key(keysym: keysym) == key)
  }

  @Test(arguments: [XK_a, XK_F1, XK_Shift_L, XK_Insert, 0])
  func `other keysyms mean nothing`(keysym: Int32) {
    #expect(Key(keysym: keysym) == nil)
  }
}
