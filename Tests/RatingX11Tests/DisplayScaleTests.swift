import Support
import Testing

@testable import RatingX11

@Suite struct DisplayScaleTests {
  private func scale(
    environment: String? = nil, settings: [String: Int32] = [:],
    xftDPI: String? = nil
  ) throws -> Double {
    let block = SettingsBlock(settings.mapValues { .integer($0) })
    return DisplayScale.scale(
      environment: environment, settings: try #require(XSettings(block.bytes)), xftDPI: xftDPI)
  }

  @Test(
    arguments: [
      ("96", 1.0), ("192", 2), ("120.5", 120.5 / 96), (" 144 ", 1.5), ("168\t", 1.75),
    ] as [(String, Double)])
  func `a resolution that makes sense is a scale of 96 dpi`(dpi: String, expected: Double) throws {
    #expect(try scale(xftDPI: dpi) == expected)
  }

  @Test(arguments: ["0", "-96", "abc", "1e9", "", " ", "nan", "inf", "96dpi", "2000", "99999999"])
  func `nonsense counts as 96 dpi`(dpi: String) throws {
    #expect(try scale(xftDPI: dpi) == 1)
  }

  @Test func `the environment's scale goes before the server's`() throws {
    #expect(try scale(environment: "2", xftDPI: "144") == 2)
    #expect(try scale(environment: "zero", xftDPI: "144") == 1.5)
    #expect(try scale() == 1)
  }

  @Test func `the settings go between the environment and the server's resource`() throws {
    let settings: [String: Int32] = ["Xft/DPI": 120 * 1024]
    #expect(try scale(environment: "2", settings: settings, xftDPI: "144") == 2)
    #expect(try scale(environment: "", settings: settings, xftDPI: "144") == 1.25)
  }

  @Test(
    arguments: [
      (["Xft/DPI": 98304], 1), (["Xft/DPI": 123392], 120.5 / 96),
      (["Gdk/WindowScalingFactor": 2], 2),
      (["Gdk/WindowScalingFactor": 2, "Xft/DPI": 196608], 2),
      (["Gdk/WindowScalingFactor": 2, "Gdk/UnscaledDPI": 98304, "Xft/DPI": 196608], 2),
      (["Gdk/WindowScalingFactor": 2, "Gdk/UnscaledDPI": 122880], 2.5),
      (["Gdk/UnscaledDPI": 122880], 1.25),
    ] as [([String: Int32], Double)])
  func `a factor multiplies the unscaled resolution only`(
    settings: [String: Int32], expected: Double
  ) throws {
    #expect(try scale(settings: settings) == expected)
  }

  @Test(
    arguments: [
      ["Xft/DPI": -1], ["Xft/DPI": 0], ["Xft/DPI": 96], ["Xft/DPI": .max],
      ["Gdk/WindowScalingFactor": 0], ["Gdk/WindowScalingFactor": -2],
      ["Gdk/WindowScalingFactor": 1000],
      ["Gdk/WindowScalingFactor": .min, "Gdk/UnscaledDPI": .max],
    ] as [[String: Int32]])
  func `settings that make no sense are passed over`(settings: [String: Int32]) throws {
    #expect(try scale(settings: settings) == 1)
    #expect(try scale(settings: settings, xftDPI: "144") == 1.5)
  }
}
