import PetMapAnnouncements
import PetMapAPI
import PetMapSystem

extension Service {
  /// Returns the administrator who sent a request: one whom a trusted proxy has authenticated, or
  /// one with the admin token.
  ///
  /// - Parameter challenge: The scheme to ask for.
  func administrator(
    _ call: Call, challenge: AuthorizationProblem.Challenge = .bearer
  ) throws(ServiceError) -> AuditActor {
    if let actor = try knownAdministrator(call) { return actor }
    do {
      return try Requester.administrator(
        header: call.head.headers["Authorization"], token: environment.adminToken,
        challenge: challenge)
    } catch {
      throw ServiceError(error)
    }
  }

  /// Returns the administrator who sent a request, or `nil` if it is from someone else.
  ///
  /// - Throws: 403 if a page of another site has sent the request with credentials that browsers add
  ///   by themselves.
  private func knownAdministrator(_ call: Call) throws(ServiceError) -> AuditActor? {
    let head = call.head
    let authorization = head.headers["Authorization"]
    var actor = authorization.flatMap { environment.adminToken?.administrator(header: $0) }
    let isTyped = actor != nil && authorization.flatMap { BasicCredentials(header: $0) } == nil
    if actor == nil, head.isProxied, let name = environment.adminHeader {
      let values = head.headers.values(of: name)
      if values.count == 1, !values[0].isEmpty { actor = .administrator(values[0]) }
    }
    if actor != nil, !isTyped, head.method != "GET", !head.isHead, head.formOrigin == .foreign {
      throw ServiceError(.unauthorized, "The request was sent from a page of another site")
    }
    return actor
  }

  /// Checks that a request is from an administrator, and returns the ID in the path as well.
  func authorizeAdmin(
    _ call: Call
  ) throws(ServiceError) -> (id: AnnouncementID, actor: AuditActor) {
    let actor = try administrator(call)
    return (try managed(call), actor)
  }

  /// Returns the ID in a path, if its announcement exists.
  private func managed(_ call: Call) throws(ServiceError) -> AnnouncementID {
    guard let text = call["id"], let id = AnnouncementID(text), live.managed(id) != nil else {
      throw .notFound
    }
    return id
  }

  /// Checks the management password or token (*HTTP API*, section 4.4, steps 1 to 4). It may block
  /// while hashing.
  func authorizeReporter(_ call: Call) throws(ServiceError) -> AnnouncementID {
    let requester: Requester
    do {
      requester = try Requester(reporter: call.head.headers["Authorization"])
    } catch {
      throw ServiceError(error)
    }
    return try authorize(requester, call).id
  }

  /// Checks the management password or token, or the admin token (*HTTP API*, section 4.7).
  func authorizeOwner(
    _ call: Call
  ) throws(ServiceError) -> (id: AnnouncementID, actor: AuditActor) {
    if let actor = try knownAdministrator(call) { return (try managed(call), actor) }
    let requester: Requester
    do {
      requester = try Requester(
        header: call.head.headers["Authorization"], token: environment.adminToken)
    } catch {
      throw ServiceError(error)
    }
    return try authorize(requester, call)
  }

  private func authorize(
    _ requester: Requester, _ call: Call
  ) throws(ServiceError) -> (id: AnnouncementID, actor: AuditActor) {
    switch requester {
    case .administrator(let actor): return (try managed(call), actor)
    case .reporter(let credentials): return (try check(credentials, call), .reporter)
    case .holder(let token):
      let id = try managed(call)
      guard try announcement(of: token) == id else { throw .wrongPassword }
      return (id, .reporter)
    }
  }

  /// Returns the announcement that a management token belongs to, or `nil` for an unknown token.
  func announcement(of token: ManagementToken) throws(ServiceError) -> AnnouncementID? {
    let store = try reading(try environment.writableStore())
    let id = try reading(try store.announcement(withToken: token.digest))
    if let id, live.managed(id) == nil, mayBeBehind { try reading(try follower.look()) }
    return id
  }

