import Foundation
import Support

/// A package with a program for each Swift example of a text, built against this package as any
/// other package would be.
struct ExamplePackage {
  /// Where its programs run.
  let folder = repository + "/.build/examples-package"
  let count: Int
  private let binaries: String

  init(readme: String) throws {
    let examples = try Self.examples(in: readme)
    try? FileManager.default.removeItem(atPath: folder)
    count = examples.count
    let products = ["RatingCore", "RatingView", "RatingX11"]
    var targets = ""
    for (number, example) in examples.enumerated() {
      // Each example gets the product that it imports, and no other.
      let product = products.first { example.contains("import \($0)\n") } ?? "RatingX11"
      targets += """
            .executableTarget(name: "Example\(number)", dependencies: [
              .product(name: "\(product)", package: "xrating")]),

        """
      let sources = "\(folder)/Sources/Example\(number)"
      try FileManager.default.createDirectory(
        atPath: sources, withIntermediateDirectories: true)
      try example.write(toFile: sources + "/main.swift", atomically: true, encoding: .utf8)
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "examples",
        dependencies: [.package(name: "xrating", path: "\(repository)")],
        targets: [
      \(targets)  ])

      """
    try manifest.write(
      toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    // What was built last time is used again, as long as it is still right.
    let scratch = repository + "/.build/examples"
    let options = ["--package-path", folder, "--scratch-path", scratch]
    let result = try Subprocess("swift", ["build"] + options).wait(within: 600)
    guard result.status == 0 else {
      throw BuildFailure(output: result.output + result.errors)
    }
    binaries = scratch + "/debug"
  }

  /// The Swift examples of a text, in their order.
  static func examples(in path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "```swift\n")
      .dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The path of a program.
  func program(_ number: Int) -> String {
    "\(binaries)/Example\(number)"
  }
}

/// What the compiler says about examples that do not build.
struct BuildFailure: Error {
  let output: String
}
