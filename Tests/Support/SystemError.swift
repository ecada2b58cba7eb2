import Glibc

/// A call to the system that failed.
package struct SystemError: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String, code: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(code)))"
  }
}

/// Something that was waited for and did not happen.
package struct NeverHappened: Error, CustomStringConvertible {
  package let description: String

  init(_ what: String) {
    description = "never happened: \(what)"
  }
}

/// Looks again and again until something is there.
///
/// - Parameters:
///   - what: Names it in the error that is thrown when the time is up.
///   - seconds: How long to look.
/// - Throws: ``NeverHappened``, or what looking throws.
@discardableResult
package func eventually<Found>(
  _ what: String, within seconds: Double = 10, _ look: () throws -> Found?
) throws -> Found {
  let limit = ContinuousClock.now + .seconds(seconds)
  while true {
    if let found = try look() { return found }
    guard ContinuousClock.now < limit else { throw NeverHappened(what) }
    usleep(4_000)
  }
}

/// Waits until a condition holds.
package func wait(
  for what: String, within seconds: Double = 10, until condition: () throws -> Bool
) throws {
  try eventually(what, within: seconds) { try condition() ? true : nil }
}
