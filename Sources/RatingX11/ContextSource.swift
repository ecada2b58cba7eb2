import CGLib
import RatingCore

/// Something that waits in the main context of the program, among whatever else waits there.
///
/// It is one source, whatever it waits for: while it is handled GLib handles no part of it once more,
/// even if what it does runs the context again.
@safe final class ContextSource {
  private let source: UnsafeMutablePointer<GSource>
  private let handle: () -> Void

  /// The functions of all such sources; GLib itself knows when descriptors and times are due.
  private nonisolated(unsafe) static let functions = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    unsafe functions.initialize(to: GSourceFuncs())
    unsafe functions.pointee.dispatch = { _, callback, data in unsafe callback?(data) ?? 0 }
    return unsafe functions
  }()

  /// The context that runs on this thread: the thread's own, or else the program's.
  static var context: OpaquePointer? { unsafe g_main_context_get_thread_default() }

  /// Waits for descriptors to have something to read, and has it handled by whoever runs the context.
  init(descriptors: [Int32], handle: @escaping () -> Void) {
    self.handle = handle
    unsafe source = g_source_new(Self.functions, UInt32(MemoryLayout<GSource>.size))
    for descriptor in descriptors { unsafe g_source_add_unix_fd(source, descriptor, .arrival) }
    unsafe g_source_set_callback(
      source,
      { context in
        guard let context = unsafe context else { return 0 }
        unsafe Unmanaged<ContextSource>.fromOpaque(context).takeUnretainedValue().handle()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    unsafe g_source_attach(source, Self.context)
  }

  deinit {
    unsafe g_source_destroy(source)
    unsafe g_source_unref(source)
  }

  /// Has it handled at a time on the monotonic clock as well; `nil` leaves it to the descriptors.
  func wake(at time: Seconds?) {
    unsafe g_source_set_ready_time(source, time.map { gint64(max($0, 0) * 1e6) } ?? -1)
  }

  /// Waits until something in the context of this thread has been handled.
  static func runOnce() {
    unsafe g_main_context_iteration(context, 1)
  }
}

extension GIOCondition {
  /// Something has arrived, be it the end.
  static let arrival = GIOCondition(
    rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
}
