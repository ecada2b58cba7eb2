import Testing

@testable import RatingCore

struct ColorMixingTests {
  @Test func `a share of another colour is mixed in channel by channel`() {
    let (a, b) = (Color(0x004080), Color(0xff8000))
    #expect(a.mixed(with: b, share: 0) == a)
    #expect(a.mixed(with: b, share: 1) == b)
    #expect(a.mixed(with: b, share: 0.5) == Color(0x806040))
    #expect(a.mixed(with: b, share: 7) == b)
  }

  @Test func `alpha says how much of the ground is seen`() {
    let red = Color(red: 255, green: 0, blue: 0, alpha: 51)
    #expect(red.over(.white) == Color(0xffcccc))
    #expect(red.over(.black) == Color(0x330000))
    #expect(Color(0x123456).over(.white) == Color(0x123456))
  }

  @Test func `black or white stands out from any grey`() {
    for channel in 0...255 as ClosedRange<UInt8> {
      let grey = Color(red: channel, green: channel, blue: channel)
      #expect(grey.pole.contrast(to: grey) >= 4.58)
      #expect(grey.isDark == (channel < 118))
    }
  }

  @Test func `a colour moves no further than it must, to the nearer side`() {
    let grey = Color(0x808080)
    #expect(grey.moved { $0.contrast(to: .white) >= 3 } == grey)
    #expect(grey.moved { $0.red >= 0x90 } == Color(0x909090))
    #expect(grey.moved { $0.red <= 0x70 } == Color(0x707070))
    #expect(grey.moved { _ in false } == grey)
  }

  @Test func `the distance of colours is that of their weighted channels`() {
    #expect(Color.black.distance(to: .black) == 0)
    #expect(Color.black.distance(to: .white) == 765)
    #expect(abs(Color(0x404040).distance(to: Color(0x434343)) - 9) < 0.1)
  }
}
