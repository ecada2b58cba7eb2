import CPango
import RatingCore
import Synchronization

/// The fonts of the system.
public enum FontLoading {
  /// Lets Pango begin to load the fonts, on a thread of its own.
  ///
  /// Reading what fonts there are takes longer than anything else at the start. A program that calls
  /// this before it opens a display has that done while the X server is being asked.
  public static func begin() {
    _ = unsafe pango_cairo_font_map_get_default()
  }
}

/// A typesetter that finds its fonts on a thread of its own.
@safe final class FontLoader {
  /// Handed over from the thread to the one that waits for it; only one of them uses it at a time.
  private struct Work: @unchecked Sendable {
    let typesetter: Typesetter
    let styles: [TextStyle]
  }

  private final class State: Sendable {
    let work: Work
    let isDone = Atomic(false)

    init(_ work: Work) {
      self.work = work
    }
  }

  private let state: State
  private var thread: UnsafeMutablePointer<GThread>?

  /// Begins to find the fonts of styles.
  init(_ styles: [TextStyle]) {
    let state = State(Work(typesetter: Typesetter(), styles: styles))
    self.state = state
    unsafe thread = g_thread_new(
      "fonts",
      { context in
        let state = unsafe Unmanaged<State>.fromOpaque(context!).takeRetainedValue()
        // What is laid out here is thrown away; the fonts that it took stay with the typesetter.
        for style in state.work.styles {
          _ = state.work.typesetter.layout("Aa 0", style: style)
        }
        state.isDone.store(true, ordering: .releasing)
        return nil
      }, Unmanaged.passRetained(state).toOpaque())
  }

  deinit {
    finish()
  }

  /// Whether the fonts are there.
  var isDone: Bool { state.isDone.load(ordering: .acquiring) }

  /// The typesetter, once the fonts are there.
  var typesetter: Typesetter {
    finish()
    return state.work.typesetter
  }

  private func finish() {
    if let thread = unsafe thread { unsafe g_thread_join(thread) }
    unsafe thread = nil
  }
}
