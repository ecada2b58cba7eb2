import CX11
import CXext

extension XClient {
  /// The value of a counter of the SYNC extension; `nil` if there is no such counter.
  package func value(ofCounter counter: UInt) -> Int? {
    var (event, error, major, minor) = (Int32(), Int32(), Int32(), Int32())
    XSyncQueryExtension(display, &event, &error)
    XSyncInitialize(display, &major, &minor)
    var value = XSyncValue()
    guard XSyncQueryCounter(display, counter, &value) != 0 else { return nil }
    return Int(value.hi) << 32 + Int(value.lo)
  }
}
