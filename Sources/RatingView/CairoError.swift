import CCairo

/// Why a picture could not be made or written.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What cairo says about it.
  public let description: String

  init?(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    description =
      status == CAIRO_STATUS_INVALID_SIZE
      ? "the picture is too large: a side has at most 32767 pixels"
      : unsafe String(cString: cairo_status_to_string(status))
  }
}
