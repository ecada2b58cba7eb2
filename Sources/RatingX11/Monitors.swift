import CX11
import CXRandR
import RatingCore

extension Display {
  /// The parts of the screen that monitors show, through the RandR extension; none without it.
  func monitors() -> [Rect] {
    var (major, minor) = (Int32(), Int32())
    guard hasRandR, unsafe XRRQueryVersion(pointer, &major, &minor) != 0 else { return [] }
    return (major, minor) >= (1, 5) ? logicalMonitors() : outletFrames()
  }

  /// Whether the server has the RandR extension.
  var hasRandR: Bool {
    var (event, error) = (Int32(), Int32())
    return unsafe XRRQueryExtension(pointer, &event, &error) != 0
  }

  /// What the user or the server calls a monitor, the main one first (RandR 1.5).
  private func logicalMonitors() -> [Rect] {
    var count = Int32()
    guard let list = unsafe XRRGetMonitors(pointer, root, 1, &count) else { return [] }
    defer { unsafe XRRFreeMonitors(list) }
    let monitors = unsafe UnsafeBufferPointer(start: list, count: Int(count))
    let frames = unsafe monitors.map { monitor in
      let frame = unsafe Rect(
        x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width),
        height: Int(monitor.height))
      return unsafe (frame: frame, isPrimary: monitor.primary != 0)
    }
    return (frames.filter(\.isPrimary) + frames.filter { !$0.isPrimary }).map(\.frame)
      .filter { $0.width > 0 && $0.height > 0 }
  }

  /// What is sent to each outlet (RandR 1.2).
  private func outletFrames() -> [Rect] {
    unsafe outlets { outlet, _ in
      let frame = unsafe Rect(
        x: Int(outlet.x), y: Int(outlet.y), width: Int(outlet.width), height: Int(outlet.height))
      return frame.width > 0 && frame.height > 0 ? frame : nil
    }
  }

  /// What can be told of the outlets of the screen (RandR 1.2), and of the modes that there are.
  func outlets<Fact>(
    _ fact: (XRRCrtcInfo, UnsafeBufferPointer<XRRModeInfo>) -> Fact?
  ) -> [Fact] {
    guard let resources = unsafe XRRGetScreenResourcesCurrent(pointer, root) else { return [] }
    defer { unsafe XRRFreeScreenResources(resources) }
    let modes = unsafe UnsafeBufferPointer(
      start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    let outlets = unsafe UnsafeBufferPointer(
      start: resources.pointee.crtcs, count: Int(resources.pointee.ncrtc))
    return unsafe outlets.compactMap { outlet in
      guard let info = unsafe XRRGetCrtcInfo(pointer, resources, outlet) else { return nil }
      defer { unsafe XRRFreeCrtcInfo(info) }
      return unsafe fact(info.pointee, modes)
    }
  }

  /// Where the pointer is in a window, or outside it; `nil` if it is on another screen.
  func pointerPosition(in window: CX11.Window) -> Point? {
    var (root, child) = (CX11.Window(), CX11.Window())
    var (rootX, rootY, x, y) = (Int32(), Int32(), Int32(), Int32())
    var mask = UInt32()
    let isHere = unsafe XQueryPointer(
      pointer, window, &root, &child, &rootX, &rootY, &x, &y, &mask)
    return isHere != 0 ? Point(x: Int(x), y: Int(y)) : nil
  }

  /// Where on the screen a window can stand.
  func surroundings() -> Surroundings {
    let monitors = monitors()
    return Surroundings(
      screen: size, monitors: monitors, pointer: pointerPosition(in: root))
  }
}
