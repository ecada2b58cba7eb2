public import RatingCore

/// Why a shape cannot be drawn. The message ends a sentence that begins with its ``subject``.
public struct ShapeError: Hashable, Sendable {
  /// What was to be drawn.
  public enum Subject: Hashable, Sendable {
    /// A character.
    case symbol(Character)
    /// A file, named by its path.
    case image(path: FilePath)
  }

  /// What is wrong with it.
  public enum Fault: Hashable, Sendable {
    /// No installed font has the character.
    case noGlyph
    /// The character is a picture in colours of its own and has no outline.
    case noOutline
    /// The character is drawn without ink.
    case blank
    /// The system does not give the file to read; what it says about it.
    case unreadable(String)
    /// The file is not a PNG image.
    case notPNG
    /// The file begins as a PNG image, but is cut off or damaged.
    case broken
    /// The image is too large; its size in pixels.
    case tooLarge(width: Int, height: Int)
    /// The image has no alpha channel.
    case noAlpha
    /// Nothing in the image is visible.
    case transparent
  }

  /// What was to be drawn.
  public let subject: Subject

  /// What is wrong with it.
  public let fault: Fault

  /// Whether the system is to blame and not what was asked for.
  public var isUnreadable: Bool {
    if case .unreadable = fault { true } else { false }
  }
}

extension ShapeError: ReportedError {
  /// What is wrong, such as `is not a PNG image`.
  public var message: Message {
    switch fault {
    case .noGlyph: Message("cannot be drawn: no installed font has it")
    case .noOutline: Message("cannot be drawn: fonts have it in colours only, not as an outline")
    case .blank: Message("cannot be drawn: it is blank")
    case .unreadable(let reason): Message("cannot be read: \(reason)")
    case .notPNG: Message("is not a PNG image")
    case .broken: Message("is a broken PNG image")
    case .tooLarge(let width, let height):
      Message("is \(width) by \(height) pixels, more than \(Mask.largestSide) on a side")
    case .noAlpha: Message("has no alpha channel, which would be the shape")
    case .transparent: Message("is transparent everywhere")
    }
  }
}
