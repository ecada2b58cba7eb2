import CX11
import CXCB
import RatingCore

extension Display {
  /// Where on the screen a window can stand. All is asked at once, and waited for once.
  func surroundings() -> Surroundings {
    let found = withXCB {
      let pointer = unsafe xcb_query_pointer(xcb, xcb_window_t(root))
      let monitors = monitors()
      return Surroundings(screen: size, monitors: monitors, pointer: position(pointer))
    }
    return found ?? Surroundings(screen: size)
  }

  /// Where the pointer is in a window, or outside it; `nil` if it is on another screen.
  func pointerPosition(in window: CX11.Window) -> Point? {
    withXCB {
      unsafe position(xcb_query_pointer(xcb, xcb_window_t(window)))
    }
  }

  private func position(_ question: xcb_query_pointer_cookie_t) -> Point? {
    unsafe answer(xcb_query_pointer_reply(xcb, question, nil)) {
      unsafe $0.pointee.same_screen != 0
        ? Point(x: Int($0.pointee.win_x), y: Int($0.pointee.win_y)) : nil
    }
  }

  /// The parts of the screen that monitors show, through the RandR extension; none without it.
  private func monitors() -> [Rect] {
    guard unsafe has(rating_randr_extension()) else { return [] }
    let version = unsafe xcb_randr_query_version(xcb, 1, 5)
    let monitors = unsafe xcb_randr_get_monitors(xcb, xcb_window_t(root), 1)
    let hasMonitors = unsafe answer(xcb_randr_query_version_reply(xcb, version, nil)) {
      unsafe ($0.pointee.major_version, $0.pointee.minor_version) >= (1, 5)
    }
    guard hasMonitors == true else {
      unsafe xcb_discard_reply(xcb, monitors.sequence)
      return outletFrames()
    }
    let frames = unsafe answer(xcb_randr_get_monitors_reply(xcb, monitors, nil)) {
      unsafe Self.frames(xcb_randr_get_monitors_monitors_iterator($0))
    }
    return frames ?? []
  }

  /// What the user or the server calls a monitor, the main one first (RandR 1.5).
  private static func frames(_ monitors: xcb_randr_monitor_info_iterator_t) -> [Rect] {
    var monitors = unsafe monitors
    var (main, others): ([Rect], [Rect]) = ([], [])
    while unsafe monitors.rem > 0 {
      let monitor = unsafe monitors.data.pointee
      let frame = Rect(
        x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width),
        height: Int(monitor.height))
      if monitor.primary != 0 { main.append(frame) } else { others.append(frame) }
      unsafe xcb_randr_monitor_info_next(&monitors)
    }
    return (main + others).filter { $0.width > 0 && $0.height > 0 }
  }

  /// What is sent to each outlet (RandR 1.3).
  private func outletFrames() -> [Rect] {
    outlets { outlet, _ in
      let frame = Rect(
        x: Int(outlet.x), y: Int(outlet.y), width: Int(outlet.width), height: Int(outlet.height))
      return frame.width > 0 && frame.height > 0 ? frame : nil
    }
  }

  /// What can be told of the outlets of the screen, and of the modes that there are (RandR 1.3).
  func outlets<Fact>(
    _ fact: (xcb_randr_get_crtc_info_reply_t, [xcb_randr_mode_info_t]) -> Fact?
  ) -> [Fact] {
    guard unsafe has(rating_randr_extension()) else { return [] }
    let question = unsafe xcb_randr_get_screen_resources_current(xcb, xcb_window_t(root))
    let found = unsafe answer(xcb_randr_get_screen_resources_current_reply(xcb, question, nil)) {
      resources in
      let modes = unsafe UnsafeBufferPointer(
        start: xcb_randr_get_screen_resources_current_modes(resources),
        count: Int(xcb_randr_get_screen_resources_current_modes_length(resources)))
      let outlets = unsafe UnsafeBufferPointer(
        start: xcb_randr_get_screen_resources_current_crtcs(resources),
        count: Int(xcb_randr_get_screen_resources_current_crtcs_length(resources)))
      let time = unsafe resources.pointee.config_timestamp
      let questions = unsafe outlets.map { unsafe xcb_randr_get_crtc_info(xcb, $0, time) }
      return questions.compactMap { question in
        unsafe answer(xcb_randr_get_crtc_info_reply(xcb, question, nil)) {
          unsafe fact($0.pointee, Array(modes))
        }
      }
    }
    return found ?? []
  }
}
