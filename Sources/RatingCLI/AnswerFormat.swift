import RatingCore

/// How ratings are written to standard output.
public enum AnswerFormat: Hashable, Sendable {
  /// One line for each rating.
  case lines(Template)
  /// A JSON object on a line, which is the only rating.
  case object
  /// A JSON object on a line, which holds a list of ratings with their labels.
  case list

  /// The values that were accepted, of the ratings that could be changed.
  func answer(_ values: [Decimal], of items: [Item]) -> [UInt8] {
    let items = items.filter { !$0.isReadOnly }
    return text(Array(zip(items, values)), isAccepted: true)
  }

  /// One value that has changed, and may change again.
  func change(to value: Decimal, of item: Item) -> [UInt8] {
    text([(item, value)], isAccepted: false)
  }

  private func text(_ ratings: [(item: Item, value: Decimal)], isAccepted: Bool) -> [UInt8] {
    guard !ratings.isEmpty else { return [] }
    let accepted = JSON.Member("accepted", .boolean(isAccepted))
    switch self {
    case .lines(let template):
      return ratings.flatMap { template.line(for: $0.value, of: $0.item) + [UInt8(ascii: "\n")] }
    case .object:
      return ratings.flatMap { line(.object(rating($0.value, of: $0.item) + [accepted])) }
    case .list:
      let list = ratings.map { item, value in
        JSON.object([JSON.Member("label", .string(item.label))] + rating(value, of: item))
      }
      return line(.object([JSON.Member("items", .array(list)), accepted]))
    }
  }

  private func rating(_ value: Decimal, of item: Item) -> [JSON.Member] {
    [
      JSON.Member("value", .number(value)), JSON.Member("min", .number(item.scale.min)),
      JSON.Member("max", .number(item.scale.last)),
    ]
  }

  private func line(_ json: JSON) -> [UInt8] {
    Array("\(json)\n".utf8)
  }
}
