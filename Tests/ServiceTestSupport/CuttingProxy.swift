import PetMapSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A proxy between a client and a server on the loopback interface that interrupts connections.
///
/// Connections are served one at a time, so that the first cut applies to the first request.
package final class CuttingProxy: Sendable {
  /// The number of bytes of a request or response after which both sides are closed; `nil` for no
  /// limit.
  package struct Cut: Sendable {
    package var request: Int?
    package var response: Int?

    package init(request: Int? = nil, response: Int? = nil) {
      self.request = request
      self.response = response
    }
  }

  package let port: Int
  private let listener: Int32
  private let counts: Counts
  private let thread: Thread

  /// The number of bytes of each connection's response that have been forwarded.
  package var responseBytes: [Int] { counts.forwarded.withLock { $0 } }

  /// - Parameter cuts: The cuts of the first connections; later ones are not interrupted.
  package init?(to server: Int, _ cuts: [Cut] = []) {
    let listener = Self.stream()
    let counts = Counts()
    var address = Self.loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isListening, let thread = Thread({ Self.serve(listener, server, cuts, counts) })
    else { return nil }
    self.port = Int(UInt16(bigEndian: address.sin_port))
    self.listener = listener
    self.counts = counts
    self.thread = thread
  }

  /// Stops accepting connections, and closes the open one.
  package func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    thread.join()
    close(listener)
  }

  private final class Counts: Sendable {
    let forwarded = Mutex<[Int]>([])
  }

  private static func serve(_ listener: Int32, _ port: Int, _ cuts: [Cut], _ counts: Counts) {
    var index = 0
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { return }
      counts.forwarded.withLock { $0.append(0) }
      relay(client, port, index < cuts.count ? cuts[index] : Cut(), until: listener) { count in
        counts.forwarded.withLock { $0[index] += count }
      }
      index += 1
    }
  }

  /// - Parameter listener: A socket whose shutdown ends the relay.
  private static func relay(
    _ client: Int32, _ port: Int, _ cut: Cut, until listener: Int32, forwarded: (Int) -> Void
  ) {
    let server = stream()
    defer {
      close(client)
      close(server)
    }
    var address = loopback(port)
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return }
    var request = cut.request ?? .max
    var response = cut.response ?? .max
    while request > 0, response > 0 {
      var events = [
        pollfd(fd: client, events: Int16(POLLIN), revents: 0),
        pollfd(fd: server, events: Int16(POLLIN), revents: 0),
        pollfd(fd: listener, events: 0, revents: 0),
      ]
      guard unsafe poll(&events, 3, 60_000) > 0 else { return }
      if events[0].revents != 0 {
        guard let count = pass(from: client, to: server, limit: request) else { return }
        request -= count
      }
      if events[1].revents != 0 {
        guard let count = pass(from: server, to: client, limit: response) else { return }
        response -= count
        forwarded(count)
      }
      if events[2].revents != 0 { return }
    }
  }

  /// - Returns: The number of bytes forwarded, or `nil` if either side has closed.
  private static func pass(from source: Int32, to target: Int32, limit: Int) -> Int? {
    var buffer = [UInt8](repeating: 0, count: min(limit, 65_536))
    let size = buffer.count
    let count = unsafe read(source, &buffer, size)
    guard count > 0 else { return nil }
    var sent = 0
    while sent < count {
      let step = unsafe buffer.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          unsafe send(target, bytes.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
        #else
          unsafe send(target, bytes.baseAddress! + sent, count - sent, 0)
        #endif
      }
      guard step > 0 else { return nil }
      sent += step
    }
    return count
  }

  private static func stream() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private static func loopback(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
