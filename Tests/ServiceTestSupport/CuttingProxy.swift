import PetMapSystem
import Synchronization
import TestSupport

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
    guard let (listener, port) = LoopbackSocket.listen(backlog: 8) else { return nil }
    let counts = Counts()
    guard let thread = Thread({ Self.serve(listener, server, cuts, counts) }) else { return nil }
    self.port = port
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
      let client = LoopbackSocket.accept(listener)
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
    let server = LoopbackSocket.open()
    defer {
      close(client)
      close(server)
    }
    guard LoopbackSocket.connect(server, to: port) else { return }
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
    return LoopbackSocket.send(buffer[..<count], to: target) ? count : nil
  }
}
