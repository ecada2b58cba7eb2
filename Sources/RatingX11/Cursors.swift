import CX11
import Glibc

/// The hand that points, in the theme of the desktop. It is loaded when it is needed first.
///
/// Xlib itself takes themed cursors from libXcursor if that is installed, and so does this; what
/// Xlib cannot do is follow a theme that only the settings of the desktop name.
@safe final class Cursors {
  private let display: OpaquePointer
  private var loaded: Cursor?

  /// The name of the theme; `nil` leaves it to the environment and the resources.
  var theme: String? {
    didSet { if theme != oldValue { discard() } }
  }

  /// The nominal size, in device pixels; `nil` leaves it to the environment and the resources.
  var size: Int? {
    didSet { if size != oldValue { discard() } }
  }

  init(_ display: OpaquePointer) {
    unsafe self.display = display
  }

  var hand: Cursor {
    if let loaded { return loaded }
    if theme != nil || size != nil { useTheme() }
    let cursor = unsafe XCreateFontCursor(display, UInt32(XC_hand2))
    loaded = cursor
    return cursor
  }

  private func discard() {
    if let loaded { unsafe XFreeCursor(display, loaded) }
    loaded = nil
  }

  /// Tells libXcursor the theme, as the environment does not. Xlib loads that library when it makes
  /// the first cursor, if it is there at all; a program that shows none does without.
  private func useTheme() {
    guard let library = unsafe dlopen("libXcursor.so.1", RTLD_LAZY) else { return }
    if let theme, environmentValue("XCURSOR_THEME") == nil,
      let symbol = unsafe dlsym(library, "XcursorSetTheme")
    {
      let set = unsafe unsafeBitCast(symbol, to: SetTheme.self)
      _ = unsafe theme.withCString { unsafe set(display, $0) }
    }
    if let size, environmentValue("XCURSOR_SIZE") == nil,
      let symbol = unsafe dlsym(library, "XcursorSetDefaultSize")
    {
      _ = unsafe unsafeBitCast(symbol, to: SetSize.self)(display, Int32(size))
    }
  }

  private typealias SetTheme =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  private typealias SetSize = @convention(c) (OpaquePointer, Int32) -> Int32
}
