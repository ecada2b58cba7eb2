import Support
import Testing

@testable import RatingX11

@Suite struct XSettingsTests {
  /// What a manager published for three settings, little end first.
  private static let recorded: [UInt8] =
    [0, 0, 0, 0, 5, 0, 0, 0, 3, 0, 0, 0]
    + [0, 0, 7, 0] + Array("Xft/DPI".utf8) + [0, 1, 0, 0, 0, 0, 0x80, 1, 0]
    + [1, 0, 13, 0] + Array("Net/ThemeName".utf8) + [0, 0, 0, 2, 0, 0, 0]
    + [12, 0, 0, 0] + Array("Adwaita-dark".utf8)
    + [2, 0, 5, 0] + Array("Color".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]

  private static let settings: [String: SettingsBlock.Value] = [
    "Gdk/UnscaledDPI": .integer(98304), "Gtk/EnableAnimations": .integer(0),
    "Net/ThemeName": .text("Größe"), "Empty": .text(""), "Negative": .integer(-1),
    "Tint": .color(red: 1, green: 2, blue: 3, alpha: 4),
  ]

  @Test func `a recorded block is read`() {
    let settings = XSettings(Self.recorded)
    #expect(settings?.integer("Xft/DPI") == 98304)
    #expect(settings?.text("Net/ThemeName") == "Adwaita-dark")
    #expect(settings?.values.count == 2)
  }

  @Test(arguments: [false, true])
  func `numbers come in the order that the first byte says`(isBigEndian: Bool) {
    let settings = XSettings(SettingsBlock(Self.settings, isBigEndian: isBigEndian).bytes)
    #expect(
      settings?.values == [
        "Gdk/UnscaledDPI": .integer(98304), "Gtk/EnableAnimations": .integer(0),
        "Net/ThemeName": .text("Größe"), "Empty": .text(""), "Negative": .integer(-1),
      ])
  }

  @Test func `a setting has one type, and is not there under another`() {
    let settings = XSettings(Self.recorded)
    #expect(settings?.text("Xft/DPI") == nil)
    #expect(settings?.integer("Net/ThemeName") == nil)
    #expect(settings?.integer("Color") == nil)
    #expect(settings?.integer("Missing") == nil)
  }

  @Test func `a manager need not have settings`() {
    #expect(XSettings(SettingsBlock([:]).bytes) == XSettings())
  }

  @Test(arguments: [false, true])
  func `a block that was cut off counts as none`(isBigEndian: Bool) {
    let block = SettingsBlock(Self.settings, isBigEndian: isBigEndian).bytes
    for count in block.indices {
      #expect(XSettings(Array(block[..<count])) == nil)
    }
    // What follows the last setting does not matter.
    #expect(XSettings(block + [1, 2, 3]) != nil)
  }

  @Test func `neither does a block with an unknown order or an unknown type`() {
    for order in 2...255 as ClosedRange<UInt8> {
      #expect(XSettings([order] + Self.recorded.dropFirst()) == nil)
    }
    for type in 3...255 as ClosedRange<UInt8> {
      var block = Self.recorded
      block[12] = type
      #expect(XSettings(block) == nil)
    }
  }

  @Test func `damage does no harm`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var block = SettingsBlock(Self.settings, isBigEndian: .random()).bytes
      for _ in 0..<Int.random(in: 1...4) {
        block[block.indices.randomElement(using: &random) ?? 0] = .random(in: 0...255)
      }
      _ = XSettings(block)
      let noise = (0..<Int.random(in: 0...64)).map { _ in UInt8.random(in: 0...255) }
      _ = XSettings([0, 0, 0, 0, 0, 0, 0, 0] + noise)
      _ = XSettings(noise)
    }
  }
}
