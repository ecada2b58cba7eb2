import Foundation
import Support
import Testing

@testable import RatingCLI

/// What the desktop and the reader of the manual meet, as the tools that belong to it see it.
struct AssetsTests {
  private static func path(_ name: String) -> String { Assets.folder.appending(path: name).path() }

  /// Expects that a tool finds nothing to say about a file.
  private func expectSilence(
    of tool: String, _ arguments: String..., at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try Subprocess(tool, arguments).wait(within: 30)
    #expect(result == Subprocess.Result(status: 0), sourceLocation: location)
  }

  @Test func `the desktop entry is valid`() throws {
    try expectSilence(of: "desktop-file-validate", Self.path("xrating.desktop"))
  }

  /// The type is one of KDE's own; all else is as in a desktop entry.
  @Test func `the service menu is valid but for its type`() throws {
    let text = try Assets.text("Assets/xrating-servicemenu.desktop")
    let entry = text.replacing(
      "Type=Service\n", with: "Type=Application\nName=Menu\nExec=true\n", maxReplacements: 1)
    #expect(entry != text)
    let copy = "\(buildFolder)/servicemenu.desktop"
    try entry.write(toFile: copy, atomically: true, encoding: .utf8)
    try expectSilence(of: "desktop-file-validate", copy)
  }

  @Test func `the metainfo is valid`() throws {
    let result = try Subprocess(
      "appstreamcli", ["validate", "--no-net", Self.path("xrating.metainfo.xml")],
      environment: ["LC_ALL": "C.UTF-8"]
    ).wait(within: 30)
    let lines = result.output.split(separator: "\n")
    let faults = lines.filter { $0.hasPrefix("E: ") || $0.hasPrefix("W: ") }
    // There is no home page; some versions say so.
    #expect(faults.filter { !$0.hasSuffix("url-homepage-missing") } == [])
    #expect(result.errors == "" && result.output.contains("Validation"))
  }

  @Test func `the manual page is well written`() throws {
    // What is left out is whether other programs' pages are installed.
    let result = try Subprocess("mandoc", ["-T", "lint", "-W", "style", Self.path("xrating.1")])
      .wait()
    let complaints = (result.output + result.errors).split(separator: "\n")
    let serious = complaints.filter {
      !$0.contains("outdated mandoc.db lacks") && !$0.contains("referenced manual not found")
    }
    #expect(serious == [])
  }

  @Test func `every part of the package says the same version`() throws {
    #expect(
      try Assets.text("Assets/xrating.metainfo.xml").contains("<release version=\"\(version)\""))
    #expect(try Assets.text("Assets/debian/changelog").hasPrefix("xrating (\(version)) "))
  }

  @Test func `the menus start the program with the files`() throws {
    for name in ["xrating.desktop", "xrating-servicemenu.desktop"] {
      let lines = try Assets.text("Assets/\(name)").split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("Exec=") } == ["Exec=xrating --file %F"])
      #expect(lines.contains("Icon=xrating"))
    }
  }
}
