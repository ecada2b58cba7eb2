import RatingCore
import RatingView
import Support
import Testing

@testable import RatingX11

@Suite struct DesktopSettingsTests {
  private func settings(_ settings: [String: SettingsBlock.Value]) throws -> DesktopSettings {
    DesktopSettings(try #require(XSettings(SettingsBlock(settings).bytes)))
  }

  @Test func `without a manager nothing is set`() {
    #expect(DesktopSettings(XSettings()) == DesktopSettings())
  }

  @Test(
    arguments: [
      ("Adwaita-dark", true), ("Arc-Dark", true), ("Adwaita:dark", true), ("dark", true),
      ("Mint-Y-Dark-Aqua", true), ("Yaru-blue-dark", true), ("Solarized Dark", true),
      ("adw-gtk3-dark", true), ("Adwaita", false), ("Darkly", false), ("Standarkt", false),
      ("Arc-Darker", false), ("", false), ("-", false),
    ])
  func `a theme is dark if its name says so`(name: String, isDark: Bool) throws {
    #expect(try settings(["Net/ThemeName": .text(name)]).isDark == isDark)
  }

  @Test func `animation can be switched off`() throws {
    #expect(try !settings(["Gtk/EnableAnimations": .integer(0)]).animates)
    #expect(try settings(["Gtk/EnableAnimations": .integer(1)]).animates)
    #expect(try settings(["Gtk/EnableAnimations": .text("0")]).animates)
  }

  @Test func `a double click is what the desktop says, in the pixels of its windows`() throws {
    let rule = try settings([
      "Net/DoubleClickTime": .integer(250), "Net/DoubleClickDistance": .integer(5),
      "Gdk/WindowScalingFactor": .integer(2),
    ]).doubleClick
    #expect(rule == DoubleClick(interval: 0.25, distance: 10))
  }

  @Test(arguments: [0, -1, .min, .max] as [Int32])
  func `a double click that makes no sense is passed over`(number: Int32) throws {
    let rule = try settings([
      "Net/DoubleClickTime": .integer(number), "Net/DoubleClickDistance": .integer(number),
    ]).doubleClick
    #expect(rule == DoubleClick())
  }
}
