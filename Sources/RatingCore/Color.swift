/// A colour with eight bits a channel, not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The opacity, 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a colour from its channels, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from `0xrrggbb`.
  public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255))
  }

  /// The luminance relative to white, 0 to 1, as WCAG 2.2 defines it.
  public var relativeLuminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast ratio to another colour, 1 to 21, as WCAG 2.2 defines it. Alpha is left aside.
  public func contrast(to other: Color) -> Double {
    let lighter = max(relativeLuminance, other.relativeLuminance)
    let darker = min(relativeLuminance, other.relativeLuminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The light of each channel from 0 to 255: derived colours are found by trial, which asks often.
  private static let linear = (0...255).map { channel in
    let c = Double(channel) / 255
    return c <= 0.04045 ? c / 12.92 : raised((c + 0.055) / 1.055)
  }

  /// The power 2.4 of a number between 0 and 1: its square times the fifth root of its square.
  private static func raised(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<24 {  // Newton's method, from above
      root -= (root - square / (root * root * root * root)) / 5
    }
    return square * root
  }
}
