import CX11

/// A settings manager: a client that owns the selection and publishes settings (XSETTINGS
/// specification 0.5).
package final class SettingsManager {
  private let client: XClient
  private let window: UInt

  /// Publishes settings; they vanish with the object.
  package convenience init(on server: XServer, _ settings: [String: SettingsBlock.Value]) throws {
    try self.init(on: server, bytes: SettingsBlock(settings).bytes)
  }

  /// Publishes a block of bytes, whatever it contains.
  package init(on server: XServer, bytes: [UInt8]) throws {
    client = try XClient(server)
    window = XCreateSimpleWindow(client.display, client.root.id, 0, 0, 1, 1, 0, 0, 0)
    publish(bytes)
    XSetSelectionOwner(
      client.display, client.atom("_XSETTINGS_S0"), window, UInt(CurrentTime))
    let selection = client.atom("_XSETTINGS_S0")
    client.send(
      "MANAGER", [UInt(CurrentTime), selection, window], to: client.root,
      mask: StructureNotifyMask)
  }

  /// Publishes other settings.
  package func publish(_ settings: [String: SettingsBlock.Value]) {
    publish(SettingsBlock(settings).bytes)
  }

  private func publish(_ bytes: [UInt8]) {
    let property = client.atom("_XSETTINGS_SETTINGS")
    XChangeProperty(
      client.display, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    client.synchronize()
  }
}
