import PetMapSystem
import PetMapAPI
import PetMapAnnouncements
import PetMapService

extension EventLoop {
  /// Begins to send a response; what the peer still sends of its request is not wanted.
  func respond(_ connection: Connection, _ response: Response) {
    connection.intake?.cancel()
    connection.intake = nil
    connection.decoder = nil
    var response = response
    var body: BodyPool.Body?
    if case .bytes(let bytes) = response.body, bytes.count > BodyPool.leastSize {
      body = core.bodies.share(bytes)
      if body == nil { response = busy(connection) }
    }
    connection.exchange?.status = response.status
    if let id = connection.exchange?.head?.forwardedID {
      response.headers.append(HeaderField("X-Request-ID", id))
    }
    connection.outgoing = Outgoing(
      response, sharing: body, to: connection.exchange, mustClose: core.isStopping, date: date)
    connection.respondedAt = now
    connection.enter(.responding, at: now)
  }

  private func busy(_ connection: Connection) -> Response {
    let error = ServiceError(
      .storeUnavailable, "Too many large responses at the same time, try again later",
      headers: [HeaderField("Retry-After", "5")])
    return core.service.refusal(
      error, connection.exchange?.head?.id ?? core.service.newRequestID())
  }

  /// Whether a connection keeps a large body in memory that others need.
  private func wastesMemory(_ connection: Connection) -> Bool {
    guard let count = connection.outgoing?.sentOfLarge, core.bodies.isUnderPressure else {
      return false
    }
    let elapsed = now - connection.respondedAt
    return elapsed > core.limits.largeResponse && Double(count) < elapsed * Self.leastRate
  }

  /// The bytes per second that a reader must take under pressure, on average.
  private static let leastRate = 64.0 * 1024

  /// - Returns: false when the peer takes nothing more at the moment, or is gone.
  func send(_ connection: Connection) -> Bool {
    guard connection.canWrite else { return false }
    let (id, mailbox) = (connection.id, mailbox)
    switch connection.outgoing?.send(
      to: connection.descriptor, wake: { mailbox.post(.hasContent(connection: id)) })
    {
    case .sent:
      connection.since = now
      return true
    case .blocked:
      connection.canWrite = false
    case .waiting:
      connection.since = .infinity
      // The client has disconnected.
      if connection.isHungUp { close(connection) }
    case .complete, nil:
      complete(connection)
      return true
    case .failed:
      close(connection)
    }
    return false
  }

  private func complete(_ connection: Connection) {
    let closes = connection.outgoing?.closes != false
    connection.outgoing = nil
    note(connection)
    if closes {
      Sockets.shutDownSending(connection.descriptor)
      connection.input.removeAll()
      connection.enter(.lingering, at: now)
    } else {
      connection.enter(.idle, at: now)
    }
  }

  /// Drops what the peer sends after its last response.
  func drain(_ connection: Connection) -> Bool {
    guard connection.canRead else { return false }
    switch Sockets.receive(connection.descriptor, into: &receiveBuffer) {
    case .count: return true
    case .wouldBlock: connection.canRead = false
    case .closed: close(connection)
    }
    return false
  }

  /// Closes a connection, whatever it is about.
  func close(_ connection: Connection) {
    if case .closed = connection.phase { return }
    connection.intake?.cancel()
    connection.intake = nil
    connection.outgoing?.cancel()
    connection.outgoing = nil
    note(connection)
    connection.phase = .closed
    remove(connection)
    Descriptor.close(connection.descriptor)
  }

  /// Ends a connection whose peer is too slow. While the server stops, only what is in flight is waited
  /// for.
  func endIfSlow(_ connection: Connection) {
    let limits = core.limits
    let elapsed = now - connection.since
    switch connection.phase {
    case .idle where elapsed > limits.idle || core.isStopping:
      if !connection.hasRequested, !core.isStopping { core.lose(.silent) }
      close(connection)
    case .lingering
    where elapsed > (core.isStopping ? min(1, limits.lingering) : limits.lingering):
      close(connection)
    case .responding where elapsed > limits.response || wastesMemory(connection):
      core.lose(.slow, requestID: connection.exchange?.id)
      close(connection)
    case .head where elapsed > (core.isStopping ? min(1, limits.head) : limits.head),
      .body where elapsed > limits.body || connection.bodyPace.isTooSlow(at: now, limits):
      refuse(
        connection, ServiceError(.requestTimeout, "The request did not arrive in time"))
      advance(connection)
    default: break
    }
  }

  /// Counts and logs the request that is over.
  private func note(_ connection: Connection) {
    guard let exchange = connection.exchange.take() else { return }
    let seconds = SystemClock.seconds() - exchange.started
    let status = exchange.status == 0 ? Metrics.abandoned : exchange.status
    core.service.note(exchange.plan, status: status, seconds: seconds)
    core.log?.append(
      LogLine.bytes(
        time: exchange.time, id: exchange.id, head: exchange.head, path: exchange.loggedPath,
        status: status, duration: seconds * 1000))
  }
}
