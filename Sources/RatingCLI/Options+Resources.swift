extension Options {
  /// Reads a command line, with the X resources for what it leaves open.
  ///
  /// A resource that makes no sense, be it on its own, beside the command line or beside resources
  /// of options that come before its own, is passed over with a warning.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the program, as bytes. They have to make sense on their
  ///     own.
  ///   - resource: The bytes of an X resource, by its name and its class; `nil` if it is not set.
  ///   - prepare: What else has to be done before the window opens. A ``UsageError`` that it throws
  ///     speaks against a resource as one of the command line would.
  public static func parse(
    _ words: [[UInt8]], vocabulary: Vocabulary,
    resource: (_ name: String, _ className: String) -> [UInt8]?,
    prepare: (Options) throws -> Options = { $0 }
  ) throws -> Command {
    var settings = ResourceSetting.all(of: resource, vocabulary: vocabulary)
    func read() throws -> Command {
      var draft = Draft()
      draft.options.warnings = settings.compactMap(\.warning)
      for setting in settings where setting.fault == nil { try setting.act(on: &draft) }
      let command = try Self.command(words, after: draft, vocabulary: vocabulary)
      return if case .ask(let options) = command { .ask(try prepare(options)) } else { command }
    }
    do {
      return try read()
    } catch let fault as UsageError {
      for index in settings.indices { settings[index].fault = fault }
    }
    // One after another as far as they go together; some only do after others that follow them.
    var count: Int
    repeat {
      count = settings.count { $0.fault != nil }
      for index in settings.indices where settings[index].fault != nil {
        settings[index].fault = nil
        do { _ = try read() } catch let fault as UsageError { settings[index].fault = fault }
      }
    } while settings.count { $0.fault != nil } < count
    return try read()
  }
}
