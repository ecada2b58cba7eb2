import CX11
import CXCB
import RatingCore

/// How often a monitor shows a new picture.
enum RefreshRate {
  /// The time between two pictures when nothing is known about the monitors.
  static let usualInterval: Seconds = 1.0 / 60

  /// The time between two pictures of a mode.
  ///
  /// - Parameters:
  ///   - dotClock: How many dots are sent in a second.
  ///   - total: How many dots a picture has, those that are not shown included.
  /// - Returns: `nil` if the numbers make no sense, as those of some virtual monitors.
  static func interval(dotClock: UInt, total: UInt, isInterlaced: Bool = false) -> Seconds? {
    let rate = Double(dotClock) / Double(max(total, 1)) * (isInterlaced ? 2 : 1)
    return (20...1000).contains(rate) ? 1 / rate : nil
  }
}

extension Display {
  /// The time between two pictures of the fastest monitor, through the RandR extension.
  func refreshInterval() -> Seconds {
    let intervals = withXCB {
      outlets { outlet, modes in
        modes.first { $0.id == outlet.mode }?.interval
      }
    }
    return intervals?.min() ?? RefreshRate.usualInterval
  }
}

extension xcb_randr_mode_info_t {
  /// The time between two pictures of this mode.
  fileprivate var interval: Seconds? {
    RefreshRate.interval(
      dotClock: UInt(dot_clock), total: UInt(htotal) * UInt(vtotal),
      isInterlaced: mode_flags & XCB_RANDR_MODE_FLAG_INTERLACE.rawValue != 0)
  }
}
