public import RatingCore

/// What is wrong with a command line.
public enum UsageError: Hashable, Sendable {
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
  case unusable(option: String, value: String, reason: Message)
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

extension UsageError: ReportedError {
  /// The message, without the name of the program.
  public var message: Message {
    switch self {
    case .unknownOption(let name): Message("unknown option \(name.shortened.onOneLine)")
    case .unexpectedWord(let word): Message("unexpected word \(word.quotedBriefly)")
    case .missingValue(let option): Message("option \(option) needs a value")
    case .needlessValue(let option): Message("option \(option) takes no value")
    case .badValue(let option, _, _), .unusable(let option, _, _):
      Message("option \(option): \(reason)")
    case .tooManyItems: Message("option --item: there are more than \(Options.mostItems) ratings")
    case .instantWithSeveralItems(let option):
      Message("option \(option) goes with one rating that can be changed")
    case .filesWithSeveralItems: Message("option --file goes with one rating")
    case .followWithoutReadOnly: Message("option --follow goes with --read-only")
    case .jsonWithFormat: Message("option --json does not go with --format")
    }
  }

  /// What is wrong, without the name of the option if it is about a value.
  var reason: Message {
    switch self {
    case .badValue(_, let value, let fault): Message("\(value.quotedBriefly) \(fault.message)")
    case .unusable(_, let value, let reason): Message("\(value.quotedBriefly) \(reason)")
    default: message
    }
  }

  /// The message about an X resource that is not used because it leads to this error.
  func message(aboutResource name: String) -> Message {
    switch self {
    case .badValue(let option, _, _) where option == name,
      .unusable(let option, _, _) where option == "--" + name:
      Message("resource \(name): \(reason)")
    default: Message("resource \(name) is passed over: \(message)")
    }
  }
}

extension ValueFault {
  /// The end of a sentence that begins with the value.
  var message: Message {
    switch self {
    case .notANumber: Message("is not a number")
    case .notAColor: Message("is not a colour")
    case .notAGeometry: Message("is not a geometry such as 300x200, +10-0 or 300x200+10+20")
    case .notAWindow: Message("is not the number of a window")
    case .notWhole: Message("is not a whole number")
    case .notBetween(let least, let most): Message("is not between \(least) and \(most)")
    case .tooFine: Message("is finer than twelve decimal places")
    case .notAboveZero: Message("is not above 0")
    case .belowZero: Message("is below 0")
    case .notBelowMaximum(let max): Message("is not below the maximum, \(max)")
    case .notOneOf(let words): Message("is not \(words.alternatives)")
    case .notOneCharacter: Message("is not one character")
    case .noPicture: Message("is not a name that ends in .png, .svg or .pdf")
    case .notOneWordForEachStar(let max):
      Message("is not one word for each star, of which there are \(max)")
    }
  }
}

extension [String] {
  /// One or the other of the words.
  fileprivate var alternatives: Message {
    reduce(nil as Message?) { words, word in
      words.map { Message("\($0) or \(word)") } ?? Message("\(word)")
    } ?? Message("")
  }
}
