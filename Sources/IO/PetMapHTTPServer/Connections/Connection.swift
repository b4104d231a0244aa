import PetMapService

/// A connection that belongs to an event loop and is used only by the loop's thread.
final class Connection {
  /// The state of a connection.
  enum Phase {
    /// Waiting for the first byte of the next request.
    case idle
    /// Waiting for the rest of a request line and header block.
    case head
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
  let peer: String

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

  init(id: UInt64, descriptor: Int32, peer: String, now: Double) {
    self.id = id
    self.descriptor = descriptor
    self.peer = peer
    since = now
  }

  /// The client to which work and memory are attributed, rather than to the proxy that holds the
  /// connection.
  var client: String { exchange?.plan?.peer ?? peer }

  func enter(_ phase: Phase, at now: Double) {
    self.phase = phase
    since = now
  }
}
