import CX11
import CXInput

/// What a desktop does to input devices (X Input Extension 2).
extension XClient {
  /// Switches the touch screen off, as `xinput disable` does.
  package func switchOffTouchScreen() throws {
    var isOn: UInt8 = 0
    XIChangeProperty(
      display, try touchScreenID(), atom("Device Enabled"), UInt(XA_INTEGER), 8,
      Int32(PropModeReplace), &isOn, 1)
    synchronize()
  }

  /// Parts the touch screen from the pointer, as `xinput float` does.
  package func floatTouchScreen() throws {
    var change = XIAnyHierarchyChangeInfo()
    change.detach.type = XIDetachSlave
    change.detach.deviceid = try touchScreenID()
    XIChangeHierarchy(display, &change, 1)
    synchronize()
  }

  private func touchScreenID() throws -> Int32 {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(display, XIAllDevices, &count) else {
      throw NeverHappened("a list of input devices")
    }
    defer { XIFreeDeviceInfo(devices) }
    let found = (0..<Int(count)).first { String(cString: devices[$0].name) == TouchScreen.name }
    guard let found else { throw NeverHappened("a touch screen") }
    return devices[found].deviceid
  }
}
