/// A sentence for the user, or a part of one: a template in English and what is filled in.
///
/// The template is the key under which a catalogue has its translation.
public struct Message: Hashable, Sendable {
  /// The sentence, in which `%1$s`, `%2$s` and so on stand for the arguments.
  public let template: String

  /// What is filled in, in order.
  public let arguments: [Argument]

  /// What is filled into a message.
  public enum Argument: Hashable, Sendable {
    /// Text in no language: a name, a number, or the user's own words.
    case text(String)
    /// A part that has a translation of its own.
    case message(Message)
  }

  /// Creates a message of a literal, whose interpolations become the arguments.
  ///
  /// Only an explicit `Message("…")` makes one, so that all of them can be found.
  public init(_ sentence: Sentence) {
    template = sentence.template
    arguments = sentence.arguments
  }

  /// Creates a message of a sentence that is kept elsewhere and has no arguments.
  public init(template: String) {
    self.template = template
    arguments = []
  }

  /// The message in another language.
  ///
  /// - Parameter translate: Gives the translation of a template, or the template itself.
  public func text(translating translate: (String) -> String) -> String {
    let texts = arguments.map { argument in
      switch argument {
      case .text(let text): text
      case .message(let message): message.text(translating: translate)
      }
    }
    return Self.filled(translate(template), with: texts)
  }

  /// Puts texts in their places. Whatever else has a percent sign stands for itself.
  private static func filled(_ template: String, with texts: [String]) -> String {
    var parts = template.split(separator: "%", omittingEmptySubsequences: false)[...]
    var filled = String(parts.removeFirst())
    for part in parts {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      if let number = Int(digits), texts.indices.contains(number - 1),
        part.dropFirst(digits.count).hasPrefix("$s")
      {
        filled += texts[number - 1] + part.dropFirst(digits.count + 2)
      } else {
        filled += "%" + part
      }
    }
    return filled
  }
}

extension Message: CustomStringConvertible {
  /// The message in English.
  public var description: String {
    text { $0 }
  }
}

extension Message {
  /// A literal on its way to be a message.
  public struct Sentence: Sendable, ExpressibleByStringInterpolation {
    let template: String
    let arguments: [Argument]

    /// Creates a sentence without arguments.
    public init(stringLiteral value: String) {
      template = value
      arguments = []
    }

    /// Creates a sentence of the parts of a literal.
    public init(stringInterpolation parts: StringInterpolation) {
      template = parts.template
      arguments = parts.arguments
    }

    /// The parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var template = ""
      var arguments: [Argument] = []

      /// Makes room for a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {
        template.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      /// Adds words that can be translated.
      public mutating func appendLiteral(_ literal: String) {
        template += literal
      }

      /// Adds what is the same in every language.
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append(.text(value.description))
      }

      /// Adds a part that is translated on its own.
      public mutating func appendInterpolation(_ message: Message) {
        append(.message(message))
      }

      private mutating func append(_ argument: Argument) {
        arguments.append(argument)
        template += "%\(arguments.count)$s"
      }
    }
  }
}

/// An error that the user is told about.
public protocol ReportedError: Error, CustomStringConvertible {
  /// What is wrong, on one line.
  var message: Message { get }
}

extension ReportedError {
  /// What is wrong, in English.
  public var description: String { message.description }
}
