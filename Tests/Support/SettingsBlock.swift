/// A block of settings as a settings manager publishes it (XSETTINGS specification 0.5).
package struct SettingsBlock {
  /// The value of a setting.
  package enum Value: Hashable, Sendable {
    case integer(Int32)
    case text(String)
    case color(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16)
  }

  /// The bytes of the manager's property.
  package private(set) var bytes: [UInt8]

  private let isBigEndian: Bool

  /// Writes settings in the order of their names.
  package init(_ settings: [String: Value], isBigEndian: Bool = false) {
    self.isBigEndian = isBigEndian
    bytes = [isBigEndian ? 1 : 0, 0, 0, 0]
    append(UInt32(7))
    append(UInt32(settings.count))
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      append(name, value)
    }
  }

  private mutating func append(_ name: String, _ value: Value) {
    switch value {
    case .integer: bytes += [0, 0]
    case .text: bytes += [1, 0]
    case .color: bytes += [2, 0]
    }
    append(UInt16(name.utf8.count))
    append(padded: name)
    append(UInt32(3))
    switch value {
    case .integer(let number):
      append(number)
    case .text(let text):
      append(UInt32(text.utf8.count))
      append(padded: text)
    case .color(let red, let green, let blue, let alpha):
      for channel in [red, green, blue, alpha] { append(channel) }
    }
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    let ordered = isBigEndian ? number.bigEndian : number.littleEndian
    withUnsafeBytes(of: ordered) { bytes += $0 }
  }

  private mutating func append(padded text: String) {
    bytes += text.utf8
    while bytes.count % 4 != 0 { bytes.append(0) }
  }
}
