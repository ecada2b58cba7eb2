public import RatingCore
import RatingView

extension RatingWindow {
  /// Whether the window is open.
  public var isOpen: Bool { session != nil }

  /// Opens the window and waits for the answer. Other windows of the program, and whatever else
  /// lives in its main context, go on meanwhile.
  ///
  /// - Throws: ``DisplayError`` if there is no display, or it is lost; what the closures throw.
  public func run() throws -> Outcome {
    var result: Result<Outcome, any Error>?
    try open { result = $0 }
    while true {
      if let result { return try result.get() }
      ContextSource.runOnce()
    }
  }

  /// Opens the window and returns at once. Whoever runs the program's main context, such as
  /// `g_main_loop_run` or ``wait(for:)``, makes it live.
  ///
  /// The window stays while nobody holds on to this object.
  ///
  /// - Parameter onEnd: Called once, when the window has gone, with the answer, or with what went
  ///   wrong since it was opened.
  /// - Throws: ``DisplayError`` if there is no display, `ShapeError` if a shape cannot be drawn,
  ///   and `CairoError` if a picture cannot be made.
  public func open(onEnd: @escaping (Result<Outcome, any Error>) -> Void = { _ in }) throws {
    precondition(!isOpen, "A window is opened once at a time")
    FontLoading.begin()
    let host = try X11Host(display: display)
    host.listen(to: remote.descriptor) { [remote] in remote.takeEvents() }
    let session = session(on: host)
    session.onChange = onChange
    session.onChoose = onChoose
    try session.open(timeLimit: timeLimit)
    (self.host, self.session, self.onEnd) = (host, session, onEnd)
    source = ContextSource(descriptors: host.loop.giveUpWaiting()) { self.proceed() }
    // What came while the window was being opened waits in the connection already.
    source?.wake(at: 0)
  }

  /// Waits until windows are closed, for programs without a main loop of their own.
  public static func wait(for windows: [RatingWindow]) {
    while windows.contains(where: \.isOpen) { ContextSource.runOnce() }
  }

  /// Takes in what has happened, and says when to be called next although nothing happens.
  private func proceed() {
    guard let session, let host else { return }
    do {
      if let outcome = try session.proceed(until: 0) { return end(.success(outcome)) }
      // The look for more also sends what waits to be sent.
      source?.wake(at: host.hasEvents ? 0 : session.deadline)
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ result: Result<Outcome, any Error>) {
    let onEnd = onEnd
    (source, session, host, self.onEnd) = (nil, nil, nil, nil)
    onEnd?(result)
  }
}
