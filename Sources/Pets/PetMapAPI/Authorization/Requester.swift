public import PetMapAnnouncements

/// The sender of a request, as identified by its credentials (*HTTP API*, sections 4.4, 4.6 and
/// 4.7).
public enum Requester: Sendable, Hashable {
  /// The holder of a management token, which has not been looked up.
  case holder(ManagementToken)
  /// A reporter, whose management password has not been checked.
  case reporter(BasicCredentials)
  case administrator(AuditActor)

  /// Creates the reporter who sent a request.
  ///
  /// - Parameter header: The `Authorization` header, if any.
  public init(reporter header: String?) throws(AuthorizationProblem) {
    guard let header else { throw AuthorizationProblem(.missing, .basic) }
    if let token = Self.token(in: header) {
      self = .holder(token)
    } else if let credentials = BasicCredentials(header: header) {
      self = .reporter(credentials)
    } else {
      throw AuthorizationProblem(.badCredentials, .basic)
    }
  }

  /// Returns the management token of a `Bearer` header.
  private static func token(in header: String) -> ManagementToken? {
    BasicCredentials.parameter(of: "bearer", in: header).flatMap {
      ManagementToken(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Returns the administrator who sent a request.
  ///
  /// - Parameters:
  ///   - token: The token of the service. If it is `nil`, all requests are rejected.
  ///   - challenge: The scheme to ask for.
  public static func administrator(
    header: String?, token: AdminToken?, challenge: AuthorizationProblem.Challenge = .bearer
  ) throws(AuthorizationProblem) -> AuditActor {
    guard let header else { throw AuthorizationProblem(.missing, challenge) }
    guard let administrator = token?.administrator(header: header) else {
      throw AuthorizationProblem(.badAdminToken, challenge)
    }
    return administrator
  }

  /// Creates the sender of a request to change an announcement's status or delete it: its reporter
  /// or the administrator.
  public init(header: String?, token: AdminToken?) throws(AuthorizationProblem) {
    guard let header else { throw AuthorizationProblem(.missing, .basic) }
    if let administrator = token?.administrator(header: header) {
      self = .administrator(administrator)
    } else if BasicCredentials.parameter(of: "basic", in: header) != nil
      || Self.token(in: header) != nil
    {
      try self.init(reporter: header)
    } else {
      throw AuthorizationProblem(.badAdminToken, .bearer)
    }
  }
}

/// A missing or unusable `Authorization` header, which always results in a 401 response.
public struct AuthorizationProblem: Error, Sendable, Hashable {
  /// The kind of problem.
  public enum Reason: Sendable, Hashable {
    case missing
    /// The scheme is not `Basic`, or the value is not the Base64 encoding of a user name, a colon
    /// and a password.
    case badCredentials
    case badAdminToken
  }

  /// The authentication scheme that the response asks for.
  public enum Challenge: Sendable, Hashable {
    case basic
    case bearer

    /// The value of the `WWW-Authenticate` header.
    public var header: String {
      switch self {
      case .basic: #"Basic realm="petmap""#
      case .bearer: "Bearer"
      }
    }
  }

  /// The kind of problem.
  public let reason: Reason
  /// The scheme to use in the next request.
  public let challenge: Challenge

  init(_ reason: Reason, _ challenge: Challenge) {
    self.reason = reason
    self.challenge = challenge
  }

  /// The error code in the API.
  public var code: APIErrorCode { .unauthenticated }

  /// The error message in the API.
  public var message: String {
    switch reason {
    case .missing: "Missing Authorization header"
    case .badCredentials: "Invalid credentials"
    case .badAdminToken: "Invalid admin token"
    }
  }
}
