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
      switch try Options.parse(
        Launch.words, colorNamed: Color.init(named:), directionOf: LayoutDirection.init(of:))
      {
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
        options.warnings.forEach { StandardStreams.complain($0) }
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
    let items = try options.items.map { try $0.resolved() }
    let host = try X11Host(
      display: options.display, title: options.title, scale: options.scale)
    let texts = FormTexts(
      prompt: options.text, okLabel: options.okLabel, cancelLabel: options.cancelLabel,
      showsValue: !options.hidesValue)
    let theme = Theme(options.palette, prefersDark: host.settings.isDark)
    let form = Form(
      items: items, isInstant: options.isInstant, clickAgain: options.clickAgain)
    let session = Session(
      form: form, texts: texts, theme: theme, animates: options.animates,
      ringsBell: options.ringsBell, host: host)
    if options.printsChanges {
      session.onChange = { try StandardStreams.write(Report.line($0.value)) }
    }
    return try session.run(timeLimit: options.timeLimit)
  }
}
