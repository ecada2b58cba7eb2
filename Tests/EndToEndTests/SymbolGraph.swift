import Foundation
import Support

/// What the compiler says about the public declarations of a module.
enum SymbolGraph {
  /// One public declaration that is written in the sources.
  struct Symbol: Sendable {
    let line: String
    let isDocumented: Bool
    /// The compiler's names of the types in its declaration; C's begin with `c:`.
    let types: [String]
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Fragment: Decodable {
        let spelling: String
        let preciseIdentifier: String?
      }
      struct Comment: Decodable {}
      struct Location: Decodable {}
      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let docComment: Comment?
      /// What the compiler makes up stands nowhere.
      let location: Location?
    }
    let symbols: [Symbol]
  }

  static func symbols(of module: String) throws -> [Symbol] {
    let folder = try TemporaryFolder()
    let cModules = ["CX11", "CXCB", "CCairo", "CPango", "CGLib"]
    let flags = try Subprocess(
      "pkg-config",
      ["--cflags-only-I", "x11", "x11-xcb", "xcb-randr", "xcb-sync", "pangocairo", "glib-2.0"]
    ).wait().output.split(whereSeparator: \.isWhitespace).map(String.init)
    let options =
      cModules.map { "-fmodule-map-file=\(repository)/Sources/\($0)/module.modulemap" } + flags
    let result = try Subprocess(
      "swift",
      [
        "symbolgraph-extract", "-module-name", module, "-I", buildFolder + "/Modules",
        "-target", try target(), "-minimum-access-level", "public", "-skip-synthesized-members",
        "-skip-inherited-docs", "-output-dir", folder.path,
      ] + options.flatMap { ["-Xcc", $0] }
    ).wait(within: 60)
    guard result.status == 0 else { throw BuildFailure(output: result.errors) }
    // Extensions of other modules' types have files of their own.
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") }
    return try files.sorted().flatMap { file in
      let data = try Data(contentsOf: URL(filePath: "\(folder.path)/\(file)"))
      return try JSONDecoder().decode(Graph.self, from: data).symbols.compactMap {
        symbol -> Symbol? in
        guard symbol.location != nil else { return nil }
        let declaration = symbol.declarationFragments.map(\.spelling).joined()
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Symbol(
          line: "\(module): \(symbol.pathComponents.joined(separator: ".")): \(declaration)",
          isDocumented: symbol.docComment != nil,
          types: symbol.declarationFragments.compactMap(\.preciseIdentifier))
      }
    }
  }

  private struct TargetInformation: Decodable {
    struct Target: Decodable {
      let triple: String
    }
    let target: Target
  }

  /// The name of this platform, as the compiler calls it.
  private static func target() throws -> String {
    let output = try Subprocess("swift", ["-print-target-info"]).wait().output
    return try JSONDecoder().decode(TargetInformation.self, from: Data(output.utf8)).target.triple
  }
}
