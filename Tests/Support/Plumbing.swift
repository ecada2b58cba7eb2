import Glibc

/// The file descriptors and signals of a child that is about to start.
struct Plumbing {
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()

  /// What only the child needs, to be closed once it runs.
  private var borrowed: [Int32] = []

  init() {
    signal(SIGPIPE, SIG_IGN)  // writing to a child that is gone is no reason to end
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// Connects the child's standard input and gives the end to write to, if it is a pipe.
  mutating func connect(_ input: Subprocess.Input) throws -> Int32? {
    switch input {
    case .inherited: return nil
    case .closed: posix_spawn_file_actions_addclose(&actions, 0)
    case .null: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    case .path(let path): posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
    case .pipe(let bytes):
      let ends = try pipe()
      borrow(ends.reader, as: 0)
      _ = write(ends.writer, bytes, bytes.count)
      return ends.writer
    }
    return nil
  }

  /// Connects an output of the child and gives the end to read from, if it is captured.
  mutating func connect(_ output: Subprocess.Output, to number: Int32) throws -> Int32? {
    switch output {
    case .inherited: return nil
    case .closed: posix_spawn_file_actions_addclose(&actions, number)
    case .null: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    case .path(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY, 0)
    case .broken:
      let ends = try pipe()
      close(ends.reader)
      borrow(ends.writer, as: number)
    case .captured:
      let ends = try pipe()
      borrow(ends.writer, as: number)
      _ = fcntl(ends.reader, F_SETFL, O_NONBLOCK)
      return ends.reader
    }
    return nil
  }

  mutating func finish() {
    borrowed.forEach { close($0) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  private mutating func borrow(_ descriptor: Int32, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    borrowed.append(descriptor)
  }

  /// A pipe that no other child inherits, as long as only one at a time is started.
  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw SystemError("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
