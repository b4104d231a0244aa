import PetMapSystem
import PetMapAPI
import PetMapAnnouncements
import PetMapService

extension EventLoop {
  /// Begins sending a response; the rest of the request is discarded.
  func respond(_ connection: Connection, _ response: Response) {
    connection.intake?.cancel()
    connection.intake = nil
    connection.decoder = nil
    var response = response
    var body: BodyPool.Body?
    if case .bytes(let bytes) = response.body, bytes.count > BodyPool.sharingThreshold {
      do throws(ServiceError) {
        body = try core.bodies.share(bytes, with: connection.client)
      } catch {
        response = refusal(error, to: connection)
      }
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

  /// Returns whether a slow connection retains a large body while memory is scarce.
  private func wastesMemory(_ connection: Connection) -> Bool {
    guard let count = connection.outgoing?.sentLargeBodyCount,
      core.bodies.isUnderPressure(from: connection.client)
    else { return false }
    let elapsed = now - connection.respondedAt
    return elapsed > core.limits.largeResponse && Double(count) < elapsed * Self.leastRate
  }

  /// The minimum average rate of a reader under memory pressure, in bytes per second.
  private static let leastRate = 64.0 * 1024

  /// Sends the next part of a response.
  ///
  /// - Returns: `false` if sending would block, the stream has no data yet, or the peer has
  ///   disconnected.
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
      connection.bodyPace = BodyPace(start: now)
      connection.enter(.lingering, at: now)
    } else {
      connection.enter(.idle, at: now)
    }
  }

  /// Discards data received after the last response. A peer that is still sending the body of a
  /// rejected request must be able to send all of it, because resetting the connection would discard
  /// the response before the peer reads it.
  func drain(_ connection: Connection) -> Bool {
    guard connection.canRead else { return false }
    switch Sockets.receive(connection.descriptor, into: &receiveBuffer) {
    case .count(let count):
      connection.bodyPace.received(count)
      if !core.isStopping { connection.since = now }
      return true
    case .wouldBlock: connection.canRead = false
    case .closed: close(connection)
    }
    return false
  }

  /// Closes a connection in any phase.
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

  /// Closes a connection that has exceeded a time limit. While the server is stopping, idle
  /// connections are closed immediately.
  func endIfSlow(_ connection: Connection) {
    let limits = core.limits
    let elapsed = now - connection.since
    switch connection.phase {
    case .idle where elapsed > limits.idle || core.isStopping:
      if !connection.hasRequested, !core.isStopping { core.recordLoss(.silent) }
      close(connection)
    case .looking where elapsed > limits.look || core.isStopping:
      proceed(connection, isCurrent: false)
    case .lingering
    where elapsed > (core.isStopping ? min(1, limits.lingering) : limits.lingering)
      || connection.bodyPace.isTooSlow(at: now, limits)
      || connection.bodyPace.exceeds(limits.lingeringTotal, at: now):
      close(connection)
    case .responding where elapsed > limits.response || wastesMemory(connection):
      core.recordLoss(.slow, requestID: connection.exchange?.id)
      close(connection)
    case .head where elapsed > (core.isStopping ? min(1, limits.head) : limits.head),
      .body where elapsed > limits.body || connection.bodyPace.isTooSlow(at: now, limits):
      refuse(
        connection, ServiceError(.requestTimeout, "The request did not arrive in time"))
      advance(connection)
    default: break
    }
  }

  /// Records the completed request.
  private func note(_ connection: Connection) {
    guard let exchange = connection.exchange.take() else { return }
    // Between requests, a proxy's connection does not count for the client of the last one.
    try? connection.reservation.move(to: connection.peer)
    let seconds = SystemClock.seconds() - exchange.started
    let status = exchange.status == 0 ? Metrics.abandoned : exchange.status
    core.service.record(
      EndedRequest(
        time: exchange.time, id: exchange.id, head: exchange.head, plan: exchange.plan,
        status: status, seconds: seconds))
  }
}
