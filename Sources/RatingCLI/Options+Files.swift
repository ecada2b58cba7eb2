public import RatingCore

extension Options {
  /// Reads the files, and lets the rating start with what they have, unless it was told where to
  /// start. Files that differ are as if they had none.
  ///
  /// - Throws: ``FileError`` if one of them cannot hold a rating.
  public mutating func readFiles() throws(FileError) {
    var numbers: [Int] = []
    for file in files {
      switch try file.read() {
      case .success(let number): numbers.append(number)
      case .failure(let junk):
        numbers.append(0)
        if startsFromFiles { warnings.append(junk.warning(about: file)) }
      }
    }
    guard startsFromFiles, let first = numbers.first else { return }
    let number = numbers.allSatisfy { $0 == first } ? first : 0
    items[0] = items[0].starting(at: FileRating.value(of: number, max: items[0].scale.max))
  }

  /// The title for a window about the files: the name of the first, and how many more there are.
  var fileTitle: String? {
    guard let name = files.first?.path.name.onOneLine else { return nil }
    let others = files.count > 1 ? " (+\(files.count - 1))" : ""
    return "\(name)\(others) – \(title)"
  }

  /// What each file is to be given when the form ended like this; nothing if nothing was accepted.
  public func fileNumber(after outcome: Outcome) -> Int? {
    guard case .accepted(let values) = outcome, let value = values.first else { return nil }
    return FileRating.number(for: value, max: items[0].scale.max)
  }
}

extension FileRating.Junk {
  fileprivate func warning(about file: FileRating) -> Message {
    let name = file.path.description.quotedBriefly
    return Message(
      "option --file: the rating of \(name), \(text.quotedBriefly), is none from 0 to 10")
  }
}
