import PetMapAnnouncements
import PetMapSQL
import PetMapPostgres

/// The address of a PostgreSQL database, as a libpq URI: `postgres://USER@HOST1,HOST2/DATABASE`.
///
/// libpq takes missing parts from its environment variables and, for passwords, also from
/// `~/.pgpass`.
public struct PostgresAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address with its password.
  private let uri: String
  /// The passwords in the address, percent-encoded as in the address.
  private let passwords: [String]

  /// Returns `nil` if the text is not a PostgreSQL URI.
  public init?(_ text: String) {
    guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") else { return nil }
    uri = text
    passwords = Self.passwords(in: text)
  }

  /// The address without its password.
  public var description: String { redacted(uri) }

  /// Redacts the address's passwords in a string, such as libpq's message about a malformed
  /// address.
  func redacted(_ text: String) -> String {
    passwords.reduce(text) { text, password in
      text.replacing(":\(password)@", with: ":***@")
        .replacing("password=\(password)", with: "password=***")
    }
  }

  private static func passwords(in uri: String) -> [String] {
    var found: [String] = []
    let rest = uri.split(separator: "://", maxSplits: 1).last ?? ""
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    if let at = rest.lastIndex(of: "@"), let colon = rest[..<at].firstIndex(of: ":"),
      colon < (authority.contains("@") ? authority.endIndex : at)
    {
      found.append(String(rest[rest.index(after: colon)..<at]))
    }
    for parameter in rest.split(whereSeparator: { $0 == "?" || $0 == "&" }).dropFirst()
    where parameter.hasPrefix("password=") || parameter.hasPrefix("sslpassword=") {
      found.append(String(parameter.split(separator: "=", maxSplits: 1).dropFirst().first ?? ""))
    }
    return found.filter { !$0.isEmpty }
  }

  /// Overwrites the passwords in the process's arguments, so that `ps` does not show them.
  public func hidePasswords() {
    for password in passwords { PostgresConnection.hideArgument(password) }
  }

  // MARK: Connecting

  /// The oldest supported version.
  private static let oldestServer = 14

  /// The time limit for waiting for a lock, in seconds; requests wait for less, see
  /// ``PostgresAttempt/lockTimeout``.
  static let lockTimeout = 6

  /// Opens a connection for the store's statements.
  ///
  /// - Parameters:
  ///   - newest: The newest primary seen so far; see ``PostgresHosts``.
  ///   - seconds: The timeout.
  func connect(
    for use: PostgresHosts.Use = .writing, after newest: PostgresServer? = nil,
    atMost seconds: Double = 4
  ) throws(SQLError) -> PostgresConnection {
    let connection = try PostgresHosts(uri).connect(for: use, after: newest, atMost: seconds)
    connection.timeout = seconds
    // JIT compilation, which PostgreSQL uses if statistics are missing, takes 100 ms and saves
    // nothing here. A petmap process that is suspended during a transaction must not block the
    // others. Transactions have no timeout, because one would cancel commits that wait for a standby;
    // a canceled wait is reported as a warning. An acknowledged write must be durable, also on a
    // synchronous standby, even if the default is not to wait for that; a stricter setting, such as
    // `remote_apply`, is kept. A session is idle while the records of an import are read.
    // `transaction_timeout` exists only in PostgreSQL 17 and newer.
    try connection.run(
      """
      SET search_path = \(Schema.postgresName);
      SET jit = off;
      SET lock_timeout = '\(Self.lockTimeout)s';
      SET idle_in_transaction_session_timeout = '15s';
      SET default_transaction_isolation = 'read committed';
      SET client_min_messages = 'warning';
      SELECT set_config(name, CASE name WHEN 'synchronous_commit' THEN 'on' ELSE '0' END, false)
      FROM pg_settings WHERE name IN ('transaction_timeout', 'idle_session_timeout')
        OR name = 'synchronous_commit' AND setting NOT IN ('on', 'remote_apply')
      """)
    connection.timeout = PostgresAttempt.timeout
    return connection
  }

  /// Whether the address lists several hosts.
  func hasSeveralHosts() throws(SQLError) -> Bool { try PostgresHosts(uri).count() > 1 }

  /// Opens a connection and checks that the server can hold a store.
  func connectChecked(
    for use: PostgresHosts.Use = .writing
  ) throws(StoreError) -> PostgresConnection {
    let connection: PostgresConnection
    do throws(SQLError) {
      connection = try connect(for: use)
    } catch {
      let problem = problem(error)
      // libpq reports a user whose sessions are read-only in the same way as a standby.
      if problem == .standby, let server = try? connect(for: .reading).server, !server.isStandby {
        throw .readOnly(cause: "the user's sessions are read-only")
      }
      throw .database(problem)
    }
    let version = connection.serverVersion
    guard version >= Self.oldestServer * 10_000 else {
      throw .database(
        .tooOld(
          version: "\(version / 10_000).\(version % 100)", oldest: "\(Self.oldestServer)"))
    }
    let encoding = connection.parameter("server_encoding") ?? "unknown"
    guard encoding == "UTF8" else { throw .database(.notUTF8(encoding: encoding)) }
    return connection
  }

  /// Classifies a connection failure by its message, because libpq does not report an error code.
  /// Messages depend on the locale; an unrecognized message becomes the cause.
  private func problem(_ error: SQLError) -> DatabaseProblem {
    let cause = redacted(error.message)
    if error.code == PostgresConnection.noLibrary { return .noLibrary(cause: cause) }
    if error.code == PostgresHosts.standby { return .standby }
    func mentions(_ words: String...) -> Bool { words.contains { cause.contains($0) } }
    if mentions("session is read-only", "hot standby mode") { return .standby }
    if mentions("too many clients", "remaining connection slots", "too many connections") {
      return .noConnection
    }
    if mentions(
      "password", "pg_hba.conf", "authentication failed", "role \"", "not permitted to log")
    {
      return .refused(cause: cause)
    }
    if mentions("database \""), mentions("does not exist") { return .noDatabase(cause: cause) }
    if mentions(
      "in URI", "URI query parameter", "invalid port", "invalid percent-encoded",
      "invalid integer value")
    {
      return .badAddress(cause: cause)
    }
    return .unreachable(cause: cause)
  }
}