  /// Checks the management password of a form. May block while hashing.
  ///
  /// An unknown ID is rejected and counts toward a lockout, like a wrong password, so that the
  /// response does not reveal whether the announcement exists.
  func checkPassword(
    _ password: String, of text: String, from peer: String
  ) throws(ServiceError) -> AnnouncementID {
    guard let id = AnnouncementID(text) else {
      try hashing.run { () throws(ServiceError) in _ = try? environment.hasher.hash(password) }
      throw .wrongPassword
    }
    if live.managed(id) == nil, mayBeBehind { try reading(try follower.look()) }
    guard live.managed(id) != nil else {
      let network = PeerNetwork(address: peer).text
      return try passwordChecks.run("\(network) \(id.text)") { () throws(ServiceError) in
        let attempt = PasswordAttempt(id: id, peer: network, isFromReporterNetwork: false)
        let hasher = environment.hasher
        let outcome = try hashing.run { () throws(ServiceError) in
          try refusal(of: attempt) { (try? hasher.hash(password)) != nil }
        }
        return try accepted(outcome, id)
      }
    }
    return try check(BasicCredentials(user: id.text, password: password), id, from: peer)
  }

  private func check(
    _ credentials: BasicCredentials, _ call: Call
  ) throws(ServiceError) -> AnnouncementID {
    try check(credentials, try managed(call), from: call.head.peer)
  }

  /// Checks a password. A peer's attempts to manage an announcement are evaluated one at a time,
  /// so that concurrent guesses cannot exceed the limit. API requests also start one at a time; see
  /// ``Route/isSerial``.
  private func check(
    _ credentials: BasicCredentials, _ id: AnnouncementID, from address: String
  ) throws(ServiceError) -> AnnouncementID {
    let network = PeerNetwork(address: address)
    let peer = network.text
    return try passwordChecks.run("\(peer) \(id.text)") { () throws(ServiceError) in
      let store = try reading(try environment.writableStore())
      let isReporterNetwork = try reading(
        try store.isReporterNetwork(network.reporterText, of: id))
      // A wrong user name takes as long as a wrong password, so the time reveals nothing.
      let comparison = try comparison(with: credentials.password, id, store)
      let attempt = PasswordAttempt(id: id, peer: peer, isFromReporterNetwork: isReporterNetwork)
      let matches: () -> Bool? = { comparison().map { $0 && credentials.user == id.text } }
      // A database ties up a connection while the password is hashed, so the slot is taken first.
      let outcome = try hashing.run { () throws(ServiceError) in
        do throws(StoreError) {
          return try store.attempt(attempt, isRight: matches)
        } catch {
          throw ServiceError(error)
        }
      }
      guard let outcome else { throw .internalError }
      return try accepted(outcome, id)
    }
  }

  /// Returns the ID if the attempt is accepted.
  private func accepted(
    _ outcome: PasswordAttempt.Outcome, _ id: AnnouncementID
  ) throws(ServiceError) -> AnnouncementID {
    switch outcome {
    case .accepted: return id
    case .rejected: throw .wrongPassword
    case .locked(let seconds):
      metrics.noteLockout()
      throw ServiceError(
        .tooManyRequests, "Too many failed attempts, try again later",
        headers: [HeaderField("Retry-After", String(seconds))])
    }
  }

  /// Returns the outcome of an attempt with an ID that does not exist.
  private func refusal(
    of attempt: PasswordAttempt, _ hash: () -> Bool
  ) throws(ServiceError) -> PasswordAttempt.Outcome {
    let uptime = { self.environment.uptime().milliseconds }
    let seconds = lockoutsOfUnknownIDs.withLock { $0.secondsToWait(for: attempt, at: uptime()) }
    if let seconds { return .locked(seconds: seconds) }
    guard hash() else { throw .internalError }
    lockoutsOfUnknownIDs.withLock { $0.note(attempt, isRight: false, at: uptime()) }
    return .rejected
  }

  /// Returns a function that compares a password with an announcement's, and returns `nil` if the
  /// password cannot be hashed.
  private func comparison(
    with password: String, _ id: AnnouncementID, _ store: any AnnouncementStore
  ) throws(ServiceError) -> () -> Bool? {
    let hash = try reading(try store.passwordHash(of: id))
    let hasher = environment.hasher
    return {
      guard let hash else {
        // An imported announcement has no password. Hash anyway, so that the time does not reveal
        // this.
        return (try? hasher.hash(password)).map { _ in false }
      }
      return try? hasher.matches(password, hash)
    }
  }
}

extension ServiceError {
  static let wrongPassword = ServiceError(
    .unauthorized, "Invalid credentials for this announcement")

  fileprivate init(_ problem: AuthorizationProblem) {
    self.init(
      problem.code, problem.message,
      headers: [HeaderField("WWW-Authenticate", problem.challenge.header)])
  }
}
