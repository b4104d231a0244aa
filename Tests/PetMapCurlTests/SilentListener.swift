import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A loopback port that accepts connections but never responds.
final class SilentListener: Sendable {
  private let descriptor: Int32
  let port: Int

  init?() {
    guard let listener = LoopbackSocket.listen(backlog: 8) else { return nil }
    (descriptor, port) = listener
  }

  deinit { close(descriptor) }
}
