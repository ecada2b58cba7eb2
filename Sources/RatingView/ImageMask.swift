import CCairo
import Glibc
import RatingCore

extension Mask {
  /// The largest width and height of an image, in pixels.
  static let largestSide = 4096

  /// The side of the largest image that is kept as it is, in pixels; hardly any star is larger.
  private static let largestKept = 1024

  /// Reads the opaque parts of a PNG file, without the transparent margins around them.
  ///
  /// - Throws: ``ShapeError`` if the file cannot be read, or makes no shape.
  init(pngFile path: FilePath) throws(ShapeError) {
    func error(_ fault: ShapeError.Fault) -> ShapeError {
      ShapeError(subject: .image(path: path), fault: fault)
    }
    var file: PNGFile
    do { file = try PNGFile(path: path) } catch let fault { throw error(fault) }
    defer { file.close() }
    guard file.width <= Self.largestSide, file.height <= Self.largestSide else {
      throw error(.tooLarge(width: file.width, height: file.height))
    }
    let surface: Surface?
    do { surface = try file.picture() } catch let fault { throw error(fault) }
    guard let surface else { throw error(.noAlpha) }
    let whole = Mask(alphaOf: surface)
    guard let ink = whole.inkBounds else { throw error(.transparent) }
    let shape = whole.cropped(to: ink)
    // It is scaled each time that stars are painted, which should not take long.
    let isLarge = max(shape.width, shape.height) > Self.largestKept
    self = isLarge ? (try? shape.fitted(into: Self.largestKept)) ?? shape : shape
  }
}

/// A PNG file that is being read, from its beginning to its end: it may be a pipe.
private struct PNGFile {
  let width: Int
  let height: Int

  private let descriptor: Int32
  /// The beginning, which was read to learn the size, and how much of it has been handed on.
  private let head: [UInt8]
  private var handedOn = 0
  private var failure: Int32?

  /// The signature, and the first part with its name and the width and height that it begins with.
  private static let headLength = 24
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  init(path: FilePath) throws(ShapeError.Fault) {
    descriptor = unsafe path.withCString { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .unreadable(reason(errno)) }
    head = beginning(of: descriptor, count: Self.headLength)
    let code = head.isEmpty ? errno : 0
    guard head.count == Self.headLength, head.starts(with: Self.signature),
      head[12..<16].elementsEqual("IHDR".utf8)
    else {
      _ = Glibc.close(descriptor)
      throw code == 0 ? .notPNG : .unreadable(reason(code))
    }
    width = Self.number(head[16..<20])
    height = Self.number(head[20..<24])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  func close() {
    _ = Glibc.close(descriptor)
  }

  /// Reads the picture; `nil` if it has no alpha channel.
  mutating func picture() throws(ShapeError.Fault) -> Surface? {
    let reading: cairo_read_func_t = { file, bytes, count in
      guard let file = unsafe file?.assumingMemoryBound(to: PNGFile.self) else {
        return CAIRO_STATUS_READ_ERROR
      }
      let buffer = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
      return unsafe file.pointee.read(into: buffer)
        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
    }
    let png = unsafe withUnsafeMutablePointer(to: &self) {
      unsafe cairo_image_surface_create_from_png_stream(reading, $0)!
    }
    defer { unsafe cairo_surface_destroy(png) }
    if let failure { throw .unreadable(reason(failure)) }
    guard unsafe cairo_surface_status(png) == CAIRO_STATUS_SUCCESS else { throw .broken }
    guard unsafe cairo_surface_get_content(png) != CAIRO_CONTENT_COLOR else { return nil }
    do { return unsafe try Surface(copying: png) } catch { throw .unreadable("\(error)") }
  }

  /// Fills a buffer with what comes next; `false` if the file ends before or fails.
  private mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    let known = min(buffer.count, head.count - handedOn)
    unsafe buffer.copyBytes(from: head[handedOn..<handedOn + known])
    handedOn += known
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[known...])
    let count = unsafe fill(rest, from: descriptor)
    if count < 0 { failure = errno }
    return count == rest.count
  }
}

extension ShapeError.Fault: Error {}

/// Reads until a buffer is full or the file ends.
///
/// - Returns: How many bytes were read; less than 0 if reading failed.
private func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
  var filled = 0
  while filled < buffer.count {
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
    let count = unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
    if count == 0 { break }
    if count > 0 { filled += count } else if errno != EINTR { return -1 }
  }
  return filled
}

/// The first bytes of a file, fewer if it has no more; none, and the reason in `errno`, if reading
/// failed.
private func beginning(of descriptor: Int32, count: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  let read = unsafe bytes.withUnsafeMutableBytes { unsafe fill($0, from: descriptor) }
  if read == 0 { errno = 0 }
  return [UInt8](bytes.prefix(max(0, read)))
}

/// What the system says about a failure.
private func reason(_ code: Int32) -> String {
  unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}
