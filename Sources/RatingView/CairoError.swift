import CCairo
public import RatingCore

/// Why a picture could not be made or written.
public struct CairoError: ReportedError, Hashable {
  /// What cairo says about it.
  public let message: Message

  init?(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    message =
      status == CAIRO_STATUS_INVALID_SIZE
      ? Message("the picture is too large: a side has at most 32767 pixels")
      : unsafe Message("\(String(cString: cairo_status_to_string(status)))")
  }
}
