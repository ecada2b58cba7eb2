import Glibc
import RatingCore
import Support
import Testing

@testable import RatingView

/// Images and characters that make shapes, and those that make none.
@Suite struct ShapeFileTests {
  init() {
    Fonts.useOne()
  }

  /// Resolves an image that a test draws.
  private func resolved(_ picture: Surface) throws -> Shape {
    let file = try TemporaryImage(picture)
    return try withExtendedLifetime(file) { try Shape.image(path: FilePath(file.path)).resolved() }
  }

  private func fault(_ body: () throws -> Void) -> ShapeError.Fault? {
    #expect(throws: ShapeError.self, performing: body)?.fault
  }

  /// What is wrong with a file of these bytes.
  private func fault(bytes: [UInt8]) throws -> ShapeError.Fault? {
    let file = try TemporaryImage(bytes: bytes)
    return withExtendedLifetime(file) {
      fault { _ = try Shape.image(path: FilePath(file.path)).resolved() }
    }
  }

  @Test func `an image is its opaque parts, without the margins`() throws {
    let surface = try Surface(size: Size(width: 20, height: 12))
    Canvas(surface).fill(Rect(x: 3, y: 4, width: 6, height: 2), with: Color(0xff00ff))
    guard case .mask(let mask) = try resolved(surface) else {
      Issue.record("An image is a mask")
      return
    }
    #expect(mask == Mask(width: 6, height: 2, coverage: [UInt8](repeating: 255, count: 12)))
  }

  @Test func `half opaque is half covered`() throws {
    let surface = try Surface(size: Size(width: 2, height: 1))
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
    Canvas(surface).fill(Rect(x: 0, y: 0, width: 2, height: 1), with: half)
    #expect(try resolved(surface) == .mask(Mask(width: 2, height: 1, coverage: [128, 128])))
  }

  @Test func `an image keeps its aspect in the middle of its cell`() throws {
    let wide = Mask(width: 40, height: 10, coverage: [UInt8](repeating: 255, count: 400))
    let cell = try wide.fitted(into: 16)
    #expect(cell.width == 16 && cell.height == 16)
    #expect(cell.inkBounds == Rect(x: 0, y: 6, width: 16, height: 4))
    #expect(cell.coverage.allSatisfy { $0 == 0 || $0 == 255 }, "Its sides lie on whole pixels")
    #expect(try wide.fitted(into: 80).inkBounds == Rect(x: 0, y: 30, width: 80, height: 20))
    #expect(try wide.fitted(into: 1).coverage == [255])
  }

  @Test func `a large image is kept smaller`() throws {
    let surface = try Surface(size: Size(width: 2100, height: 30))
    Canvas(surface).fill(Rect(x: 0, y: 0, width: 2048, height: 30), with: Color(0))
    guard case .mask(let mask) = try resolved(surface) else {
      Issue.record("An image is a mask")
      return
    }
    #expect(mask.width == 1024)
    #expect(mask.inkBounds == Rect(x: 0, y: 504, width: 1024, height: 15))
  }

  @Test func `fine stripes become an even grey, not a pattern`() throws {
    let stripes = Mask(
      width: 640, height: 640, coverage: (0..<640 * 640).map { $0 % 2 == 0 ? 255 : 0 })
    let small = try stripes.fitted(into: 40).coverage
    #expect(small.allSatisfy { abs(Int($0) - 128) < 12 })
  }

  @Test func `files that are missing or closed to us cannot be read`() {
    let missing = fault { _ = try Shape.image(path: "/nonexistent/a.png").resolved() }
    #expect(missing == .unreadable("No such file or directory"))
    let folder = fault { _ = try Shape.image(path: "/").resolved() }
    #expect(folder == .unreadable("Is a directory"))
  }

  @Test func `files that are no images make no shape`() throws {
    #expect(try fault(bytes: []) == .notPNG)
    #expect(
      try fault(bytes: Array("GIF89a and much more than that, but not a PNG".utf8)) == .notPNG)
    let leaf = try TemporaryImage.leaf()
    let bytes = try leaf.bytes
    #expect(try fault(bytes: Array(bytes.prefix(20))) == .notPNG)
    #expect(try fault(bytes: Array(bytes.prefix(bytes.count / 2))) == .broken)
    var damaged = bytes
    for index in 40..<60 { damaged[index] ^= 0x55 }
    #expect(try fault(bytes: damaged) == .broken)
  }

  @Test func `an image that is too large is refused before it is read`() throws {
    var bytes = try TemporaryImage.leaf().bytes
    bytes.replaceSubrange(16..<20, with: [0, 0, 0x10, 1])
    #expect(try fault(bytes: bytes) == .tooLarge(width: 4097, height: 200))
    bytes.replaceSubrange(20..<24, with: [0xff, 0xff, 0xff, 0xff])
    #expect(try fault(bytes: bytes) == .tooLarge(width: 4097, height: 4_294_967_295))
  }

  @Test func `an image without anything to see makes no shape`() throws {
    #expect(fault { _ = try resolved(Surface(size: Size(width: 9, height: 9))) } == .transparent)
  }

  /// One grey pixel, and no alpha channel.
  @Test func `an image without alpha makes no shape`() throws {
    let grey: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44,
      0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3a,
      0x7e, 0x9b, 0x55, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x68,
      0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0x00, 0x00, 0x00, 0x00, 0x49,
      0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
    ]
    #expect(try fault(bytes: grey) == .noAlpha)
  }

  @Test(arguments: ["♥", "♪", "A", "e\u{301}", "|", "❤\u{fe0f}"])
  func `a character is its outline`(character: Character) throws {
    guard case .outline(let outline) = try Shape.symbol(character).resolved() else {
      Issue.record("A symbol is an outline")
      return
    }
    #expect(outline.area > 0)
    guard case .move = outline.elements.first else {
      Issue.record("An outline begins with a move")
      return
    }
  }

  @Test(
    arguments: [
      (" ", .blank), ("\t", .blank), ("\u{a0}", .blank), ("\u{2800}", .blank), ("🥰", .noGlyph),
      ("語", .noGlyph),
    ] as [(Character, ShapeError.Fault)])
  func `a character without ink, or in no font, is an error`(
    character: Character, fault: ShapeError.Fault
  ) {
    #expect(self.fault { _ = try Shape.symbol(character).resolved() } == fault)
  }

  @Test func `a session hears of a shape that cannot be drawn before its window opens`() throws {
    let host = ScriptedHost()
    let item = Item(style: RowStyle(shape: .symbol("🥰")))
    let session = Session(
      form: Form(items: [item]), texts: FormTexts(), palette: .light, host: host)
    #expect(throws: ShapeError.self) { try session.run() }
    #expect(host.screen == nil)
  }
}
