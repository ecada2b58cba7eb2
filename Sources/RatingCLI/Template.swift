import RatingCore

/// A line of output in which values take the place of names in braces.
///
/// A name in braces begins with a letter. All else stands for itself: percent signs, backslashes,
/// other braces, and bytes that are no text.
public struct Template: Hashable, Sendable {
  private enum Part: Hashable {
    case literal([UInt8])
    case field(Field)
  }

  /// What can be asked for.
  enum Field: String, CaseIterable {
    case value
    case max
    case fraction
    case percent
    case stars
    case label
  }

  private var parts: [Part] = []

  /// The value alone.
  public static let value = Template(parts: [.field(.value)])

  private init(parts: [Part]) {
    self.parts = parts
  }

  /// Reads a template.
  ///
  /// - Throws: ``UnknownField`` for a name in braces that is none of those that can be asked for.
  init(_ bytes: [UInt8]) throws(UnknownField) {
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let name = rest[(open + 1)...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: "}"),
        name.first?.isLetter == true
      else {
        append(rest[...open])
        rest = rest[(open + 1)...]
        continue
      }
      let text = String(decoding: name, as: UTF8.self)
      guard let field = Field(rawValue: text) else { throw UnknownField(name: text) }
      append(rest[..<open])
      parts.append(.field(field))
      rest = rest[(name.endIndex + 1)...]
    }
    append(rest)
  }

  private mutating func append(_ literal: ArraySlice<UInt8>) {
    if !literal.isEmpty { parts.append(.literal(Array(literal))) }
  }

  /// A name in braces that stands for nothing.
  struct UnknownField: Error, Hashable {
    let name: String
  }

  /// The line for a value, without a line feed at its end.
  func line(for value: Decimal, of item: Item) -> [UInt8] {
    parts.flatMap { part in
      switch part {
      case .literal(let bytes): bytes
      case .field(let field): Array(field.text(for: value, of: item).utf8)
      }
    }
  }
}

extension Template.Field {
  func text(for value: Decimal, of item: Item) -> String {
    switch self {
    case .value: value.description
    case .max: item.scale.max.description
    case .fraction: (value / item.scale.max).description
    case .percent: (value * 100 / item.scale.max).description
    case .stars: stars(value, of: item.scale.max)
    case .label: item.label
    }
  }

  /// One character for each star, with halves: `★★★½☆`.
  private func stars(_ value: Decimal, of max: Int) -> String {
    let halves = (value * 2).rounded
    let (full, half) = halves.quotientAndRemainder(dividingBy: 2)
    return String(repeating: "★", count: full) + String(repeating: "½", count: half)
      + String(repeating: "☆", count: max - full - half)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}
