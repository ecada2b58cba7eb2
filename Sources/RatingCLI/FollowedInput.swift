import Glibc
public import RatingCore

/// Standard input as values for the live ratings: on each line one number for each of them.
///
/// It is read only when something waits to be read, and never made non-blocking, because whoever
/// shares it would find it so.
public final class FollowedInput {
  /// Standard input.
  public static let descriptor = STDIN_FILENO

  private let items: [Item]
  private let descriptor: Int32
  private let complain: (Message) -> Void
  private var assembler = LineAssembler()
  private var lineNumber = 0

  /// Creates the input for the live ones among ratings.
  public convenience init(items: [Item]) {
    self.init(items: items, descriptor: Self.descriptor) { StandardStreams.complain($0) }
  }

  init(items: [Item], descriptor: Int32, complain: @escaping (Message) -> Void) {
    self.items = items.filter(\.isLive)
    self.descriptor = descriptor
    self.complain = complain
  }

  /// Reads what waits. Of many lines only the last good one is an event.
  ///
  /// - Returns: The event, if there is one; `nil` once the input has come to its end.
  public func read() -> [Event]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
    if count > 0 { return events(assembler.take(buffer[..<count])) }
    if count == 0 {
      // A terminal can go on after its end.
      return assembler.takeRest().map { events([$0]) }
    }
    if errno == EAGAIN || errno == EINTR { return [] }
    complain(Message("cannot read standard input: \(SystemError.latest.message)"))
    return nil
  }

  private func events(_ lines: [LineAssembler.Line]) -> [Event] {
    var latest: [Decimal]?
    for line in lines {
      lineNumber += 1
      do throws(LineError) {
        latest = try values(in: line)
      } catch {
        complain(Message("standard input, line \(lineNumber): \(error.message)"))
      }
    }
    return latest.map { [.valuesSet($0)] } ?? []
  }

  private struct LineError: Error {
    let message: Message
  }

  private func values(in line: LineAssembler.Line) throws(LineError) -> [Decimal] {
    guard !line.isTooLong else {
      throw LineError(message: Message("it is longer than \(LineAssembler.longest) bytes"))
    }
    let words = line.bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }
    let text = String(decoding: line.bytes, as: UTF8.self)
    guard words.count == items.count else {
      let fault =
        items.count == 1
        ? ValueFault.notANumber.message
        : Message("is not \(items.count) numbers, one for each rating shown")
      throw LineError(message: Message("\(text.quotedBriefly) \(fault)"))
    }
    var values: [Decimal] = []
    for (word, item) in zip(words, items) {
      guard let number = Decimal(word) else {
        throw LineError(
          message: Message("\(word.quotedBriefly) \(ValueFault.notANumber.message)"))
      }
      values.append(number.clamped(to: 0...item.scale.last))
      if let value = values.last, value != number {
        complain(
          Message(
            "standard input, line \(lineNumber): \(word.quotedBriefly) is pulled in to \(value)"))
      }
    }
    return values
  }
}
