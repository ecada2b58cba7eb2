import Foundation
import Support

/// The files that are installed with the program.
enum Assets {
  static let folder = root.appending(path: "Assets/")

  /// The folder of the whole package.
  static let root = URL(filePath: repository, directoryHint: .isDirectory)

  /// The text of a file, by its path in the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
