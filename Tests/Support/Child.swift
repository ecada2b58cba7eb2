import Glibc

/// A process that was just started, and our ends of its pipes.
struct Child {
  var id: Int32 = 0
  let input: Int32?
  let output: Int32?
  let errors: Int32?

  init(
    _ path: String, _ arguments: [[UInt8]], _ environment: [String: String?],
    _ input: Subprocess.Input, _ output: Subprocess.Output, _ errors: Subprocess.Output
  ) throws {
    var plumbing = Plumbing()
    defer { plumbing.finish() }
    self.input = try plumbing.connect(input)
    self.output = try plumbing.connect(output, to: 1)
    self.errors = try plumbing.connect(errors, to: 2)
    var words = ([Array(path.utf8)] + arguments).map(duplicate) + [nil]
    var variables =
      initialEnvironment().merging(environment) { $1 }
      .compactMap { name, value in value.map { duplicate(Array("\(name)=\($0)".utf8)) } } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let code = posix_spawnp(
      &id, path, &plumbing.actions, &plumbing.attributes, &words, &variables)
    guard code == 0 else { throw SystemError(path, code: code) }
  }
}

private func duplicate(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
  (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { strdup($0.baseAddress!) }
}
