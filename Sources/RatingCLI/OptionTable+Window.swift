import RatingCore

extension OptionTable {
  static let window = [
    OptionRow(
      name: "title", placeholder: "TEXT",
      help: "The title of the window. Default: Rating, with the name of the file if there is one."
    ) { draft, argument in draft.title = argument.text },
    OptionRow(
      name: "popup",
      help: """
        A small window without a frame or buttons, above the others, with the value under the \
        pointer. Letting go inside it accepts; Escape cancels, and so does losing the focus. Not for \
        several ratings that can be changed.
        """
    ) { draft, _ in draft.options.isPopUp = true },
    OptionRow(
      name: "geometry", placeholder: "GEOMETRY",
      help: """
        The size and the position of the window in device pixels: WIDTHxHEIGHT+X+Y, any part of which \
        may be missing; -X and -Y count from the right and the lower edge of the screen to the frame.
        """
    ) { draft, argument throws(UsageError) in draft.options.geometry = try argument.geometry() },
    OptionRow(
      name: "center",
      help: "In the middle of the monitor with the pointer."
    ) { draft, _ in draft.options.placement = .centred },
    OptionRow(
      name: "on-top",
      help: "Above other windows."
    ) { draft, _ in draft.options.isOnTop = true },
    OptionRow(
      name: "undecorated",
      help: "Without a frame."
    ) { draft, _ in draft.options.isDecorated = false },
    OptionRow(
      name: "attach", placeholder: "WINDOW",
      help: """
        The number of the window that this one belongs to, decimal or hexadecimal as 0x1400003. \
        Default: what WINDOWID says, which is the terminal.
        """,
      isResource: false
    ) { draft, argument throws(UsageError) in draft.options.parent = try argument.window() },
    OptionRow(
      name: "name", placeholder: "NAME",
      help: "The name of the program for X resources and rules for windows. Default: xrating.",
      isResource: false
    ) { draft, argument in draft.options.name = argument.text(or: Options().name) },
    OptionRow(
      name: "class", placeholder: "NAME",
      help: "The class of the program for X resources and rules for windows. Default: XRating.",
      isResource: false
    ) { draft, argument in draft.options.className = argument.text(or: Options().className) },
    OptionRow(
      name: "print-xid",
      help: "Print the number of the window on standard error, once it is open.",
      isResource: false
    ) { draft, _ in draft.options.printsWindow = true },
  ]
}
