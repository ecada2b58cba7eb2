import RatingCore

extension Draft {
  /// Creates a draft of what X resources ask for, which the command line can overrule.
  ///
  /// The name of a resource is that of its option, or one of its other names; see ``OptionRow``.
  init(
    resource: (_ name: String, _ className: String) -> [UInt8]?, vocabulary: Vocabulary
  ) {
    for row in OptionTable.groups.flatMap(\.rows) where row.isResource {
      let names = [row.name] + row.aliases
      guard
        let found = names.compactMap({ name in
          resource(name, row.className ?? name.className).map { (name: name, bytes: $0) }
        }).first
      else { continue }
      let argument = Argument(option: found.name, bytes: found.bytes, vocabulary: vocabulary)
      do throws(UsageError) {
        let isWanted = row.placeholder == nil ? try argument.isTrue() : true
        if isWanted { try row.set(&self, argument) }
      } catch {
        options.warnings.append(Message("resource \(found.name): \(error.reason)"))
      }
    }
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

extension String {
  /// The class of a resource by its name: `TextColor` for `text-color`.
  var className: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
