// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

// The targets that touch C spell out every unsafe expression, so that it can be seen and counted.
let strictMemory = strict + [.strictMemorySafety()]

let package = Package(
  name: "xrating",
  products: [
    .library(name: "RatingCore", targets: ["RatingCore"]),
    .library(name: "RatingView", targets: ["RatingView"]),
    .library(name: "RatingX11", targets: ["RatingX11"]),
    .executable(name: "xrating", targets: ["xrating"]),
  ],
  targets: [
    .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(
      name: "CXCB", pkgConfig: "x11-xcb",
      providers: [.apt(["libx11-xcb-dev", "libxcb-randr0-dev", "libxcb-sync-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CIntl"),
    .systemLibrary(name: "CXAttr"),

    // It imports nothing, so nothing else brings what rounding needs where that is a library.
    .target(
      name: "RatingCore", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "RatingView", dependencies: ["RatingCore", "CCairo", "CPango"],
      swiftSettings: strictMemory),
    .target(
      name: "RatingX11",
      dependencies: ["RatingCore", "RatingView", "CX11", "CXCB", "CGLib"],
      swiftSettings: strictMemory),
    .target(
      name: "RatingCLI", dependencies: ["RatingCore", "CGLib", "CIntl", "CXAttr"],
      swiftSettings: strictMemory),
    .executableTarget(
      name: "xrating", dependencies: ["RatingCLI", "RatingCore", "RatingView", "RatingX11"],
      swiftSettings: strict),
    .executableTarget(name: "xrating-gallery", dependencies: ["RatingX11"], swiftSettings: strict),

    .systemLibrary(
      name: "CXTest", path: "Tests/CXTest", pkgConfig: "xtst",
      providers: [.apt(["libxtst-dev"])]),
    .systemLibrary(
      name: "CXRandR", path: "Tests/CXRandR", pkgConfig: "xrandr",
      providers: [.apt(["libxrandr-dev"])]),
    .systemLibrary(
      name: "CXext", path: "Tests/CXext", pkgConfig: "xext", providers: [.apt(["libxext-dev"])]),
    .systemLibrary(
      name: "CXInput", path: "Tests/CXInput", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
    .target(
      name: "Support",
      dependencies: [
        "RatingCore", "RatingView", "CX11", "CXInput", "CXRandR", "CXext", "CXTest",
      ],
      path: "Tests/Support", exclude: ["fonts.conf", "twmrc"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CXDamage", path: "Tests/CXDamage", providers: [.apt(["libxdamage-dev"])]),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "RatingCore", "RatingView", "Support", "CX11", "CXTest", "CXDamage", "CAllocations",
      ],
      path: "Tests/Benchmarks", swiftSettings: strict),
    .executableTarget(
      name: "Demo", dependencies: ["RatingCore", "RatingView", "Support"], path: "Tests/Demo",
      swiftSettings: strict),
    .testTarget(
      name: "RatingCoreTests", dependencies: ["RatingCore"], swiftSettings: strict),
    .testTarget(
      name: "RatingViewTests", dependencies: ["CCairo", "RatingCore", "RatingView", "Support"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "RatingX11Tests",
      dependencies: ["RatingCore", "RatingView", "RatingX11", "Support", "CGLib", "CX11"],
      swiftSettings: strict),
    .testTarget(
      name: "RatingCLITests", dependencies: ["RatingCLI", "Support"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "RatingCore", "RatingView", "RatingX11", "xrating", "xrating-gallery", "Support",
      ],
      exclude: ["Recorded"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
