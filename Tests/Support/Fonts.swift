import Glibc

/// The font configuration that pictures in tests are made with.
package enum Fonts {
  /// The value of `FONTCONFIG_FILE` that leaves one font only.
  package static let configuration = sourceFolder + "/fonts.conf"

  /// Makes this process draw with that font. It must be called before any text is drawn.
  package static func useOne() {
    once
  }

  /// The environment is set once: other threads may be reading it from then on.
  private static let once: Void = {
    setenv("FONTCONFIG_FILE", configuration, 1)
  }()
}

/// Where the files beside this one are.
let sourceFolder: String = {
  let file = #filePath
  return String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex))
}()

/// The folder of the package.
package let repository = String(
  sourceFolder.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/" + $1 })
