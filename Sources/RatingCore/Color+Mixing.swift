extension Color {
  /// Black, opaque.
  public static let black = Color(0x000000)

  /// White, opaque.
  public static let white = Color(0xffffff)

  /// This colour with a share of another mixed in, channel by channel; both count as opaque.
  ///
  /// - Parameters:
  ///   - other: The colour that is mixed in.
  ///   - share: How much of it, 0 to 1.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      let (mine, others) = (Double(self[keyPath: channel]), Double(other[keyPath: channel]))
      return UInt8((mine + (others - mine) * share.clamped(to: 0...1)).rounded())
    }
    return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The opaque colour that is seen where this one lies over another, by its alpha.
  public func over(_ ground: Color) -> Color {
    ground.mixed(with: self, share: Double(alpha) / 255)
  }

  /// Whether white stands out from this colour better than black does.
  public var isDark: Bool {
    contrast(to: .white) > contrast(to: .black)
  }

  /// Black or white, whichever stands out better; its contrast is 4.58 at least.
  var pole: Color { isDark ? .white : .black }

  /// This colour with just as much of another mixed in as it takes to meet a condition; all of the
  /// other if nothing less does.
  ///
  /// - Parameter least: The share to begin with, 0 to 1.
  func mixed(
    with other: Color, atLeast least: Double = 0, until isMet: (Color) -> Bool
  ) -> Color {
    let first = Int((least * 255).rounded())
    return (first...255).lazy.map { mixed(with: other, share: Double($0) / 255) }
      .first(where: isMet) ?? other
  }

  /// This colour, moved as little as possible towards black or white until it meets a condition;
  /// unmoved if nothing on the way does.
  func moved(until isMet: (Color) -> Bool) -> Color {
    (0...255).lazy.flatMap { step in
      [Color.black, .white].map { mixed(with: $0, share: Double(step) / 255) }
    }.first(where: isMet) ?? self
  }
}
