import RatingCore

/// What an X resource has to say about an option.
struct ResourceSetting {
  private let row: OptionRow
  private let argument: Argument

  /// What speaks against it; `nil` as long as it is used.
  var fault: UsageError?

  /// What the user should be told about it.
  var warning: Message? { fault?.message(aboutResource: argument.option) }

  /// The settings that there are, in the order of the options.
  ///
  /// The name of a resource is that of its option, or one of its other names; see ``OptionRow``.
  static func all(
    of resource: (_ name: String, _ className: String) -> [UInt8]?, vocabulary: Vocabulary
  ) -> [ResourceSetting] {
    OptionTable.groups.flatMap(\.rows).filter(\.isResource).compactMap { row in
      for name in [row.name] + row.aliases {
        guard let bytes = resource(name, row.className ?? name.className) else { continue }
        let argument = Argument(option: name, bytes: bytes.trimmed, vocabulary: vocabulary)
        return ResourceSetting(row: row, argument: argument)
      }
      return nil
    }
  }

  /// Lets it act on a draft.
  func act(on draft: inout Draft) throws(UsageError) {
    let isWanted = row.placeholder == nil ? try argument.isTrue() : true
    if isWanted { try row.set(&draft, argument) }
  }
}

extension Argument {
  /// Reads a truth in one of the ways that resources have it.
  fileprivate func isTrue() throws(UsageError) -> Bool {
    switch text.lowercased() {
    case "true", "on", "yes", "1": return true
    case "false", "off", "no", "0": return false
    default: throw refused(.notOneOf(["true", "false"]))
    }
  }
}

extension [UInt8] {
  /// The bytes without white space at either end. In a file nobody sees it at the end of a line,
  /// where the X library keeps it.
  fileprivate var trimmed: [UInt8] {
    func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
    return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

extension String {
  /// The class of a resource by its name: `TextColor` for `text-color`.
  var className: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
