import Glibc
import RatingCore

/// How Xorg is started on a screen that nobody sees, with a touch screen over it: Xvfb can have none.
///
/// It needs no console, no hardware and no privileges; `/usr/bin/Xorg` would ask for a console.
struct DummyScreen {
  let program = "/usr/lib/xorg/Xorg"
  let arguments: [String]

  /// Where the driver of the touch screen listens.
  let socket: String

  /// - Parameter folder: Holds what Xorg reads and writes.
  init(_ configuration: XServer.Configuration, in folder: TemporaryFolder) throws {
    socket = folder.path + "/touch"
    let path = try folder.file("xorg.conf")
    guard let file = fopen(path, "w") else { throw SystemError(path) }
    defer { fclose(file) }
    fputs(Self.text(configuration, socket: socket), file)
    arguments = [
      "-config", path, "-logfile", folder.path + "/log",
      // Whoever sits at this machine keeps the console and the session.
      "vt7", "-sharevts", "-novtswitch",
    ]
  }

  /// What xorg.conf(5), dummy(4) and inputtestdrv(4) understand.
  private static func text(_ configuration: XServer.Configuration, socket: String) -> String {
    // The size of a mode is that of the screen; its timing is nobody's business.
    let (width, height) = (configuration.size.width, configuration.size.height)
    let columns = [0, 8, 16, 24].map { "\(width + $0)" }.joined(separator: " ")
    let rows = [0, 1, 2, 3].map { "\(height + $0)" }.joined(separator: " ")
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoAddGPU" "false"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 1-500
        VertRefresh 1-500
        Modeline "whole" 60 \(columns) \(rows)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth \(configuration.depth)
        SubSection "Display"
          Depth \(configuration.depth)
          Modes "whole"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      Section "InputDevice"
        Identifier "\(TouchScreen.name)"
        Driver "inputtest"
        Option "DeviceType" "Touch"
        Option "SocketPath" "\(socket)"
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "\(TouchScreen.name)" "CorePointer"
      EndSection

      """
  }
}
