import Glibc

/// Calls a function such as `bind` with the address of a socket in the file system.
func withSocketAddress(
  _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
}
