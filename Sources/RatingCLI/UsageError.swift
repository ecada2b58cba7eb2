public import RatingCore

/// What is wrong with a command line. The description is the whole message, on one line.
public enum UsageError: Error, Hashable, Sendable {
  /// There is no such option.
  case unknownOption(String)
  /// A word that belongs to no option.
  case unexpectedWord(String)
  /// The command line ends where the value should be.
  case missingValue(option: String)
  /// An option that takes no value was given one with `=`.
  case needlessValue(option: String)
  /// The value of an option is not one that it can have.
  case badValue(option: String, value: String, ValueFault)
  /// What an option names cannot be used, for a reason that is found outside the command line.
  case unusable(option: String, value: String, reason: String)
  /// A choice with the pointer would be the answer before the other ratings are given.
  case instantWithSeveralItems(option: String)
  /// A file has one rating.
  case filesWithSeveralItems
  /// No rating is only shown, so there is none to follow anything.
  case followWithoutReadOnly
  /// The answer has two forms.
  case jsonWithFormat
  /// There are more ratings than a window can hold.
  case tooManyItems
}

/// Why a value is not one that an option can have.
public enum ValueFault: Hashable, Sendable {
  /// It is not a plain decimal number, from its first character to its last.
  case notANumber
  /// It names no colour.
  case notAColor
  /// It is no size and position in the X convention.
  case notAGeometry
  /// It is not the number of a window.
  case notAWindow
  /// It is a number with a fraction.
  case notWhole
  /// It lies outside the range.
  case notBetween(Decimal, Decimal)
  /// It has digits that a number does not keep.
  case tooFine
  /// It is 0 or less.
  case notAboveZero
  /// It is less than 0.
  case belowZero
  /// It leaves nothing to choose below the number of stars.
  case notBelowMaximum(Int)
  /// It is none of these words.
  case notOneOf([String])
  /// It is no character, or several.
  case notOneCharacter
  /// Its ending is not that of a picture.
  case noPicture
  /// There are more or fewer words than stars.
  case notOneWordForEachStar(Int)
}

extension UsageError: CustomStringConvertible {
  /// The message, without the name of the program.
  public var description: String {
    switch self {
    case .unknownOption(let name): "unknown option \(name.shortened.onOneLine)"
    case .unexpectedWord(let word): "unexpected word \(word.quotedBriefly)"
    case .missingValue(let option): "option \(option) needs a value"
    case .needlessValue(let option): "option \(option) takes no value"
    case .badValue(let option, _, _): "option \(option): \(reason)"
    case .unusable(let option, let value, let reason):
      "option \(option): \(value.quotedBriefly) \(reason.onOneLine)"
    case .tooManyItems: "option --item: there are more than \(Options.mostItems) ratings"
    case .instantWithSeveralItems(let option):
      "option \(option) goes with one rating that can be changed"
    case .filesWithSeveralItems: "option --file goes with one rating"
    case .followWithoutReadOnly: "option --follow goes with --read-only"
    case .jsonWithFormat: "option --json does not go with --format"
    }
  }
}

extension UsageError {
  /// What is wrong, without the name of the option if it is about a value.
  var reason: String {
    if case .badValue(_, let value, let fault) = self {
      "\(value.quotedBriefly) is \(fault)"
    } else {
      description
    }
  }
}

extension ValueFault: CustomStringConvertible {
  /// The end of a sentence that begins with the value.
  public var description: String {
    switch self {
    case .notANumber: "not a number"
    case .notAColor: "not a colour"
    case .notAGeometry: "not a geometry such as 300x200, +10-0 or 300x200+10+20"
    case .notAWindow: "not the number of a window"
    case .notWhole: "not a whole number"
    case .notBetween(let least, let most): "not between \(least) and \(most)"
    case .tooFine: "finer than twelve decimal places"
    case .notAboveZero: "not above 0"
    case .belowZero: "below 0"
    case .notBelowMaximum(let max): "not below the maximum, \(max)"
    case .notOneOf(let words): "not \(words.joined(separator: " or "))"
    case .notOneCharacter: "not one character"
    case .noPicture: "not a name that ends in .png, .svg or .pdf"
    case .notOneWordForEachStar(let max): "not one word for each star, of which there are \(max)"
    }
  }
}
