import CX11
import CXRandR
package import RatingCore

extension XClient {
  /// Makes the parts of the screen monitors, as `xrandr --setmonitor` does.
  package func setMonitors(_ frames: [Rect]) {
    guard let resources = XRRGetScreenResourcesCurrent(display, root.id) else { return }
    defer { XRRFreeScreenResources(resources) }
    var output = resources.pointee.outputs[0]
    for (index, frame) in frames.enumerated() {
      withUnsafeMutablePointer(to: &output) { output in
        var monitor = XRRMonitorInfo()
        monitor.name = atom("monitor-\(index)")
        monitor.x = Int32(frame.x)
        monitor.y = Int32(frame.y)
        monitor.width = Int32(frame.width)
        monitor.height = Int32(frame.height)
        monitor.mwidth = Int32(frame.width)
        monitor.mheight = Int32(frame.height)
        // The first takes over the only output, which would be a monitor of its own otherwise.
        monitor.noutput = index == 0 ? 1 : 0
        monitor.outputs = index == 0 ? output : nil
        XRRSetMonitor(display, root.id, &monitor)
      }
    }
    synchronize()
  }
}
