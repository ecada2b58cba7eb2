import Testing

@testable import RatingCLI

struct LineAssemblerTests {
  private typealias Line = LineAssembler.Line

  /// The lines of a text that arrives in pieces of a size.
  private func lines(_ text: String, piece: Int = 1000) -> [Line] {
    let bytes = Array(text.utf8)
    var assembler = LineAssembler()
    var lines: [Line] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      lines += assembler.take(bytes[start..<min(start + piece, bytes.count)])
    }
    return lines + (assembler.takeRest().map { [$0] } ?? [])
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\r", [""]),
      ("one\ntwo\nthree", ["one", "two", "three"]),
    ] as [(String, [String])], [1, 2, 3, 1000])
  func `Lines are the same whatever pieces they come in`(text: (String, [String]), piece: Int) {
    #expect(lines(text.0, piece: piece) == text.1.map { Line(bytes: Array($0.utf8)) })
  }

  @Test(arguments: [1, 1000, 4096, 10_000])
  func `Of a line that is too long no more than its beginning is kept`(piece: Int) {
    let longest = LineAssembler.longest
    let text = String(repeating: "x", count: longest)
    let found = lines("\(text)\n\(text)x\n\(text)\(text)\na", piece: piece)
    #expect(found.map(\.isTooLong) == [false, true, true, false])
    #expect(found.map(\.bytes.count) == [longest, longest, longest, 1])
  }

  @Test func `What has been taken is gone`() {
    var assembler = LineAssembler()
    #expect(assembler.take([0x61]) == [])
    #expect(assembler.takeRest() == Line(bytes: [0x61]))
    #expect(assembler.takeRest() == nil)
  }
}
