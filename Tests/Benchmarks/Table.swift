/// What has been measured, a row for each figure and a column for each program, as Markdown.
struct Table {
  private let contenders: [Contender]
  private var rows: [[String]] = []

  init(_ contenders: [Contender]) {
    self.contenders = contenders
  }

  /// Adds a figure, with the ratios of xrating's to the others'.
  mutating func add(_ name: String, _ figures: [Contender: Double]) {
    let own = figures[.xrating]
    let ratios = contenders.dropFirst().map { other in
      guard let own, let figure = figures[other], figure > 0 else { return "" }
      return text(own / figure)
    }
    rows.append([name] + contenders.map { figures[$0].map(text) ?? "" } + ratios)
  }

  /// Adds a figure of xrating alone.
  mutating func add(_ name: String, _ figure: Double) {
    add(name, [.xrating: figure])
  }

  func print() {
    let head =
      [""] + contenders.map(\.rawValue) + contenders.dropFirst().map { "of \($0.rawValue)'s" }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    let rule = widths.enumerated().map { index, width in
      String(repeating: "-", count: max(1, index == 0 ? width : width - 1))
        + (index == 0 ? "" : ":")
    }
    for row in [head, rule] + rows {
      let cells = row.enumerated().map { index, cell in
        let padding = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + padding : padding + cell
      }
      Swift.print("| " + cells.joined(separator: " | ") + " |")
    }
  }

  /// A number with three digits that count, or all of them if it is whole.
  private func text(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e9 { return "\(Int(number))" }
    var (factor, decimals) = (1.0, 0)
    while abs(number) * factor < 99.95, decimals < 3 {
      (factor, decimals) = (factor * 10, decimals + 1)
    }
    let scaled = Int((number * factor).rounded())
    guard decimals > 0 else { return "\(scaled)" }
    let digits =
      String(repeating: "0", count: max(0, decimals + 1 - "\(scaled)".count)) + "\(scaled)"
    return digits.dropLast(decimals) + "." + digits.suffix(decimals)
  }
}
