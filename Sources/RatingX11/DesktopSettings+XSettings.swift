import RatingCore
import RatingView

extension DesktopSettings {
  /// Takes over what a settings manager says; what makes no sense is left as it is.
  ///
  /// The names are those of the XSETTINGS registry (freedesktop.org) and, with `Gtk/`, of GTK.
  init(_ settings: XSettings) {
    self.init()
    isDark = settings.text("Net/ThemeName").map(Self.isDark) ?? false
    animates = settings.integer("Gtk/EnableAnimations") != 0
    if let milliseconds = settings.integer("Net/DoubleClickTime"), 1...10_000 ~= milliseconds {
      doubleClick.interval = Double(milliseconds) / 1000
    }
    if let distance = settings.integer("Net/DoubleClickDistance"), 1...1000 ~= distance {
      // Toolkits that enlarge whole windows count in the pixels before that.
      doubleClick.distance = distance * settings.windowScale
    }
  }

  /// Whether a theme of windows is dark: by convention, `dark` is a word of its name then, as in
  /// `Adwaita-dark`, `Mint-Y-Dark-Aqua` and `Adwaita:dark`.
  static func isDark(themeName: String) -> Bool {
    themeName.lowercased().split { !$0.isLetter }.contains("dark")
  }
}

extension XSettings {
  /// How much toolkits enlarge whole windows, 1 to 16.
  fileprivate var windowScale: Int {
    integer("Gdk/WindowScalingFactor")?.clamped(to: 1...16) ?? 1
  }

  /// How many device pixels a logical pixel may be, the most trusted candidate first. Resolutions
  /// are in 1024ths of dots per inch; `Xft/DPI` includes the factor and `Gdk/UnscaledDPI` does not.
  var scales: [Double] {
    func scale(_ name: String) -> Double? {
      integer(name).map { Double($0) / 1024 / 96 }
    }
    let factor = integer("Gdk/WindowScalingFactor").map(Double.init)
    return [scale("Gdk/UnscaledDPI").map { $0 * (factor ?? 1) }, scale("Xft/DPI"), factor]
      .compactMap(\.self)
  }
}
