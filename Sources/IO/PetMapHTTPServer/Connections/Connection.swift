import PetMapService

/// One connection of an event loop, whose thread alone uses it.
final class Connection {
  /// What a connection waits for, or is about to do.
  enum Phase {
    /// The next request's first byte.
    case idle
    /// The rest of a request's line and header block.
    case head
    /// A work thread, or clusters: the request's beginning is decided.
    case beginning
    /// The next piece of the request's body.
    case body
    /// A work thread: the body is complete, and there is no response yet.
    case finishing
    /// The peer: it is sent the response.
    case responding
    /// The peer: it is sent nothing more, and what it sends is dropped.
    ///
    /// Closing a socket with unread bytes resets the connection, and the peer may lose the response
    /// (RFC 9112, 9.6). So only the sending side is closed, until the peer closes too or time is up.
    case lingering
    case closed
  }

  let id: UInt64
  let descriptor: Int32
  /// The peer's address.
  let peer: String

  var phase = Phase.idle
  /// When the phase began, or last made progress.
  var since: Double
  /// What was received and belongs to no request yet, or to the body of the present one.
  var input = InputBuffer()
  /// Whether reading may yield something; cleared when it would block.
  var canRead = true
  /// Whether writing may succeed; cleared when it would block.
  var canWrite = true
  /// Whether the peer has closed its side, or the connection has failed.
  var isHungUp = false

  /// Whether anything of a request has come.
  var hasRequested = false
  /// The request that is received or answered.
  var exchange: Exchange?
  var parser: HeadParser?
  var decoder: BodyDecoder?
  var intake: BodyIntake?
  /// How fast the body comes.
  var bodyPace = BodyPace(start: 0)
  var outgoing: Outgoing?
  /// When the response began.
  var respondedAt = 0.0

  init(id: UInt64, descriptor: Int32, peer: String, now: Double) {
    self.id = id
    self.descriptor = descriptor
    self.peer = peer
    since = now
  }

  func enter(_ phase: Phase, at now: Double) {
    self.phase = phase
    since = now
  }
}
