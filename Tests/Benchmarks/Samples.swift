/// Figures of the same kind, of which there is at least one.
struct Samples {
  private var sorted: [Double]

  init(_ values: [Double]) throws {
    try check(!values.isEmpty, "nothing could be measured")
    sorted = values.sorted()
  }

  var least: Double { sorted[0] }

  var median: Double { quantile(0.5) }

  /// The smallest of the values that a share of them does not exceed.
  func quantile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}

/// A result that is not what it must be, so that its cost means nothing.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}

func check(_ isRight: Bool, _ what: @autoclosure () -> String) throws {
  guard isRight else { throw WrongResult(description: what()) }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
  var nanoseconds: Double { self / .nanoseconds(1) }
}
