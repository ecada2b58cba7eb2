import Testing

@testable import RatingX11

@Suite struct DisplayScaleTests {
  @Test(arguments: [
    ("96", 1.0), ("192", 2), ("120.5", 120.5 / 96), (" 144 ", 1.5), ("168\t", 1.75),
  ])
  func `a resolution that makes sense is a scale of 96 dpi`(dpi: String, scale: Double) {
    #expect(DisplayScale.scale(explicit: nil, environment: nil, xftDPI: dpi) == scale)
  }

  @Test(arguments: ["0", "-96", "abc", "1e9", "", " ", "nan", "inf", "96dpi", "2000", "99999999"])
  func `nonsense counts as 96 dpi`(dpi: String) {
    #expect(DisplayScale.scale(explicit: nil, environment: nil, xftDPI: dpi) == 1)
  }

  @Test func `the program's own scale goes before the environment's, and that before the server's`()
  {
    #expect(DisplayScale.scale(explicit: 3, environment: "2", xftDPI: "144") == 3)
    #expect(DisplayScale.scale(explicit: nil, environment: "2", xftDPI: "144") == 2)
    #expect(DisplayScale.scale(explicit: nil, environment: "zero", xftDPI: "144") == 1.5)
    #expect(DisplayScale.scale(explicit: nil, environment: nil, xftDPI: nil) == 1)
  }
}
