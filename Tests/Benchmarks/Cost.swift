import Glibc
import Support

extension Subprocess {
  /// How long the threads that are alive have computed so far.
  var processorNanoseconds: Int {
    threads.reduce(0) { sum, thread in
      sum + (Self.words("/proc/\(id)/task/\(thread)/schedstat").first.flatMap { Int($0) } ?? 0)
    }
  }

  /// The memory that it takes: its share of what it has in common with others (PSS), and what it has
  /// written to and shares with nobody, in kilobytes.
  var memory: (share: Int, dirty: Int) {
    let words = Self.words("/proc/\(id)/smaps_rollup")
    let value = { (name: String) in
      words.firstIndex { $0 == name }.flatMap { Int(words[$0 + 1]) } ?? 0
    }
    return (value("Pss:"), value("Private_Dirty:"))
  }

  private static func words(_ path: String) -> [Substring] {
    String(decoding: contents(of: path) ?? [], as: UTF8.self)
      .split { $0 == " " || $0 == "\n" || $0 == "\t" }
  }
}
