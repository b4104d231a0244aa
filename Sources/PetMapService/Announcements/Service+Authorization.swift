import PetMapReports

extension Service {
  /// Checks the administrator's token, and finds the announcement that the path names.
  func authorizeAdmin(_ call: Call) throws(ServiceError) -> AnnouncementID {
    switch Credentials(call.head.headers["Authorization"]) {
    case .absent: throw Self.missingAuthorization("Bearer")
    case .token(let text):
      guard let token = environment.adminToken, token.matches(text) else { throw Self.wrongToken }
    case .basic, .unusableBasic: throw Self.wrongToken
    }
    return try announcement(call).id
  }

  /// Checks an announcement's management password, or the administrator's token where that does as
  /// well (contract, sections 4.4 and 4.7, steps 1 to 4). It may wait for the password's hash.
  func authorizeOwner(
    _ call: Call, allowsAdmin: Bool
  ) throws(ServiceError) -> AnnouncementID {
    let challenge = allowsAdmin ? #"Basic realm="petmap", Bearer"# : #"Basic realm="petmap""#
    switch Credentials(call.head.headers["Authorization"]) {
    case .absent: throw Self.missingAuthorization(challenge)
    case .unusableBasic: throw Self.unusableCredentials
    case .token:
      guard allowsAdmin else { throw Self.unusableCredentials }
      return try authorizeAdmin(call)
    case .basic(let user, let password):
      let found = try announcement(call)
      try check(password, of: found.id, isForIt: user == found.id.text, peer: call.head.peer)
      return found.id
    }
  }

  /// - Parameter isForIt: whether the password was given for this announcement.
  private func check(
    _ password: String, of id: AnnouncementID, isForIt: Bool, peer: String
  ) throws(ServiceError) {
    if let wait = attempts.lock(of: id, peer: peer, at: environment.now()) {
      throw ServiceError(
        .tooManyRequests, "Too many failed attempts, try again later",
        headers: [HeaderField("Retry-After", String(wait))])
    }
    let opens = isForIt ? try matches(password, id) : false
    if opens {
      attempts.succeed(id, peer: peer)
      return
    }
    let now = environment.now()
    attempts.fail(id, peer: peer, at: now)
    // A store that cannot write forgets the failure at a restart, no sooner.
    try? environment.store.noteFailure(of: id, at: now)
    throw ServiceError(.unauthorized, "Invalid credentials for this announcement")
  }

  private func matches(_ password: String, _ id: AnnouncementID) throws(ServiceError) -> Bool {
    let hash: PasswordHash?
    do throws(StoreError) {
      hash = try environment.store.passwordHash(of: id)
    } catch {
      throw ServiceError(error)
    }
    // An imported announcement has no password.
    guard let hash else { return false }
    do throws(PasswordHashingError) {
      return try environment.hasher.matches(password, hash)
    } catch {
      throw .internalError
    }
  }

  private static func missingAuthorization(_ challenge: String) -> ServiceError {
    ServiceError(
      .unauthenticated, "Missing Authorization header",
      headers: [HeaderField("WWW-Authenticate", challenge)])
  }

  private static let unusableCredentials = ServiceError(
    .unauthenticated, "Invalid Authorization header",
    headers: [HeaderField("WWW-Authenticate", #"Basic realm="petmap""#)])

  private static let wrongToken = ServiceError(
    .unauthenticated, "Invalid admin token",
    headers: [HeaderField("WWW-Authenticate", "Bearer")])
}
