/// The fill edge of a row on its way to where the value wants it.
///
/// The value itself changes at once; only the picture takes its time.
public struct Glide: Hashable, Sendable {
  /// Where the edge comes to rest, in device pixels from the beginning of the row.
  public private(set) var edge: Int

  private var spring: Spring?

  /// Whether the edge was on its way when a pointer took it along.
  private var catchesUp = false

  /// How long it takes then to be where the pointer is.
  private static let catchUp: Seconds = 0.07

  /// Creates an edge at rest.
  public init(edge: Int) {
    self.edge = edge
  }

  /// Whether the edge has yet to arrive.
  public var isMoving: Bool { spring != nil }

  /// Sends the edge to a new place. One that is on its way keeps its velocity.
  public mutating func glide(to edge: Int, at time: Seconds) {
    guard edge != self.edge else { return }
    catchesUp = false
    spring =
      spring?.redirected(to: Double(edge), at: time)
      ?? Spring(from: Double(self.edge), to: Double(edge), at: time)
    self.edge = edge
  }

  /// Moves the edge along with a pointer. An edge that is still on its way catches up within a few
  /// pictures, so that a drag that begins during a glide neither jumps nor lags.
  public mutating func follow(to edge: Int, at time: Seconds) {
    if let spring, edge != self.edge {
      self.spring =
        catchesUp
        ? spring.carried(to: Double(edge))
        : Spring(
          from: spring.position(at: time), to: Double(edge), at: time, response: Self.catchUp)
      catchesUp = true
    }
    self.edge = edge
  }

  /// Where the edge is at a time, never beyond the ends of a row.
  ///
  /// - Parameters:
  ///   - time: The time, on the monotonic clock.
  ///   - width: The width of the row, in device pixels.
  public mutating func position(at time: Seconds, within width: Int) -> Int {
    guard let spring else { return edge }
    if spring.isSettled(at: time, tolerance: 0.5) {
      self.spring = nil
      catchesUp = false
      return edge
    }
    return Int(spring.position(at: time).rounded()).clamped(to: 0...width)
  }
}
