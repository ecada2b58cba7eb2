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
  /// A button of the pointer went down.
  case pressed(PointerButton, at: Point)
  /// A button of the pointer came up.
  case released(PointerButton, at: Point)
  /// Another program took the pointer, or the window was hidden.
  case pointerLost
  /// A key went down, or is still down and repeats.
  case keyPressed(KeyStroke)
  /// A key came up; the code is the one of its ``KeyStroke``.
  case keyReleased(code: Int)
  /// The window got the keyboard focus, while the keys with these codes were down.
  case focused(heldKeys: Set<Int>)
  /// The window lost the keyboard focus.
  case unfocused
  /// The window has a new size, in device pixels.
  case resized(Size)
  /// The contents of the window are gone and must be shown again.
  case exposed
  /// The settings of the desktop are others than before.
  case settingsChanged
  /// The window is asked to go, by the button on its frame for one.
  case closeRequested
  /// Somebody other than the user asks for the answer to be accepted, such as a signal.
  case acceptRequested
  /// Somebody other than the user asks for the form to be cancelled.
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
  /// The button that chooses: the left one, for most people.
  case primary
  /// The wheel, turned away from the user.
  case wheelUp
  /// The wheel, turned towards the user.
  case wheelDown
  /// Any other button: it never chooses, but it ends a drag.
  case other
}
