import PetMapSystem
import Synchronization
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A push service on the loopback interface whose response depends on the path of the request.
///
/// Connections are served one at a time. They are closed after each response, unless it has a length
/// and says `Connection: keep-alive`.
final class PushServiceStandIn: Sendable {
  /// What to do with a request.
  enum Reaction: Sendable {
    case respond(String)
    /// Responds with the text, then sends bytes until the client closes the connection.
    case flood(String)
    /// Responds with the text, then waits until the client closes the connection.
    case hang(String)
  }

  let port: Int
  private let listener: Int32
  private let thread: Thread
  private let heads: Heads

  private final class Heads: Sendable {
    let all = Mutex<[String]>([])
    let connections = Atomic(0)
    /// The connection that is being served.
    let client = Mutex<Int32?>(nil)
  }

  /// The address of the service as an entry of a list of push services.
  var origin: String { "http://127.0.0.1:\(port)" }

  /// The request lines and headers of all requests so far.
  var requests: [String] { heads.all.withLock { $0 } }

  /// The number of connections so far.
  var connectionCount: Int { heads.connections.load(ordering: .sequentiallyConsistent) }

  /// - Parameter react: A function of the request's path.
  init?(_ react: @escaping @Sendable (String) -> Reaction) {
    guard let (listener, port) = LoopbackSocket.listen(backlog: 64) else { return nil }
    let heads = Heads()
    guard let thread = Thread({ Self.serve(listener, heads, react) }) else { return nil }
    self.port = port
    self.listener = listener
    self.thread = thread
    self.heads = heads
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    heads.client.withLock { client in
      if let client { shutdown(client, Int32(SHUT_RDWR)) }
    }
    thread.join()
    close(listener)
  }

  private static func serve(
    _ listener: Int32, _ heads: Heads, _ react: @Sendable (String) -> Reaction
  ) {
    while true {
      let client = LoopbackSocket.accept(listener)
      if client < 0 { return }
      heads.client.withLock { $0 = client }
      heads.connections.add(1, ordering: .sequentiallyConsistent)
      var isOpen = true
      while isOpen, let head = request(client) {
        isOpen = false
        heads.all.withLock { $0.append(head) }
        let path = head.split(separator: " ").dropFirst().first.map { String($0) } ?? ""
        switch react(path) {
        case .respond(let text):
          isOpen = send(text, client) && text.contains("Connection: keep-alive")
        case .flood(let text):
          _ = send(text, client)
          while send(String(repeating: "x", count: 4096), client) {}
        case .hang(let text):
          _ = send(text, client)
          var byte: UInt8 = 0
          while unsafe read(client, &byte, 1) > 0 {}
        }
      }
      heads.client.withLock { open in
        open = nil
        close(client)
      }
    }
  }

  /// Reads a request with its body, whose length must be declared, and returns its head.
  private static func request(_ client: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        let length =
          text.lowercased().split(separator: "\r\n")
          .first { $0.hasPrefix("content-length: ") }.flatMap { Int($0.dropFirst(16)) } ?? 0
        if bytes.count >= end.upperBound + length {
          return String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        }
      }
      let count = unsafe read(client, &buffer, 1 << 14)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  private static func send(_ text: String, _ client: Int32) -> Bool {
    LoopbackSocket.send(text.utf8, to: client)
  }
}
