import Testing

@testable import RatingCore

struct ColorTests {
  @Test(
    arguments: [
      (0x000000, 0xffffff, 21), (0xffffff, 0xffffff, 1), (0x767676, 0xffffff, 4.54),
      (0x777777, 0xffffff, 4.48), (0x949494, 0xffffff, 3.03), (0x959595, 0xffffff, 2.99),
      (0x595959, 0xffffff, 7), (0xff0000, 0xffffff, 4), (0x00ff00, 0xffffff, 1.37),
      (0x0000ff, 0xffffff, 8.59), (0x0000ff, 0x000000, 2.44), (0xffff00, 0xffffff, 1.07),
      (0x800080, 0xffffff, 9.42), (0x757575, 0x000000, 4.56),
    ] as [(UInt32, UInt32, Double)])
  func `the contrast of known pairs is that of WCAG`(a: UInt32, b: UInt32, ratio: Double) {
    let contrast = Color(a).contrast(to: Color(b))
    #expect(abs(contrast - ratio) < 0.006)
    #expect(contrast == Color(b).contrast(to: Color(a)))
  }

  @Test func `luminance runs from 0 to 1 and rises with each channel`() {
    #expect(Color(0x000000).relativeLuminance == 0)
    #expect(abs(Color(0xffffff).relativeLuminance - 1) < 1e-12)
    #expect(abs(Color(0xff0000).relativeLuminance - 0.2126) < 1e-12)
    #expect(abs(Color(0x00ff00).relativeLuminance - 0.7152) < 1e-12)
    #expect(abs(Color(0x0000ff).relativeLuminance - 0.0722) < 1e-12)
    for channel in 1...255 as ClosedRange<UInt32> {
      for shift in [0, 8, 16] as [UInt32] {
        let (dark, light) = (Color((channel - 1) << shift), Color(channel << shift))
        #expect(dark.relativeLuminance < light.relativeLuminance)
      }
    }
  }

  @Test(
    arguments: [
      (11, 0.003_346_536), (128, 0.215_860_500), (188, 0.502_886_458), (254, 0.991_102_097),
    ] as [(UInt8, Double)])
  func `a grey is as light as the sRGB curve says`(channel: UInt8, luminance: Double) {
    let grey = Color(red: channel, green: channel, blue: channel)
    #expect(abs(grey.relativeLuminance - luminance) < 1e-8)
  }

  @Test func `a number gives the channels of an opaque colour`() {
    #expect(Color(0x123456) == Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 255))
  }
}
