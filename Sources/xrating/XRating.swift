import RatingCLI
import RatingCore
import RatingView
import RatingX11

/// The program: reads its options, asks, reports, exits.
@main
struct XRating {
  static func main() {
    Launch.shareHeap()
    StandardStreams.prepare()
    Localization.begin()
    run().exit()
  }

  private static func run() -> ExitStatus {
    do {
      switch try Options.parse(Launch.words, vocabulary: vocabulary) {
      case .help(let text):
        try StandardStreams.write(text, name: Message("the help"))
        return .accepted
      case .version(let text):
        try StandardStreams.write(text)
        return .accepted
      case .render(var options, let file):
        try options.readFiles()
        options.warnings.forEach { StandardStreams.complain($0) }
        try file.write(picture(options, format: file.format))
        return .accepted
      case .ask(let options):
        return try ask(options)
      }
    } catch let error as ShapeError {
      StandardStreams.complain(error.complaint.message)
      return error.status
    } catch let error as UsageError {
      StandardStreams.complain(error.message)
      return .usage
    } catch let error as any ReportedError {
      StandardStreams.complain(error.message)
      return .environment
    } catch {
      StandardStreams.complain(Message("\(String(describing: error))"))
      return .environment
    }
  }

  /// The stars without a window, as the bytes of a file.
  private static func picture(_ options: Options, format: String) throws -> [UInt8] {
    let theme = Theme(options.palette, prefersDark: false)
    let drawing = Drawing(items: options.items, theme: theme, scale: options.scale ?? 1)
    return try drawing.file(Drawing.Format(rawValue: format) ?? .png)
  }

  /// Opens the window, waits for the answer, and delivers it.
  private static func ask(_ asked: Options) throws -> ExitStatus {
    FontLoading.begin()
    var options = try asked.prepared()
    let host = try X11Host(display: options.display, obeysSignals: true) { error in
      StandardStreams.complain(error.message)
      ExitStatus.environment.exit()
    }
    if host.hasResources {
      // Most users have resources for other programs only, and the files have been read.
      options = try preferred(options, of: host) { $0 == asked ? options : try $0.prepared() }
    }
    options.warnings.forEach { StandardStreams.complain($0) }
    if options.printsWindow {
      host.onOpen = { StandardStreams.note("0x" + String($0, radix: 16)) }
    }
    let form = Form(
      items: options.items, isInstant: options.isInstant || options.isPopUp,
      clickAgain: options.clickAgain, leavesWithFocus: options.isPopUp)
    let texts = FormTexts(
      title: options.title, prompt: options.text, okLabel: options.okLabel,
      cancelLabel: options.cancelLabel, showsValue: !options.hidesValue)
    let session = Session(
      form: form, texts: texts, palette: options.palette, role: WindowRole(options),
      scale: options.scale, animates: options.animates, ringsBell: options.ringsBell, host: host)
    if options.printsChanges {
      session.onChange = { change in
        let item = options.items[change.item]
        try StandardStreams.write(Report.change(to: change.value, of: item, as: options.format))
      }
    }
    if options.follows {
      let input = FollowedInput(items: options.items)
      host.listen(to: FollowedInput.descriptor, read: input.read)
    }
    let outcome = try session.run(timeLimit: options.timeLimit)
    let isKept = keep(outcome, in: options)
    let report = Report(outcome, of: options.items, as: options.format)
    try StandardStreams.write(report.text)
    return isKept ? report.status : .environment
  }

  /// Gives the answer to the files that it belongs to, to all that take it.
  ///
  /// - Returns: Whether all of them did.
  private static func keep(_ outcome: Outcome, in options: Options) -> Bool {
    guard let number = options.fileNumber(after: outcome) else { return true }
    var isKept = true
    for file in options.files {
      do {
        try file.write(number)
      } catch {
        StandardStreams.complain(error.message)
        isKept = false
      }
    }
    return isKept
  }

  /// The options once more, with what the X resources have to say about them.
  private static func preferred(
    _ options: Options, of host: X11Host, prepare: (Options) throws -> Options
  ) throws -> Options {
    let role = WindowRole(options)
    let command = try Options.parse(Launch.words, vocabulary: vocabulary) { name, className in
      host.resource(name, class: className, of: role)
    } prepare: { options in
      do { return try prepare(options) } catch let error as ShapeError { throw error.complaint }
    }
    return if case .ask(let options) = command { options } else { options }
  }

  private static let vocabulary = Vocabulary(
    color: { Color(named: $0) }, geometry: { Geometry(x11: $0) },
    direction: { LayoutDirection(of: $0) })
}

extension Options {
  /// The options with shapes that are known to be there, and what files have to say.
  fileprivate func prepared() throws -> Options {
    var options = self
    try options.readFiles()
    options.items = try options.items.map { try $0.resolved() }
    return options
  }
}
