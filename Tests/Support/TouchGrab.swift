import CX11
import CXInput

/// Another client that gets all touches first, as a desktop does that knows gestures: a passive grab
/// of touches on the root window (X Input Extension 2.2).
package final class TouchGrab {
  /// What the client makes of a touch.
  package enum Verdict: Int32 {
    case accept = 6
    case reject = 7
  }

  private let client: XClient

  /// Grabs all touches from now on.
  package init(on server: XServer) throws {
    client = try XClient(server)
    var (major, minor): (Int32, Int32) = (2, 2)
    XIQueryVersion(client.display, &major, &minor)
    var bits: [UInt8] = [0, 0, 0]
    for type in [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] {
      bits[Int(type) / 8] |= 1 << (type % 8)
    }
    var modifiers = XIGrabModifiers(modifiers: Int32(bitPattern: UInt32(XIAnyModifier)), status: 0)
    let status = bits.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices, mask_len: Int32(bits.count), mask: bits.baseAddress)
      return XIGrabTouchBegin(
        client.display, XIAllMasterDevices, client.root.id, 0, &mask, 1, &modifiers)
    }
    guard status == 0 else { throw NeverHappened("a grab of all touches") }
  }

  /// Says what becomes of the touch that began first of those that nothing was said about.
  package func settle(_ verdict: Verdict) throws {
    let touch = try eventually("a touch") { nextTouch() }
    XIAllowTouchEvents(
      client.display, touch.device, touch.id, client.root.id, verdict.rawValue)
    client.synchronize()
  }

  private func nextTouch() -> (device: Int32, id: UInt32)? {
    while XPending(client.display) > 0 {
      var event = XEvent()
      XNextEvent(client.display, &event)
      guard event.type == GenericEvent, XGetEventData(client.display, &event.xcookie) != 0
      else { continue }
      defer { XFreeEventData(client.display, &event.xcookie) }
      guard event.xcookie.evtype == XI_TouchBegin else { continue }
      let details = event.xcookie.data.load(as: XIDeviceEvent.self)
      return (details.deviceid, UInt32(details.detail))
    }
    return nil
  }
}
