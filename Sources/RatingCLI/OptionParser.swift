import CGLib
import RatingCore

/// Reads words through GLib's option parser, which knows the conventions, and hands each option to
/// its row of the table. The messages are our own: GLib's depend on the language.
struct OptionParser {
  private let words: [[UInt8]]
  private let vocabulary: Vocabulary

  /// The word to be read next. Options are handed over in order, so when the parser gives up, this
  /// is the word that it could not read.
  private var next = 0

  private var draft: Draft
  private var error: UsageError?

  /// What words ask for.
  ///
  /// - Parameter draft: What is asked for before the first of them.
  static func draft(
    from words: [[UInt8]], after draft: Draft, vocabulary: Vocabulary
  ) throws(UsageError) -> Draft {
    var parser = OptionParser(words: words, draft: draft, vocabulary: vocabulary)
    let isDone = unsafe withUnsafeMutablePointer(to: &parser) { unsafe run($0, words) }
    if let error = parser.error { throw error }
    guard isDone || parser.draft.command != nil else { throw parser.unread }
    return parser.draft
  }

  private init(words: [[UInt8]], draft: Draft, vocabulary: Vocabulary) {
    self.words = words
    self.draft = draft
    self.vocabulary = vocabulary
  }

  /// Takes one option from GLib's parser.
  ///
  /// - Returns: Whether it should go on.
  private mutating func take(_ option: String, _ value: [UInt8]) -> Bool {
    // What belongs to no option comes without a name.
    guard let row = OptionTable.row(named: option.dropFirst(2)) else {
      next += 1
      return takes { draft throws(UsageError) in try OptionTable.takeWord(value, into: &draft) }
    }
    let isAlone = words[next].elementsEqual(option.utf8)
    guard isAlone || row.placeholder != nil else {
      error = .needlessValue(option: option)
      return false
    }
    next += isAlone && row.placeholder != nil ? 2 : 1
    let argument = Argument(option: option, bytes: value, vocabulary: vocabulary)
    return takes { draft throws(UsageError) in try row.set(&draft, argument) }
  }

  /// Lets a change act on the draft.
  ///
  /// - Returns: Whether to go on after it.
  private mutating func takes(_ change: (inout Draft) throws(UsageError) -> Void) -> Bool {
    do {
      try change(&draft)
    } catch {
      self.error = error
      return false
    }
    return draft.command == nil
  }

  /// What is wrong with the word that GLib's parser could not read.
  private var unread: UsageError {
    guard next < words.count else { return .unexpectedWord("") }
    let word = String(decoding: words[next], as: UTF8.self)
    if word.hasPrefix("--"), OptionTable.row(named: word.dropFirst(2)) != nil {
      return .missingValue(option: word)
    }
    return .unknownOption(String(word.prefix { $0 != "=" }))
  }
}

extension OptionParser {
  /// Runs GLib's parser over the words.
  ///
  /// - Returns: Whether it came to the end of them.
  private static func run(
    _ parser: UnsafeMutablePointer<OptionParser>, _ words: [[UInt8]]
  ) -> Bool {
    guard let context = unsafe g_option_context_new(nil) else { return false }
    defer { unsafe g_option_context_free(context) }
    unsafe g_option_context_set_help_enabled(context, gboolean(0))
    let group = unsafe g_option_group_new("xrating", "", "", parser, nil)
    var entries = unsafe OptionTable.groups.flatMap(\.rows).flatMap(entries)
    unsafe entries.append(entry(name: "", flags: 0))
    // An entry of zeros ends the list.
    unsafe entries.append(GOptionEntry())
    unsafe g_option_group_add_entries(group, entries)
    unsafe g_option_context_set_main_group(context, group)
    var list = unsafe wordList(words)
    defer { unsafe g_strfreev(list) }
    return unsafe g_option_context_parse_strv(context, &list, nil) != 0
  }

  private static func entries(for row: OptionRow) -> [GOptionEntry] {
    let kind = row.placeholder == nil ? G_OPTION_FLAG_NO_ARG : G_OPTION_FLAG_NONE
    return unsafe ([row.name] + row.aliases).map { unsafe entry(name: $0, flags: kind.rawValue) }
  }

  /// An entry whose value arrives as raw bytes. An empty name stands for the words that belong to
  /// no option.
  private static func entry(name: String, flags: UInt32) -> GOptionEntry {
    let taking: GOptionArgFunc = { option, value, parser, _ in
      guard let option = unsafe option, let parser = unsafe parser else { return 0 }
      let bytes = unsafe value.map { unsafe Launch.bytes(of: $0) }
      let goesOn = unsafe parser.assumingMemoryBound(to: OptionParser.self).pointee
        .take(String(cString: option), bytes ?? [])
      return goesOn ? 1 : 0
    }
    var entry = unsafe GOptionEntry()
    unsafe entry.long_name = g_intern_string(name)
    unsafe entry.flags = gint(bitPattern: flags | G_OPTION_FLAG_FILENAME.rawValue)
    unsafe entry.arg = G_OPTION_ARG_CALLBACK
    unsafe entry.arg_data = unsafeBitCast(taking, to: gpointer.self)
    return unsafe entry
  }

  /// The words for C, after a name of the program, which the parser steps over. It frees what it
  /// takes out, so they are copies.
  private static func wordList(_ words: [[UInt8]]) -> GStrv? {
    let builder = unsafe g_strv_builder_new()
    defer { unsafe g_strv_builder_unref(builder) }
    unsafe g_strv_builder_add(builder, "xrating")
    for word in words {
      unsafe g_strv_builder_add(builder, word.map(CChar.init(bitPattern:)) + [0])
    }
    return unsafe g_strv_builder_end(builder)
  }
}
