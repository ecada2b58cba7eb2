import Glibc

/// A folder that is gone with the test that made it. Files in it can hold extended attributes.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Not every file system keeps attributes for users: Linux gave them to that of `/tmp`, if it is
  /// in memory, only with version 6.6.
  private static let root = ["/tmp", buildFolder].first { folder in
    let file = "\(folder)/xrating-\(getpid())"
    close(open(file, O_WRONLY | O_CREAT, 0o600))
    defer { unlink(file) }
    return (try? run("setfattr", ["-n", "user.test", "-v", "1", file]).status) == 0
  }

  package init() throws {
    guard let root = Self.root else { throw NeverHappened("a folder whose files have attributes") }
    path = "\(root)/xrating-\(UInt64.random(in: 0...UInt64.max))"
    guard mkdir(path, 0o700) == 0 else { throw SystemError("mkdir") }
  }

  deinit {
    _ = try? Self.run("rm", ["-rf", path])
  }

  /// Makes an empty file and gives its path.
  package func file(_ name: String) throws -> String {
    let path = "\(path)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw SystemError("open") }
    close(descriptor)
    return path
  }

  @discardableResult
  private static func run(_ path: String, _ arguments: [String]) throws -> Subprocess.Result {
    try Subprocess(path, arguments).wait()
  }
}

/// The rating that KDE's programs see, read and written by other programs than the tested one.
package enum KDERating {
  private static let name = "user.baloo.rating"

  /// The text of the attribute; `nil` if there is none.
  package static func read(_ path: String) throws -> String? {
    let result = try Subprocess("getfattr", ["--only-values", "-n", name, "--", path]).wait()
    return result.status == 0 ? result.output : nil
  }

  package static func write(_ text: String, to path: String) throws {
    let result = try Subprocess("setfattr", ["-n", name, "-v", text, "--", path]).wait()
    guard result.status == 0 else { throw NeverHappened("setfattr: \(result.errors)") }
  }
}
