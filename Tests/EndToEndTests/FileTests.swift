import Glibc
import Support
import Testing

@Suite(.serialized, .xServer(width: 1000, height: 700))
struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `another program reads what was written`() throws {
    let file = try folder.file("film.mkv")
    let program = try start("--file", file, "--step", "0.5")
    #expect(program.client.text("_NET_WM_NAME", of: program.window) == "film.mkv – Rating")
    try program.click(star: 4, at: 0.25)
    #expect(try KDERating.read(file) == nil)
    #expect(try program.accept() == accepted("3.5"))
    #expect(try KDERating.read(file) == "7")
  }

  @Test(arguments: [
    ("7", [], "3.5"), ("7", ["--max", "10"], "7"), ("7", ["--step", "1"], "4"),
    ("5", ["--max", "1"], "0.5"), ("10", ["--max", "3"], "3"), ("7", ["--value", "2"], "2"),
    ("7", ["--value", "0"], "0"), ("10\n", [], "5"),
  ])
  func `what another program wrote is where it starts, unless it is told`(
    number: String, arguments: [String], value: String
  ) throws {
    let file = try folder.file("a")
    try KDERating.write(number, to: file)
    let program = try Program.start(["--file", file] + arguments, on: .current)
    #expect(try program.accept() == accepted(value))
  }

  @Test func `zero takes the rating away, and none needs no taking`() throws {
    let file = try folder.file("a")
    try KDERating.write("6", to: file)
    for _ in 1...2 {
      let program = try start("--file", file)
      try program.strike("Home")
      #expect(try program.accept() == accepted("0"))
      #expect(try KDERating.read(file) == nil)
    }
  }

  @Test func `several files get the same rating, and start with the one they share`() throws {
    let files = try ["a", "b", "c"].map { try folder.file($0) }
    for file in files { try KDERating.write("4", to: file) }
    let program = try Program.start(["--no-animation", "--file"] + files, on: .current)
    #expect(program.client.text("_NET_WM_NAME", of: program.window) == "a (+2) – Rating")
    try program.waitForValue(2)
    try program.strike("Right")
    #expect(try program.accept() == accepted("2.5"))
    #expect(try files.map { try KDERating.read($0) } == ["5", "5", "5"])

    try KDERating.write("4", to: files[1])
    let mixed = try Program.start(files.flatMap { ["--file", $0] }, on: .current)
    try mixed.waitForValue(0)
    try mixed.strike("End")
    #expect(try mixed.accept() == accepted("5"))
    #expect(try files.map { try KDERating.read($0) } == ["10", "10", "10"])
  }

  @Test(arguments: ["Escape", "--read-only", "--timeout"])
  func `what was not accepted is not written`(way: String) throws {
    let file = try folder.file("a")
    try KDERating.write("7", to: file)
    switch way {
    case "--read-only":
      let program = try start("--file", file, "--read-only")
      try program.waitForValue(3.5)
      #expect(try program.accept() == accepted())
    case "--timeout":
      let program = try start("--file", file, "--timeout", "1")
      try program.strike("End")
      #expect(try program.finish().status == 5)
    default:
      let program = try start("--file", file)
      try program.strike("End", "Escape")
      #expect(try program.finish() == cancelled)
    }
    #expect(try KDERating.read(file) == "7")
  }

  @Test func `a link stands for its file, and a folder can have a rating`() throws {
    let file = try folder.file("a")
    let link = folder.path + "/link"
    #expect(symlink("a", link) == 0)
    let program = try start("--file", link, folder.path + "/")
    try program.strike("End")
    #expect(try program.accept() == accepted("5"))
    #expect(try KDERating.read(file) == "10")
    #expect(try KDERating.read(folder.path) == "10")
  }

  @Test(arguments: ["-x", "--", "--max", "a\nb", " ", "-"])
  func `a file can have any name`(name: String) throws {
    let file = try folder.file(name)
    let program = try Program.start(
      ["--file", name, "--value", "5"], on: .current,
      through: #"cd "\#(folder.path)" && exec "$0" "$@""#)
    let title = program.client.text("_NET_WM_NAME", of: program.window)
    #expect(title == "\(name == "a\nb" ? #"a\nb"# : name) – Rating")
    #expect(try program.accept() == accepted("5"))
    #expect(try KDERating.read(file) == "10")
  }

  @Test func `a name need not be text`() throws {
    let program = try Program.start(
      ["--value", "5"], on: .current,
      through: """
        cd "\(folder.path)" && name=$(printf 'a\\377') && : > "$name" && : > b \
          && exec "$0" "$@" --file b -- "$name"
        """)
    #expect(try program.accept() == accepted("5"))
    let script = #"cd "$0" && getfattr --only-values -n user.baloo.rating "$(printf 'a\377')" b"#
    #expect(try Subprocess("sh", ["-c", script, folder.path]).wait().output == "1010")
  }

  @Test(arguments: ["abc", "3.5", "11", "-1", "", String(repeating: "1", count: 300)])
  func `what is no rating counts as none, and is reported`(junk: String) throws {
    let file = try folder.file("a")
    try KDERating.write(junk, to: file)
    let program = try start("--file", file)
    try program.waitForValue(0)
    let result = try program.accept()
    #expect(result.status == 0 && result.output == "0\n")
    #expect(result.errors.hasPrefix("xrating: option --file: the rating of \""))
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(try KDERating.read(file) == nil)
  }

  @Test func `a file that is gone in the end is an error, and nothing else is lost`() throws {
    let files = try ["a", "b", "c"].map { try folder.file($0) }
    let program = try Program.start(["--file"] + files + ["--value", "3.5"], on: .current)
    unlink(files[1])
    let result = try program.accept()
    #expect(result.status == 3 && result.output == "3.5\n")
    #expect(
      result.errors
        == "xrating: cannot write the rating to \"\(files[1])\": No such file or directory\n")
    #expect(try KDERating.read(files[0]) == "7")
    #expect(try KDERating.read(files[2]) == "7")
  }

  @Test(.enabled("only root can protect files from itself") { canProtectFiles })
  func `a file that may not be changed is an error in the end, and the value is printed`() throws {
    let file = try folder.file("a")
    try #require(Subprocess("chattr", ["+i", file]).wait().status == 0)
    defer { _ = try? Subprocess("chattr", ["-i", file]).wait() }
    let result = try start("--file", file, "--value", "3.5").accept()
    #expect(result.status == 3 && result.output == "3.5\n")
    #expect(
      result.errors
        == "xrating: cannot write the rating to \"\(file)\": Operation not permitted\n")
  }

  @Test(.enabled("only root can mount") { canMount })
  func `a file system that is only read is an error in the end, and the value is printed`() throws {
    let file = try folder.file("a")
    let program = try Program.start(
      ["--file", file, "--value", "3.5", "--json"], on: .current,
      through: """
        exec unshare -m sh -c 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" \
          && shift && exec "$0" "$@"' "$0" "\(folder.path)" "$@"
        """)
    let result = try program.accept()
    #expect(result.status == 3)
    #expect(result.output == #"{"value":3.5,"min":0,"max":5,"accepted":true}"# + "\n")
    #expect(
      result.errors == "xrating: cannot write the rating to \"\(file)\": Read-only file system\n")
  }
}

