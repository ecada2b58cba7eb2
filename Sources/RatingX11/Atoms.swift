import CX11
import Glibc

/// The atoms that the program uses. Those that every window needs are asked for in one round trip,
/// the others when they are needed.
@safe final class Atoms {
  private let display: OpaquePointer
  private let screen: Int32
  private var values: [Name: Atom] = [:]

  /// The names, as ICCCM, EWMH and the XSETTINGS specification spell them.
  enum Name: String, CaseIterable {
    case utf8String = "UTF8_STRING"
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case wmTakeFocus = "WM_TAKE_FOCUS"
    case wmClientMachine = "WM_CLIENT_MACHINE"
    case netWMName = "_NET_WM_NAME"
    case netWMIconName = "_NET_WM_ICON_NAME"
    case netWMIcon = "_NET_WM_ICON"
    case netWMPing = "_NET_WM_PING"
    case netWMPID = "_NET_WM_PID"
    case netWMUserTime = "_NET_WM_USER_TIME"
    case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
    case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case netWMWindowType = "_NET_WM_WINDOW_TYPE"
    case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
    case xsettings = "_XSETTINGS_SETTINGS"
    /// The selection of the settings manager; the number of the screen is a part of its name.
    case xsettingsSelection = "_XSETTINGS_S"

    case manager = "MANAGER"
    case motifWMHints = "_MOTIF_WM_HINTS"
    case netFrameExtents = "_NET_FRAME_EXTENTS"
    case netStartupID = "_NET_STARTUP_ID"
    case netStartupInfo = "_NET_STARTUP_INFO"
    case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
    case netWMState = "_NET_WM_STATE"
    case netWMStateAbove = "_NET_WM_STATE_ABOVE"
    case netWMStateSkipPager = "_NET_WM_STATE_SKIP_PAGER"
    case netWMStateSkipTaskbar = "_NET_WM_STATE_SKIP_TASKBAR"

    /// What every window needs.
    static let common = allCases.prefix { $0 != .manager }

    func spelling(screen: Int32) -> String {
      self == .xsettingsSelection ? "\(rawValue)\(screen)" : rawValue
    }
  }

  init(_ display: OpaquePointer, screen: Int32) {
    unsafe self.display = display
    self.screen = screen
    intern(Array(Name.common))
  }

  /// Asks for atoms that are not known yet, in one round trip.
  func intern(_ names: [Name]) {
    let names = names.filter { values[$0] == nil }
    var spellings = unsafe names.map { unsafe strdup($0.spelling(screen: screen)) }
    defer { unsafe spellings.forEach { unsafe free($0) } }
    var atoms = [Atom](repeating: 0, count: names.count)
    unsafe XInternAtoms(display, &spellings, Int32(atoms.count), 0, &atoms)
    values.merge(zip(names, atoms)) { $1 }
  }

  subscript(name: Name) -> Atom {
    if values[name] == nil { intern([name]) }
    return values[name] ?? 0
  }
}
