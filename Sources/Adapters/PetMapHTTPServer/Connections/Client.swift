import CMicroHTTPD
import PetMapThreads
import Synchronization

/// One connection, from its making to its closing.
final class Client: Sendable {
  /// What a connection waits for, since when on the clock of ``Platform/seconds()``.
  enum Phase: Sendable {
    /// The next request's first byte. `received` is what had come on the socket until then.
    case idle(since: Double, received: UInt64)
    /// The rest of a request's line and header block.
    case head(since: Double)
    /// The next piece of a body.
    case body(since: Double)
    /// Nothing of the peer: its request is being answered.
    case answering
    /// It was told that it was too slow, or why it is refused; nothing of it counts any more.
    case ended
  }

  let descriptor: Int32
  private let phase: Guarded<Phase>
  /// The bytes of all its requests so far.
  private let consumed = Atomic<UInt64>(0)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    phase = Guarded(
      .idle(since: Platform.seconds(), received: 0))
  }

  /// Goes on to another phase; false when the connection has ended.
  func enter(_ next: Phase) -> Bool {
    phase.withLock { phase in
      if case .ended = phase { return false }
      // The header block's time began with its first byte.
      if case .head = phase, case .head = next { return true }
      phase = next
      return true
    }
  }

  /// A request is over.
  ///
  /// - Parameter length: its bytes; nil when nobody counted them.
  func becomeIdle(after length: Int?) {
    let received = petmap_http_received(descriptor)
    if let length {
      consumed.wrappingAdd(UInt64(length), ordering: .relaxed)
    } else {
      consumed.store(received, ordering: .relaxed)
    }
    // What is left over is the beginning of the next request.
    let now = Platform.seconds()
    let isMore = received > consumed.load(ordering: .relaxed)
    _ = enter(isMore ? .head(since: now) : .idle(since: now, received: received))
  }

  /// Ends the connection, whatever its peer sends.
  func end(saying farewell: [UInt8]) {
    phase.withLock { phase in
      phase = .ended
      Platform.sendAtOnce(farewell, to: descriptor)
      Platform.shutDown(descriptor)
    }
  }

  /// Ends the connection if its peer is too slow, or gone in the middle of a request: of an end that
  /// comes together with the last bytes the library learns nothing.
  ///
  /// - Parameter farewell: what a peer is told that had begun a request.
  func endIfSlowOrGone(now: Double, limits: TimeLimits, farewell: () -> [UInt8]) {
    phase.withLock { phase in
      switch phase {
      case .idle(let since, let received):
        if petmap_http_received(descriptor) > received {
          phase = .head(since: now)
        } else if now - since > limits.idle {
          phase = .ended
          Platform.shutDown(descriptor)
        }
      case .head(let since) where now - since > limits.head,
        .body(let since) where now - since > limits.body:
        phase = .ended
        Platform.sendAtOnce(farewell(), to: descriptor)
        Platform.shutDown(descriptor)
      case .head, .body:
        if case .end = Platform.remainder(descriptor, takes: false) {
          phase = .ended
          Platform.shutDown(descriptor)
        }
      case .answering, .ended: break
      }
    }
  }
}

/// How long a peer may take, in seconds.
struct TimeLimits: Sendable {
  /// From a request's first byte to the end of its header block.
  var head = 9.0
  /// Between two pieces of a body.
  var body = 15.0
  /// Between two requests.
  var idle = 75.0
}

/// The open connections, and the thread that ends those whose peers are too slow or gone.
///
/// The library counts any byte as activity, so that a peer which sends one a second would be kept
/// for ever.
final class Clients: Sendable {
  private let open = Guarded<[ObjectIdentifier: Client]>([:])
  private let isStopping = Atomic<Bool>(false)
  private let limits: TimeLimits
  private let farewell: @Sendable () -> [UInt8]

  init(limits: TimeLimits, farewell: @escaping @Sendable () -> [UInt8]) {
    self.limits = limits
    self.farewell = farewell
  }

  var count: Int { open.withLock { $0.count } }

  func add(_ client: Client) { open.withLock { $0[ObjectIdentifier(client)] = client } }

  func remove(_ client: Client) {
    open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(client)) }
  }

  /// Looks at every connection once a second until ``stop()``.
  func watch() {
    var last = Platform.seconds()
    while !isStopping.load(ordering: .acquiring) {
      Platform.sleep(seconds: 0.05)
      let now = Platform.seconds()
      guard now - last >= 1 else { continue }
      last = now
      // A client is removed before its descriptor is closed, and waits for this lock then.
      open.withLock { clients in
        for client in clients.values {
          client.endIfSlowOrGone(now: now, limits: limits, farewell: farewell)
        }
      }
    }
  }

  func stop() { isStopping.store(true, ordering: .releasing) }
}