private let canProtectFiles: Bool = {
  guard let folder = try? TemporaryFolder(), let file = try? folder.file("a"),
    (try? Subprocess("chattr", ["+i", file]).wait().status) == 0
  else { return false }
  _ = try? Subprocess("chattr", ["-i", file]).wait()
  return true
}()

private let canMount: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  let command = #"mount --bind "$0" "$0" && mount -o remount,ro,bind "$0""#
  let result = try? Subprocess("unshare", ["-m", "sh", "-c", command, folder.path]).wait()
  return result?.status == 0
}()

@Suite struct UnsuitableFileTests {
  @Test(arguments: [
    ("/nonexistent/a", "No such file or directory"),
    ("/dev/null", "It is neither a file nor a directory"),
    ("/proc/self/status", "Its file system keeps no attributes"), ("", "No such file or directory"),
  ])
  func `a file that cannot hold a rating is an error before a window opens`(
    path: String, reason: String
  ) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["--file", try folder.file("a"), path])
    #expect(result.status == 3 && result.output == "")
    #expect(
      result.errors == "xrating: option --file: \"\(path)\" cannot hold a rating: \(reason)\n")
  }

  @Test func `a link that leads nowhere and a loop of links cannot either`() throws {
    let folder = try TemporaryFolder()
    for (name, target) in [("dangling", "nowhere"), ("loop", "loop")] {
      let link = "\(folder.path)/\(name)"
      #expect(symlink(target, link) == 0)
      let result = try Program.run(["--file", link])
      #expect(result.status == 3 && result.errors.contains(link))
    }
  }

  @Test func `a picture shows the rating of a file`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a")
    try KDERating.write("7", to: file)
    let pictures = ["file.svg", "value.svg"].map { "\(folder.path)/\($0)" }
    #expect(try Program.run(["--file", file, "--render", pictures[0]]).status == 0)
    #expect(try Program.run(["--value", "3.5", "--render", pictures[1]]).status == 0)
    #expect(contents(of: pictures[0]) == contents(of: pictures[1]))
    #expect(try KDERating.read(file) == "7")
  }
}
