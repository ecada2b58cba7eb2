import RatingCore

/// How many device pixels a logical pixel is.
enum DisplayScale {
  static let range = 0.25...16.0

  /// The scale that applies: the first that is given and makes sense. Resolutions are in dots per
  /// inch, and 96 of them are scale 1.
  static func scale(
    environment: String?, settings: XSettings, xftDPI: String?
  ) -> Double {
    let wish = environment.flatMap(Decimal.init)?.doubleValue
    let resource = (xftDPI?.trimmed).flatMap(Decimal.init).map { $0.doubleValue / 96 }
    let candidates = [wish] + settings.scales + [resource]
    return candidates.lazy.compactMap(\.self).first(where: range.contains) ?? 1
  }
}

extension String {
  /// The text without blanks around it, which resource files may have.
  fileprivate var trimmed: String {
    let blanks: [Character] = [" ", "\t"]
    guard let start = firstIndex(where: { !blanks.contains($0) }),
      let end = lastIndex(where: { !blanks.contains($0) })
    else { return "" }
    return String(self[start...end])
  }
}
