import CX11
import Glibc

/// The atoms that the program uses, asked for in one round trip.
struct Atoms {
  private let values: [Atom]

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
    case netWMWindowType = "_NET_WM_WINDOW_TYPE"
    case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
    case netStartupID = "_NET_STARTUP_ID"
    case xsettings = "_XSETTINGS_SETTINGS"
    /// The selection of the settings manager; the number of the screen is a part of its name.
    case xsettingsSelection = "_XSETTINGS_S"

    func spelling(screen: Int32) -> String {
      self == .xsettingsSelection ? "\(rawValue)\(screen)" : rawValue
    }
  }

  init(_ display: OpaquePointer, screen: Int32) {
    var names = unsafe Name.allCases.map { unsafe strdup($0.spelling(screen: screen)) }
    defer { unsafe names.forEach { unsafe free($0) } }
    var atoms = [Atom](repeating: 0, count: Name.allCases.count)
    unsafe XInternAtoms(display, &names, Int32(atoms.count), 0, &atoms)
    values = atoms
  }

  subscript(name: Name) -> Atom {
    // The cases are declared in the order in which they were asked for.
    values[Name.allCases.firstIndex(of: name) ?? 0]
  }
}
