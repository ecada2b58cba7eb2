import Support
import Testing

/// What the program loads, each library of which is time at the start and memory.
@Suite(.serialized, .xServer())
struct LibraryTests {
  /// Names that begin like these belong to nothing that a rating needs.
  private static let unwanted = [
    "libFoundation", "lib_Foundation", "libicu", "libatk", "libatspi", "libgtk", "libgdk",
    "libdbus", "librsvg", "libcurl", "libxml2", "libGL", "libEGL", "libQt",
  ]

  @Test func `no library is loaded that a rating does not need`() throws {
    let program = try Program.start(
      ["--text", "How was the film?", "--value", "2"], on: .current)
    _ = try program.client.stablePicture(of: program.window)
    let libraries = program.process.libraries
    // Else nothing was read.
    #expect(libraries.contains { $0.hasPrefix("libX11.so") })
    #expect(libraries.contains { $0.hasPrefix("libpango-1.0.so") })
    #expect(libraries.filter { name in Self.unwanted.contains { name.hasPrefix($0) } } == [])
  }
}
