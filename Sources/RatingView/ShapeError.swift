public import RatingCore

/// Why a shape cannot be drawn. The description ends a sentence that begins with its ``subject``.
public struct ShapeError: Error, Hashable, Sendable {
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

extension ShapeError: CustomStringConvertible {
  /// What is wrong, such as `is not a PNG image`.
  public var description: String {
    switch fault {
    case .noGlyph: "cannot be drawn: no installed font has it"
    case .noOutline: "cannot be drawn: fonts have it in colours only, not as an outline"
    case .blank: "cannot be drawn: it is blank"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .notPNG: "is not a PNG image"
    case .broken: "is a broken PNG image"
    case .tooLarge(let width, let height):
      "is \(width) by \(height) pixels, more than \(Mask.largestSide) on a side"
    case .noAlpha: "has no alpha channel, which would be the shape"
    case .transparent: "is transparent everywhere"
    }
  }
}
