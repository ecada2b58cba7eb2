import CGLib
import RatingX11
import Support

/// Runs a test with a main context of its own, as a program that has one would.
func withOwnContext(_ body: () throws -> Void) rethrows {
  let context = g_main_context_new()
  g_main_context_push_thread_default(context)
  defer {
    g_main_context_pop_thread_default(context)
    g_main_context_unref(context)
  }
  try body()
}

/// Runs the main context of this thread until something is there.
func eventually<Found>(serving what: String, _ look: () throws -> Found?) throws -> Found {
  try eventually(what) {
    while g_main_context_iteration(g_main_context_get_thread_default(), 0) != 0 {}
    return try look()
  }
}

/// Runs the main context of this thread until a condition holds.
func serve(until what: String, _ condition: () throws -> Bool) throws {
  _ = try eventually(serving: what) { try condition() ? true : nil }
}

extension RatingWindow {
  /// The window on the screen, once it is there.
  func shown(to client: XClient) throws -> XWindow {
    try eventually(serving: "a window") {
      find(through: client)
    }
  }

  /// The window on the screen, if it is there.
  func find(through client: XClient) -> XWindow? {
    client.findWindow { client.text("WM_NAME", of: $0) == texts.title && client.isViewable($0) }
  }

  /// The stars on the screen, once they are there.
  func stars(row: Int = 0, to client: XClient) throws -> StarsPicture {
    let window = try shown(to: client)
    return try eventually(serving: "stars") {
      StarsPicture(try client.picture(of: window), row: row)
    }
  }
}
