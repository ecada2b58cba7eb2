import RatingCLI
import RatingCore
import RatingView
import RatingX11

/// The program: reads its options, asks, reports, exits.
@main
struct XRating {
  static func main() {
    StandardStreams.prepare()
    run().exit()
  }

  private static func run() -> ExitStatus {
    do {
      switch try Options.parse(Launch.words, vocabulary: vocabulary) {
      case .help(let text):
        try StandardStreams.write(text, name: "the help")
        return .accepted
      case .version(let text):
        try StandardStreams.write(text)
        return .accepted
      case .render(let options, let file):
        options.warnings.forEach { StandardStreams.complain($0) }
        try file.write(picture(options, format: file.format))
        return .accepted
      case .ask(let options):
        let report = Report(try ask(options))
        try StandardStreams.write(report.text)
        return report.status
      }
    } catch let error as ShapeError {
      StandardStreams.complain(error.complaint)
      return error.status
    } catch let error as UsageError {
      StandardStreams.complain(error)
      return .usage
    } catch {
      StandardStreams.complain("\(error)")
      return .environment
    }
  }

  /// The stars without a window, as the bytes of a file.
  private static func picture(_ options: Options, format: String) throws -> [UInt8] {
    let theme = Theme(options.palette, prefersDark: false)
    let export = Export(items: options.items, theme: theme, scale: options.scale ?? 1)
    return try export.file(Export.Format(rawValue: format) ?? .png)
  }

  /// Opens the window and waits for the answer.
  private static func ask(_ options: Options) throws -> Outcome {
    FontLoading.begin()
    var options = try options.resolved()
    let host = try X11Host(display: options.display)
    if host.hasResources { options = try preferred(options, of: host).resolved() }
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
      session.onChange = { try StandardStreams.write(Report.line($0.value)) }
    }
    return try session.run(timeLimit: options.timeLimit)
  }

  /// The options once more, with what the X resources have to say about them.
  private static func preferred(_ options: Options, of host: X11Host) throws -> Options {
    let role = WindowRole(options)
    let command = try Options.parse(Launch.words, vocabulary: vocabulary) { name, className in
      host.resource(name, class: className, of: role)
    }
    return if case .ask(let options) = command { options } else { options }
  }

  private static let vocabulary = Vocabulary(
    color: { Color(named: $0) }, geometry: { Geometry(x11: $0) },
    direction: { LayoutDirection(of: $0) })
}

extension Options {
  /// The options with shapes that are known to be there.
  fileprivate func resolved() throws(ShapeError) -> Options {
    var options = self
    options.items = try items.map { item throws(ShapeError) in try item.resolved() }
    return options
  }
}
