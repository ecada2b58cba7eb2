import RatingCore

extension OptionTable {
  static let question = [
    OptionRow(
      name: "text", placeholder: "TEXT",
      help: "The question above the stars, shown as it is: no markup, no escapes.",
      isResource: false
    ) { draft, argument in draft.options.text = argument.text },
    OptionRow(
      name: "ok-label", placeholder: "TEXT",
      help: "The word on the button that accepts. Default: OK."
    ) { draft, argument in draft.options.okLabel = argument.text(or: Options().okLabel) },
    OptionRow(
      name: "cancel-label", placeholder: "TEXT",
      help: "The word on the button that cancels. Default: Cancel."
    ) { draft, argument in draft.options.cancelLabel = argument.text(or: Options().cancelLabel)
    },
    OptionRow(
      name: "hide-value",
      help: "Do not show the value in words below the stars."
    ) { draft, _ in draft.options.hidesValue = true },
  ]

  static let stars = [
    OptionRow(
      name: "size", placeholder: "PIXELS",
      help: """
        The width and height of a star, \(RowStyle.sizes.inWords) logical pixels; a row too wide for \
        the monitor shrinks. Default: \(RowStyle().size).
        """
    ) { draft, argument throws(UsageError) in
      draft.item.size = try argument.whole(in: RowStyle.sizes)
    },
    OptionRow(
      name: "spacing", placeholder: "PIXELS",
      help: """
        The gap between stars, \(RowStyle.spacings.inWords) logical pixels. Default: in proportion \
        to the size.
        """
    ) { draft, argument throws(UsageError) in
      draft.item.spacing = try argument.whole(in: RowStyle.spacings)
    },
    OptionRow(
      name: "points", placeholder: "COUNT",
      help: "How many tips a star has, \(StarOutline.pointCounts.inWords). Default: 5."
    ) { draft, argument throws(UsageError) in
      draft.item.points = try argument.whole(in: StarOutline.pointCounts)
    },
    OptionRow(
      name: "inner-radius", placeholder: "SHARE",
      help: """
        How far the inner corners of a star are from its centre, as a share of its tips: 0.05 (thin) \
        to 1 (fat). Default: 0.381966, the regular pentagram.
        """
    ) { draft, argument throws(UsageError) in
      draft.item.innerRadius = try argument.double(in: StarOutline.innerRadii)
    },
    OptionRow(
      name: "direction", placeholder: "ltr|rtl|auto",
      help: """
        Which way the stars run: left to right (ltr), right to left (rtl), or as the question \
        is read, or else the first label, or else the buttons (auto, the default).
        """
    ) { draft, argument throws(UsageError) in
      draft.item.direction = try argument.choice(
        among: ["ltr": .leftToRight, "rtl": .rightToLeft, "auto": nil])
    },
    OptionRow(
      name: "color", placeholder: "COLOR",
      help: "The stars that count: a name such as gold, #rgb, #rrggbb or #rrggbbaa."
    ) { draft, argument throws(UsageError) in draft.item.filledColor = try argument.color() },
    OptionRow(
      name: "empty-color", placeholder: "COLOR",
      help: "The stars that do not count."
    ) { draft, argument throws(UsageError) in draft.item.emptyColor = try argument.color() },
    OptionRow(
      name: "background", placeholder: "COLOR",
      help: "What is behind everything. The colours that are not given follow it."
    ) { draft, argument throws(UsageError) in
      draft.options.palette.background = try argument.color()
    },
    OptionRow(
      name: "text-color", aliases: ["foreground"], placeholder: "COLOR",
      help: "The texts; moved towards black or white as far as it takes to read them.",
      className: "Foreground"
    ) { draft, argument throws(UsageError) in draft.options.palette.text = try argument.color() },
    OptionRow(
      name: "theme", placeholder: "light|dark|auto",
      help: "The colours that are not given. Default: auto, as those of the desktop's windows."
    ) { draft, argument throws(UsageError) in
      draft.options.palette.tone = try argument.choice(
        among: ["light": .light, "dark": .dark, "auto": nil])
    },
    OptionRow(
      name: "scale", placeholder: "FACTOR",
      help: """
        How many device pixels a logical pixel is, 0.25 to 16, with or without a fraction. Default: \
        what XRATING_SCALE says, or else the desktop, or else the X resource Xft.dpi.
        """
    ) { draft, argument throws(UsageError) in
      draft.options.scale = try argument.double(in: Options.scales)
    },
    OptionRow(
      name: "no-animation",
      help:
        "Do not let the stars fill gradually when a click, the wheel or a key changes the value."
    ) { draft, _ in draft.options.animates = false },
  ]

  static let program = [
    OptionRow(
      name: "render", placeholder: "FILE",
      help: """
        Open no window, but draw the stars to a file on a clear ground: FILE.png, or FILE.svg and \
        FILE.pdf as vectors, except for images. No texts are drawn, and no display is needed.
        """,
      isResource: false
    ) { draft, argument throws(UsageError) in
      guard let file = PictureFile(path: argument.path) else { throw argument.refused(.noPicture) }
      draft.pictureFile = file
    },
    OptionRow(
      name: "display", placeholder: "NAME",
      help: "The X display to show the window on. Default: what DISPLAY says.",
      isResource: false
    ) { draft, argument in
      draft.options.display = argument.text.isEmpty ? nil : argument.text
    },
    OptionRow(
      name: "help",
      help: "Print this text and exit.",
      isResource: false
    ) { draft, _ in draft.command = .help(HelpText.whole) },
    OptionRow(
      name: "version",
      help: "Print the version and exit.",
      isResource: false
    ) { draft, _ in draft.command = .version("xrating \(version)\n") },
  ]
}

/// The version of the program.
let version = "0.1.0"

extension ClosedRange<Int> {
  /// The range for a help text: `1 to 100`.
  var inWords: Message { Message("\(lowerBound) to \(upperBound)") }
}
