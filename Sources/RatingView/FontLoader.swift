import CPango
import Synchronization

/// A typesetter that finds its fonts on a thread of its own.
///
/// All typesetters of a thread share Pango's map of the fonts, which must not be used by two threads
/// at once: whoever is about to use it waits for the loader that runs, be it of another window.
@safe final class FontLoader {
  /// Handed over from the thread to the one that waits for it; only one of them uses it at a time.
  private final class Work: @unchecked Sendable {
    let typesetter: Typesetter
    let styles: [TextStyle]

    init(typesetter: Typesetter, styles: [TextStyle]) {
      self.typesetter = typesetter
      self.styles = styles
    }
  }

  private let work: Work

  /// The address of the thread that runs, if one does.
  private static let running = Mutex<UInt?>(nil)

  /// Begins to find the fonts of styles.
  init(_ styles: [TextStyle]) {
    let work = Work(typesetter: Typesetter(), styles: styles)
    self.work = work
    Self.running.withLock { running in
      Self.join(&running)
      let thread = unsafe g_thread_new(
        "fonts",
        { work in
          let work = unsafe Unmanaged<Work>.fromOpaque(work!).takeRetainedValue()
          // What is laid out here is thrown away; the fonts that it took stay with the typesetter.
          for style in work.styles {
            _ = work.typesetter.layout("Aa 0", style: style)
          }
          return nil
        }, Unmanaged.passRetained(work).toOpaque())
      running = UInt(bitPattern: thread)
    }
  }

  deinit {
    Self.finish()
  }

  /// The typesetter, once the fonts are there.
  var typesetter: Typesetter {
    Self.finish()
    return work.typesetter
  }

  /// Waits for the loader that runs, if one does.
  static func finish() {
    running.withLock { join(&$0) }
  }

  private static func join(_ running: inout UInt?) {
    if let thread = unsafe running.flatMap({ unsafe UnsafeMutablePointer<GThread>(bitPattern: $0) })
    {
      unsafe g_thread_join(thread)
    }
    running = nil
  }
}
