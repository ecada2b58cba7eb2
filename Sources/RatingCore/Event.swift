/// A moment or a span on the monotonic clock, in seconds.
public typealias Seconds = Double

/// Something that happens to the window, in the program's own words.
///
/// Window systems speak of keysyms, masks and atoms; those stop where events are translated.
public enum Event: Hashable, Sendable {
  /// The window is on the screen. The pointer's place is given if it rests in the window already.
  case appeared(pointer: Point?)
  /// The pointer moved, inside the window or, during a drag, anywhere.
  case moved(to: Point, primaryHeld: Bool)
  /// The pointer left the window.
  case left
  case pressed(PointerButton, at: Point)
  case released(PointerButton, at: Point)
  /// Another program took the pointer, or the window was hidden.
  case pointerLost
  case keyPressed(KeyStroke)
  /// A key came up; the code is the one of its ``KeyStroke``.
  case keyReleased(code: Int)
  /// The window got the keyboard focus, while the keys with these codes were down.
  case focused(heldKeys: Set<Int>)
  case unfocused
  /// The window has a new size, in device pixels.
  case resized(Size)
  /// The contents of the window are gone and must be shown again.
  case exposed
  /// The settings of the desktop are others than before.
  case settingsChanged
  case closeRequested
  /// Somebody other than the user asks for the answer to be accepted, such as a signal.
  case acceptRequested
  case cancelRequested
  /// The program that shows the window sets the values of its live ratings, from top to bottom.
  case valuesSet([Decimal])
  /// The program gives one rating, counted from 0, a value, or the nearest that it can have.
  case valueSet(Decimal, item: Int)
  /// The program gives one rating, counted from 0, other looks.
  case styleSet(RowStyle, item: Int)
  /// The time limit has run out.
  case timeUp
}

/// A button of the pointer.
public enum PointerButton: Hashable, Sendable {
  case primary
  case wheelUp
  case wheelDown
  /// Any other button: it never chooses, but it ends a drag.
  case other
}
