import Foundation
import Support
import Testing

/// What other packages can use, as the compiler sees it.
@Suite struct PublicAPITests {
  static let modules = ["RatingCore", "RatingView", "RatingX11"]
  static let symbols = Result { try modules.flatMap { try SymbolGraph.symbols(of: $0) } }

  /// To change the public interface on purpose, run this test with `RECORD_GOLDENS` set, and read the
  /// difference in the file.
  @Test func `the public interface is the recorded one`() throws {
    let seen = try Self.symbols.get().map(\.line).sorted().joined(separator: "\n") + "\n"
    let path = repository + "/Tests/EndToEndTests/Recorded/PublicAPI.txt"
    let (now, before) = (lines(seen), lines(try recorded(seen, in: path)))
    #expect(now.subtracting(before).sorted() == [])
    #expect(before.subtracting(now).sorted() == [])
  }

  private func lines(_ text: String) -> Set<String> {
    Set(text.components(separatedBy: "\n"))
  }

  @Test func `every public declaration is documented`() throws {
    let symbols = try Self.symbols.get()
    #expect(symbols.count > 300)
    #expect(symbols.filter { !$0.isDocumented }.map(\.line) == [])
  }

  @Test func `no C type is public, and a pointer only where cairo's context comes in`() throws {
    // The compiler's names of the pointers, plain and as buffers.
    let pointers: Set = [
      "s:s13OpaquePointerV", "s:SP", "s:Sp", "s:SV", "s:Sv", "s:SR", "s:Sr", "s:SW", "s:Sw",
    ]
    let symbols = try Self.symbols.get()
    #expect(symbols.filter { $0.types.contains { $0.hasPrefix("c:") } }.map(\.line) == [])
    let entries = symbols.filter { !pointers.isDisjoint(with: $0.types) }.map(\.line)
    #expect(entries.count == 1)
    #expect(entries.allSatisfy { $0.hasPrefix("RatingView: Drawing.draw(on:x:y:): ") })
  }

  @Test func `the core imports nothing`() throws {
    let folder = repository + "/Sources/RatingCore"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 20)
    for file in files {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let words = text.components(separatedBy: "\n").map { $0.split(separator: " ") }
      #expect(!words.contains { $0.prefix(3).contains("import") && $0.first != "///" }, "\(file)")
    }
  }
}
