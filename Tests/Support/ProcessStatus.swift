import Glibc

extension Subprocess {
  /// How often the threads of the program have gone to sleep so far.
  package var voluntarySwitches: Int {
    threads.reduce(0) { sum, thread in
      sum + (Self.field("voluntary_ctxt_switches", of: "/proc/\(id)/task/\(thread)/status") ?? 0)
    }
  }

  /// How long the program has computed so far, in ticks of the system's clock.
  package var processorTime: Int? {
    guard let bytes = contents(of: "/proc/\(id)/stat") else { return nil }
    // The name of the program comes before, in brackets, and may contain anything.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    guard let fields, fields.count > 12 else { return nil }
    return Int(fields[11]).flatMap { user in Int(fields[12]).map { user + $0 } }
  }

  /// The numbers of the program's threads.
  package var threads: [Int] {
    guard let directory = opendir("/proc/\(id)/task") else { return [] }
    defer { closedir(directory) }
    var threads: [Int] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let thread = Int(name) { threads.append(thread) }
    }
    return threads
  }

  /// The largest part of memory that the program has used so far, in kilobytes.
  package var peakMemory: Int? { Self.field("VmHWM", of: "/proc/\(id)/status") }

  /// The names of the libraries that the program has loaded, be it linked with them or not.
  package var libraries: Set<String> {
    let lines = String(decoding: contents(of: "/proc/\(id)/maps") ?? [], as: UTF8.self)
      .split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: "/").last.map(String.init) }
    return Set(names.filter { $0.hasSuffix(".so") || $0.contains(".so.") })
  }

  private static func field(_ name: String, of path: String) -> Int? {
    guard let bytes = contents(of: path) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
      if words.count > 1, words[0] == name { return Int(words[1]) }
    }
    return nil
  }
}

/// The bytes of a file, or `nil` if it cannot be read.
package func contents(of path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return count == 0 ? bytes : nil }
    bytes += buffer[..<count]
  }
}

/// The variables that this process was started with; those of now may change while they are read.
func initialEnvironment() -> [String: String?] {
  var variables: [String: String?] = [:]
  for entry in (contents(of: "/proc/self/environ") ?? []).split(separator: 0) {
    let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1)
    guard let name = parts.first else { continue }
    let value = parts.dropFirst().first ?? []
    variables[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
  }
  return variables
}

/// The folder of the program that runs: where the build puts what it makes.
package var buildFolder: String {
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = buffer.withUnsafeMutableBytes {
    readlink("/proc/self/exe", $0.bindMemory(to: CChar.self).baseAddress!, $0.count)
  }
  let path = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
}
