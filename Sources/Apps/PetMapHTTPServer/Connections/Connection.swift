import PetMapService

/// A connection that no event loop has received yet.
struct AcceptedConnection: Sendable {
  let descriptor: Int32
  /// The peer's address; empty for a local socket.
  let address: String
  let peer: Peer
  let reservation: Budget.Reservation
}

/// A connection that belongs to an event loop and is used only by the loop's thread.
final class Connection {
  /// The state of a connection.
  enum Phase {
    /// Waiting for the first byte of the next request.
    case idle
    /// Waiting for the rest of a request line and header block.
    case head
    /// Waiting for the next read of the store, because the request's announcement is unknown.
    case looking
    /// Waiting for a worker thread to begin the request, or for the clusters that it needs.
    case beginning
    /// Waiting for the next part of the request's body.
    case body
    /// Waiting for a worker thread to produce the response to the complete body.
    case finishing
    /// Sending the response to the peer.
    case responding
    /// Closing: no more data is sent, and received data is discarded.
    ///
    /// Closing a socket with unread bytes resets the connection, and the peer may lose the response
    /// (RFC 9112, 9.6). Therefore, only the sending side is shut down until the peer closes as well
    /// or a time limit expires (``TimeLimits/lingering``).
    case lingering
    case closed
  }

  let id: UInt64
  let descriptor: Int32
  /// The peer's address.
  let address: String
  /// The peer to which the connection is attributed while there is no request.
  let peer: Peer
  /// The connection's part of the budget, which is attributed to a proxy's client for the duration of
  /// its request.
  let reservation: Budget.Reservation

  var phase = Phase.idle
  /// The time at which the phase began or last made progress.
  var since: Double
  /// Received bytes that belong to the current request's body or have not been assigned to a
  /// request yet.
  var input = InputBuffer()
  /// Whether reading may yield data; cleared when it would block.
  var canRead = true
  /// Whether writing may succeed; cleared when it would block.
  var canWrite = true
  /// Whether the peer has closed its side, or the connection has failed.
  var isHungUp = false

  /// Whether any part of a request has been received.
  var hasRequested = false
  /// The request being received or answered.
  var exchange: Exchange?
  var parser: HeadParser?
  var decoder: BodyDecoder?
  var intake: BodyIntake?
  /// The rate at which the body arrives, or its discarded rest while the connection is closing.
  var bodyPace = BodyPace(start: 0)
  var outgoing: Outgoing?
  /// The time at which the response began.
  var respondedAt = 0.0

  init(id: UInt64, _ accepted: AcceptedConnection, now: Double) {
    self.id = id
    descriptor = accepted.descriptor
    address = accepted.address
    peer = accepted.peer
    reservation = accepted.reservation
    since = now
  }

  /// The client to which work and memory are attributed, rather than to the proxy that holds the
  /// connection.
  var client: Peer { exchange?.plan?.peer ?? peer }

  func enter(_ phase: Phase, at now: Double) {
    self.phase = phase
    since = now
  }
}

/// The time limits for a peer and its requests, in seconds.
package struct TimeLimits: Sendable {
  /// The maximum time from a request's first byte to the end of its header block.
  package var head = 9.0
  /// The maximum time between two parts of a body.
  package var body = 15.0
  /// The grace period before a body must arrive at ``bodyRate``.
  package var bodyGrace = 60.0
  /// The minimum rate of a body in bytes per second, averaged over each period of ``body``.
  package var bodyRate = 1024.0
  /// The maximum time between two requests.
  package var idle = 75.0
  /// The maximum time without progress while sending a response.
  package var response = 60.0
  /// The grace period for slow readers when large bodies take too much memory.
  package var largeResponse = 2.0
  /// The maximum time until the store has been read for an unknown announcement.
  package var look = 8.0
  /// The maximum time until a write to a shared store begins.
  package var queue = 2.0
  /// For an uploaded photo, until it is prepared.
  package var photoQueue = 20.0
  /// The maximum time without data from the peer after the last response, before the connection is
  /// closed.
  package var lingering = 3.0
  /// The maximum time from the last response until the connection is closed.
  package var lingeringTotal = 300.0

  package init() {}
}

/// Measures the rate at which a request's body arrives.
///
/// Without a minimum rate, a peer that sends an occasional byte could hold resources forever.
struct BodyPace {
  private let start: Double
  private var windowStart: Double
  private var windowCount = 0

  /// - Parameter start: The time at which the body began.
  init(start: Double) {
    self.start = start
    windowStart = start
  }

  mutating func received(_ count: Int) { windowCount += count }

  /// Returns whether more than the given number of seconds have passed since the body began.
  func exceeds(_ limit: Double, at now: Double) -> Bool { now - start > limit }

  /// Returns whether the body arrives too slowly; call it periodically.
  mutating func isTooSlow(at now: Double, _ limits: TimeLimits) -> Bool {
    let elapsed = now - windowStart
    guard elapsed >= limits.body else { return false }
    let isSlow = now - start > limits.bodyGrace && Double(windowCount) < elapsed * limits.bodyRate
    (windowStart, windowCount) = (now, 0)
    return isSlow
  }
}
