import PetMapAnnouncements
import PetMapAPI
import PetMapSystem

extension Service {
  /// Checks the administrator's token, and finds the announcement that the path names.
  func authorizeAdmin(_ call: Call) throws(ServiceError) -> AnnouncementID {
    try checkAdministrator(call)
    return try announcement(call).id
  }

  /// Checks the administrator's token.
  func checkAdministrator(_ call: Call) throws(ServiceError) {
    do {
      try Requester.checkAdministrator(
        header: call.head.headers["Authorization"], token: environment.adminToken)
    } catch {
      throw ServiceError(error)
    }
  }

  /// Checks an announcement's management password (*HTTP API*, section 4.4, steps 1 to 4). It may wait
  /// for the password's hash.
  func authorizeReporter(_ call: Call) throws(ServiceError) -> AnnouncementID {
    let credentials: BasicCredentials
    do {
      credentials = try Requester.reporter(header: call.head.headers["Authorization"])
    } catch {
      throw ServiceError(error)
    }
    return try check(credentials, call)
  }

  /// Checks the management password or the administrator's token (*HTTP API*, section 4.7).
  func authorizeOwner(_ call: Call) throws(ServiceError) -> AnnouncementID {
    let requester: Requester
    do {
      requester = try Requester(
        header: call.head.headers["Authorization"], token: environment.adminToken)
    } catch {
      throw ServiceError(error)
    }
    switch requester {
    case .administrator: return try announcement(call).id
    case .reporter(let credentials): return try check(credentials, call)
    }
  }

  /// Requests of one peer for one announcement come one after the other, see ``Route/isSerial``.
  private func check(
    _ credentials: BasicCredentials, _ call: Call
  ) throws(ServiceError) -> AnnouncementID {
    let id = try announcement(call).id
    let network = PeerNetwork(address: call.head.peer)
    let peer = network.text
    let isReporterNetwork = try isReporterNetwork(network, of: id)
    let wait = attempts.withLock {
      $0.secondsToWait(
        for: id, from: peer, isReporterNetwork: isReporterNetwork, at: environment.uptime())
    }
    if let wait {
      metrics.noteLockout()
      throw ServiceError(
        .tooManyRequests, "Too many failed attempts, try again later",
        headers: [HeaderField("Retry-After", String(wait))])
    }
    // Another user name takes as long as a wrong password: time tells nothing.
    let isRight = try matches(credentials.password, id)
    let opens = isRight && credentials.user == id.text
    if opens {
      attempts.withLock { $0.noteSuccess(for: id, from: peer, at: environment.uptime()) }
      return id
    }
    attempts.withLock {
      $0.noteFailure(
        for: id, from: peer, isReporterNetwork: isReporterNetwork, at: environment.uptime())
    }
    // A store that cannot write forgets the failure at a restart, no sooner.
    try? environment.store.noteFailure(
      PasswordFailure(
        id: id, at: environment.now(), isFromReporterNetwork: isReporterNetwork))
    throw ServiceError(.unauthorized, "Invalid credentials for this announcement")
  }

  private func isReporterNetwork(
    _ network: PeerNetwork, of id: AnnouncementID
  ) throws(ServiceError) -> Bool {
    do throws(StoreError) {
      return try environment.store.isReporterNetwork(network.reporterText, of: id)
    } catch {
      throw ServiceError(error)
    }
  }

  private func matches(_ password: String, _ id: AnnouncementID) throws(ServiceError) -> Bool {
    let hash: PasswordHash?
    do throws(StoreError) {
      hash = try environment.store.passwordHash(of: id)
    } catch {
      throw ServiceError(error)
    }
    do throws(PasswordHashingError) {
      guard let hash else {
        // An imported announcement has no password. Time does not tell which these are.
        _ = try environment.hasher.hash(password)
        return false
      }
      return try environment.hasher.matches(password, hash)
    } catch {
      throw .internalError
    }
  }
}

extension ServiceError {
  fileprivate init(_ problem: AuthorizationProblem) {
    self.init(
      problem.code, problem.message,
      headers: [HeaderField("WWW-Authenticate", problem.challenge.header)])
  }
}
