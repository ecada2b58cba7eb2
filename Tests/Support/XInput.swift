import CX11
package import RatingCore

/// Real input, as if it came from devices.
extension XClient {
  /// Moves the pointer to a place on the screen, or in a window.
  package func movePointer(to point: Point, in window: XWindow? = nil) {
    let origin = window.flatMap { frame(of: $0)?.origin } ?? Point(x: 0, y: 0)
    input.move(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// Where the pointer is on the screen.
  package var pointer: Point {
    var (root, child): (UInt, UInt) = (0, 0)
    var (x, y, innerX, innerY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var mask: UInt32 = 0
    XQueryPointer(display, self.root.id, &root, &child, &x, &y, &innerX, &innerY, &mask)
    return Point(x: Int(x), y: Int(y))
  }

  /// Presses a button of the pointer.
  package func press(button: Int = 1) {
    input.button(button, isDown: true)
  }

  /// Releases a button of the pointer.
  package func release(button: Int = 1) {
    input.button(button, isDown: false)
  }

  /// Clicks at a place.
  package func click(at point: Point, in window: XWindow? = nil, button: Int = 1) {
    movePointer(to: point, in: window)
    press(button: button)
    release(button: button)
  }

  /// Presses button 1 at the first of some places, moves through the others and releases it there.
  package func drag(through points: [Point], in window: XWindow? = nil) {
    guard let first = points.first else { return }
    movePointer(to: first, in: window)
    press()
    for point in points.dropFirst() { movePointer(to: point, in: window) }
    release()
  }

  /// Presses a key by the number of the key.
  package func press(keyCode: Int) {
    input.key(keyCode, isDown: true)
  }

  /// Releases a key by the number of the key.
  package func release(keyCode: Int) {
    input.key(keyCode, isDown: false)
  }

  /// Makes one of the keyboard's layouts, counted from 0, the active one.
  package func lockLayout(_ index: Int) {
    XkbLockGroup(display, UInt32(XkbUseCoreKbd), UInt32(index))
    synchronize()
  }

  /// The number of the key that bears a symbol such as `Return`, and whether it needs Shift.
  package func key(_ symbol: String) throws -> (code: Int, shift: Bool) {
    let keysym = XStringToKeysym(symbol)
    let code = XKeysymToKeycode(display, keysym)
    guard keysym != 0, code != 0 else { throw NeverHappened("a key \(symbol)") }
    let isPlain = (0..<4).contains { XkbKeycodeToKeysym(display, code, $0, 0) == keysym }
    return (Int(code), !isPlain)
  }

  /// Presses and releases a key, while others such as `Control_L` are down.
  package func strike(_ symbol: String, with modifiers: [String] = []) throws {
    let key = try key(symbol)
    let held = try (modifiers + (key.shift ? ["Shift_L"] : [])).map { try self.key($0).code }
    held.forEach { press(keyCode: $0) }
    press(keyCode: key.code)
    release(keyCode: key.code)
    held.reversed().forEach { release(keyCode: $0) }
  }

  /// Types a text of letters, digits, spaces, dots and commas.
  package func type(_ text: String) throws {
    let names: [Character: String] = [".": "period", ",": "comma", " ": "space", "\n": "Return"]
    for character in text { try strike(names[character] ?? String(character)) }
  }
}
