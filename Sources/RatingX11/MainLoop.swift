import CGLib
import Glibc
import RatingCore

/// The one place where the program waits: for the display, for signals, for what else it listens
/// to, and for a point in time.
@safe final class MainLoop {
  /// What wakes it up for signals.
  private var signals: [UInt32] = []

  /// What signals have asked for since the last look.
  private var requests: [Event] = []

  private var listeners: [Listener] = []

  /// What it waits for, each with the source that wakes it up.
  private var watched: [(descriptor: Int32, source: UInt32)] = []

  /// - Parameter obeysSignals: Whether from now on signals are requests and do not end the program.
  init(obeysSignals: Bool) {
    guard obeysSignals else { return }
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    signals = unsafe [
      g_unix_signal_add(SIGUSR1, { unsafe MainLoop.note(.acceptRequested, in: $0) }, context),
      g_unix_signal_add(SIGUSR2, { unsafe MainLoop.note(.cancelRequested, in: $0) }, context),
    ]
  }

  /// Wakes up when something arrives; what it is, is looked at afterwards.
  func watch(_ descriptor: Int32) {
    let source = unsafe g_unix_fd_add(descriptor, .arrival, { _, _, _ in 1 }, nil)
    watched.append((descriptor, source))
    // GLib keeps other sources from recurring while they are handled, and wakes itself up for that
    // each time; nothing is handled here, so nothing can recur.
    unsafe g_source_set_can_recurse(g_main_context_find_source_by_id(nil, source), 1)
  }

  /// Wakes up for a descriptor no longer.
  private func forget(_ descriptor: Int32) {
    watched.removeAll { watch in
      guard watch.descriptor == descriptor else { return false }
      return g_source_remove(watch.source) != 0
    }
  }

  /// Wakes up when something arrives, and reads it, until that gives `nil`.
  func listen(to descriptor: Int32, read: @escaping () -> [Event]?) {
    watch(descriptor)
    listeners.append(Listener(descriptor: descriptor, read: read))
  }

  deinit {
    for source in signals + watched.map(\.source) {
      g_source_remove(source)
    }
  }

  /// Leaves the waiting to whoever runs the main context from now on.
  ///
  /// - Returns: The descriptors that tell when something has arrived.
  func giveUpWaiting() -> [Int32] {
    let descriptors = watched.map(\.descriptor)
    descriptors.forEach(forget)
    return descriptors
  }

  private static func note(_ request: Event, in context: UnsafeMutableRawPointer?) -> gboolean {
    if let context = unsafe context {
      unsafe Unmanaged<MainLoop>.fromOpaque(context).takeUnretainedValue().requests.append(request)
    }
    return 1
  }

  /// Takes what signals have asked for and what has arrived where it listens.
  func takeEvents() -> [Event] {
    var events = requests
    requests = []
    listeners.removeAll { listener in
      guard let arrived = listener.events() else {
        forget(listener.descriptor)
        return true
      }
      events += arrived
      return false
    }
    return events
  }

  /// The time on the monotonic clock.
  var now: Seconds { Double(g_get_monotonic_time()) / 1e6 }

  /// Sleeps until something happens, or until the deadline at the latest.
  func wait(until deadline: Seconds?) {
    guard let deadline else {
      g_main_context_iteration(nil, 1)
      return
    }
    let milliseconds = ((deadline - now) * 1000).rounded(.up).clamped(to: 0...3_600_000)
    let alarm = unsafe g_timeout_add(UInt32(milliseconds), { _ in 1 }, nil)
    g_main_context_iteration(nil, 1)
    g_source_remove(alarm)
  }
}
