import PetMapSystem
import PetMapAnnouncements
import PetMapService

extension EventLoop {
  /// Receives bytes into a connection's input buffer, or closes the connection if the peer has
  /// closed it.
  ///
  /// - Returns: `false` if there is no data yet or the connection is closed.
  private func receive(_ connection: Connection) -> Bool {
    guard connection.canRead else { return false }
    switch Sockets.receive(connection.descriptor, into: &receiveBuffer) {
    case .count(let count):
      connection.input.append(receiveBuffer[..<count])
      // If the buffer is full, there may be more data. If the peer has closed, the end of the
      // stream has yet to be read.
      connection.canRead = count == receiveBuffer.count || connection.isHungUp
      return true
    case .wouldBlock: connection.canRead = false
    case .closed: close(connection)
    }
    return false
  }

  func receiveHead(_ connection: Connection) -> Bool {
    if connection.input.isEmpty, !receive(connection) { return false }
    if case .idle = connection.phase {
      connection.enter(.head, at: now)
      connection.hasRequested = true
      core.startedRequest()
      connection.exchange = Exchange(
        id: core.service.newRequestID(), time: core.service.environment.now(), started: now)
    }
    var parser = connection.parser.take() ?? HeadParser()
    do {
      guard try parser.advance(&connection.input) else {
        connection.parser = parser
        return receive(connection)
      }
    } catch {
      refuse(connection, error)
      return true
    }
    begin(connection, parser)
    return true
  }

  private func begin(_ connection: Connection, _ parser: HeadParser) {
    let received = RequestHead(
      parser.method, parser.target, headers: parser.headers, peer: connection.address,
      id: connection.exchange?.id ?? core.service.newRequestID())
    let head = core.service.environment.trustedProxies.resolved(received)
    connection.exchange?.head = head
    connection.exchange?.isHTTP11 = parser.isHTTP11
    if let error = Framing.refusal(of: head, isHTTP11: parser.isHTTP11) {
      refuse(connection, error)
      return
    }
    if !connection.peer.isLimited {
      do throws(ServiceError) {
        try connection.reservation.move(to: head.client)
      } catch {
        respond(connection, core.service.refusal(error, to: head))
        return
      }
    }
    let plan = core.service.plan(head)
    connection.exchange?.plan = plan
    guard plan.look == .needed else { return proceed(connection, plan) }
    connection.enter(.looking, at: now)
    let (id, mailbox) = (connection.id, mailbox)
    core.service.follower.look {
      mailbox.post(.looked(connection: id, request: head.id, isCurrent: $0))
    }
  }

  /// Continues with a request after the store has been read, or after this failed or took too long.
  func proceed(_ connection: Connection, isCurrent: Bool) {
    guard case .looking = connection.phase, var plan = connection.exchange?.plan else { return }
    plan.looked(isCurrent: isCurrent)
    connection.exchange?.plan = plan
    proceed(connection, plan)
    advance(connection)
  }

  private func proceed(_ connection: Connection, _ plan: Service.Plan) {
    if let response = core.service.immediateResponse(to: plan) {
      respond(connection, response)
    } else if plan.work == nil {
      settle(connection, core.service.begin(plan))
    } else {
      beginOnWorker(connection)
    }
  }

  /// Begins a request on a worker thread, which posts the result to the mailbox.
  func beginOnWorker(_ connection: Connection) {
    guard let plan = connection.exchange?.plan else { return }
    connection.enter(.beginning, at: now)
    let (id, service, mailbox) = (connection.id, core.service, mailbox)
    let deadline = queueDeadline(for: plan.work)
    core.work.submit(beginning: plan) {
      let isLate = SystemClock.seconds() > deadline
      let beginning =
        isLate ? .respond(service.refusal(.overloaded, to: plan)) : service.begin(plan)
      mailbox.post(.begun(connection: id, beginning))
    }
  }

  func settle(_ connection: Connection, _ beginning: Service.Beginning) {
    switch beginning {
    case .respond(let response): respond(connection, response)
    case .waitForClusters:
      connection.enter(.beginning, at: now)
      let (id, mailbox) = (connection.id, mailbox)
      core.service.live.whenClustered { mailbox.post(.clustered(connection: id)) }
    case .receive(let intake):
      guard let exchange = connection.exchange, let head = exchange.head else { return }
      connection.intake = intake
      connection.decoder = BodyDecoder(head)
      connection.enter(.body, at: now)
      connection.bodyPace = BodyPace(start: now)
      if exchange.expectsContinue, connection.input.isEmpty {
        // Nothing else has been sent, so the socket buffer has space for it.
        _ = Sockets.send(
          ArraySlice("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: connection.descriptor)
      }
    }
  }

  func receiveBody(_ connection: Connection) -> Bool {
    guard let intake = connection.intake else { return false }
    do {
      switch try connection.decoder?.next(&connection.input) {
      case .content(let bytes):
        connection.since = now
        connection.bodyPace.received(bytes.count)
        if let refusal = intake.receive(bytes) {
          connection.intake = nil
          respond(connection, refusal)
        }
        return true
      case .partial, nil:
        return receive(connection)
      case .end:
        finish(connection, intake)
        return false
      }
    } catch {
      refuse(connection, error)
      return true
    }
  }

  private func finish(_ connection: Connection, _ intake: BodyIntake) {
    connection.intake = nil
    connection.decoder = nil
    connection.exchange?.isBodyComplete = true
    connection.enter(.finishing, at: now)
    let (id, mailbox) = (connection.id, mailbox)
    let peer = connection.client
    let deadline = queueDeadline(for: intake.work)
    core.work.submit(intake.work, peer: peer) {
      guard SystemClock.seconds() > deadline else {
        return mailbox.post(.answered(connection: id, intake.finish()))
      }
      intake.cancel()
      mailbox.post(.answered(connection: id, intake.refusal(.overloaded)))
    }
  }

  /// Returns the time by which work must leave its queue; infinity for most work.
  ///
  /// If work may write to a shared store, another server that shares the store may be less busy. A
  /// photo need not be prepared if its sender has given up.
  private func queueDeadline(for work: WorkKind?) -> Double {
    let canWrite = work == .hashing || work == .writing
    if work == .preparing { return SystemClock.seconds() + core.limits.photoQueue }
    guard canWrite, core.service.environment.sharesStore else { return .infinity }
    return SystemClock.seconds() + core.limits.queue
  }

  /// Responds to a request that is malformed or incomplete, and closes its connection.
  func refuse(_ connection: Connection, _ error: ServiceError) {
    var error = error
    error.closesConnection = true
    respond(connection, refusal(error, to: connection))
  }

  /// Returns the response to a request that is rejected, whose head may be incomplete.
  func refusal(_ error: ServiceError, to connection: Connection) -> Response {
    if let head = connection.exchange?.head { return core.service.refusal(error, to: head) }
    return core.service.refusal(error, connection.exchange?.id ?? core.service.newRequestID())
  }
}
