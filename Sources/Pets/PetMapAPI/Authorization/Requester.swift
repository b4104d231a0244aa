/// Who a request says it comes from (*HTTP API*, sections 4.4, 4.6 and 4.7).
public enum Requester: Sendable, Hashable {
  /// Someone who may know an announcement's management password; it is still to be compared.
  case reporter(BasicCredentials)
  case administrator

  /// Who may upload a photo.
  ///
  /// - Parameter header: the `Authorization` header, nil when there is none.
  public static func reporter(
    header: String?
  ) throws(AuthorizationProblem) -> BasicCredentials {
    guard let header else { throw AuthorizationProblem(.missing, .basic) }
    guard let credentials = BasicCredentials(header: header) else {
      throw AuthorizationProblem(.badCredentials, .basic)
    }
    return credentials
  }

  /// Makes sure that a request is the administrator's.
  ///
  /// - Parameter token: nil when the service has none: nobody is the administrator then.
  public static func checkAdministrator(
    header: String?, token: AdminToken?
  ) throws(AuthorizationProblem) {
    guard let header else { throw AuthorizationProblem(.missing, .bearer) }
    guard let token, token.opens(header: header) else {
      throw AuthorizationProblem(.badAdminToken, .bearer)
    }
  }

  /// Who may change an announcement's status or delete it: its reporter or the administrator.
  public init(header: String?, token: AdminToken?) throws(AuthorizationProblem) {
    guard let header else { throw AuthorizationProblem(.missing, .basic) }
    if let token, token.opens(header: header) {
      self = .administrator
    } else if BasicCredentials.parameter(of: "basic", in: header) != nil {
      self = .reporter(try Self.reporter(header: header))
    } else {
      throw AuthorizationProblem(.badAdminToken, .bearer)
    }
  }
}

/// Why a request's `Authorization` header is of no use. Always 401.
public struct AuthorizationProblem: Error, Sendable, Hashable {
  /// What is wrong with it.
  public enum Reason: Sendable, Hashable {
    case missing
    /// Not `Basic`, or not base 64 of a user, a colon and a password.
    case badCredentials
    case badAdminToken
  }

  /// The scheme that the answer asks for.
  public enum Challenge: Sendable, Hashable {
    case basic
    case bearer

    /// The header `WWW-Authenticate`.
    public var header: String {
      switch self {
      case .basic: #"Basic realm="petmap""#
      case .bearer: "Bearer"
      }
    }
  }

  /// Why the request is refused.
  public let reason: Reason
  /// How to try again.
  public let challenge: Challenge

  init(_ reason: Reason, _ challenge: Challenge) {
    self.reason = reason
    self.challenge = challenge
  }

  /// The error's code in the API.
  public var code: APIErrorCode { .unauthenticated }

  /// The error's message in the API.
  public var message: String {
    switch reason {
    case .missing: "Missing Authorization header"
    case .badCredentials: "Invalid credentials"
    case .badAdminToken: "Invalid admin token"
    }
  }
}
