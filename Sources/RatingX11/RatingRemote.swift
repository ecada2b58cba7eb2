import CGLib
import Glibc
public import RatingCore
public import RatingView
import Synchronization

/// Changes an open window from any thread of the program.
///
/// However often it is used between two pictures of the monitor, the window is drawn once; while it
/// is not used, nothing wakes up. Once the window has gone, it does nothing.
public final class RatingRemote: Sendable {
  private struct Orders {
    var values: [Int: Decimal] = [:]
    var styles: [Int: RowStyle] = [:]
    var request: Event?

    var events: [Event] {
      styles.sorted { $0.key < $1.key }.map { .styleSet($0.value, item: $0.key) }
        + values.sorted { $0.key < $1.key }.map { .valueSet($0.value, item: $0.key) }
        + (request.map { [$0] } ?? [])
    }
  }

  /// What waits to be done; `nil` while nothing does, and then the next order rings.
  private let orders = Mutex<Orders?>(nil)

  /// A pipe that holds one byte while there are orders.
  private let bell: (reader: Int32, writer: Int32)

  /// Becomes readable when there are orders.
  var descriptor: Int32 { bell.reader }

  init() {
    var ends: [Int32] = [-1, -1]
    unsafe g_unix_open_pipe(&ends, FD_CLOEXEC, nil)
    bell = (ends[0], ends[1])
  }

  deinit {
    close(bell.reader)
    close(bell.writer)
  }

  /// Gives a rating a value, or the nearest that it can have. The change is reported like any other.
  ///
  /// - Parameters:
  ///   - value: In stars.
  ///   - item: Which rating, counted from 0.
  public func set(_ value: Decimal, ofItem item: Int = 0) {
    order { $0.values[item] = value }
  }

  /// Gives a rating other looks.
  ///
  /// - Parameters:
  ///   - style: The looks.
  ///   - item: Which rating, counted from 0.
  /// - Throws: `ShapeError` if its shape cannot be had.
  public func restyle(_ style: RowStyle, ofItem item: Int = 0) throws(ShapeError) {
    let style = try style.resolved()
    order { $0.styles[item] = style }
  }

  /// Takes the values as they stand for the answer.
  public func accept() {
    order { $0.request = .acceptRequested }
  }

  /// Closes the window without an answer.
  public func cancel() {
    order { $0.request = .cancelRequested }
  }

  private func order(_ add: (inout Orders) -> Void) {
    orders.withLock { waiting in
      var orders = waiting ?? Orders()
      if waiting == nil { _ = unsafe write(bell.writer, [1], 1) }
      add(&orders)
      waiting = orders
    }
  }

  /// What is to be done.
  func takeEvents() -> [Event] {
    orders.withLock { waiting in
      guard let orders = waiting else { return [] }
      var byte: UInt8 = 0
      _ = unsafe read(bell.reader, &byte, 1)
      waiting = nil
      return orders.events
    }
  }
}
