import PetMapAnnouncements
import PetMapSQL
import PetMapPostgres
import PetMapSystem

/// Retries a database operation after a lost connection or a conflict, for as long as a client can
/// be kept waiting.
struct PostgresAttempt {
  /// The time limit for one call to a store, in seconds. A write request also waits in queues and
  /// reads the change log; it is answered within 10 s.
  static let timeout = 4.0
  /// The time limit for waiting for a lock, in seconds. A request that waits for an import or another
  /// writer must not be mistaken for one that waits for a hung server.
  static let lockTimeout = 2
  /// The time limit for reading the change log.
  static let followingTimeout = 2.0
  /// The number of seconds for which a failed connection is retried.
  private static let reconnecting = 1.5

  private let pool: PostgresPool
  private let timeout: Double
  private let start = SystemClock.seconds()
  private var pause = Backoff()

  init(_ pool: PostgresPool, timeout: Double = Self.timeout) {
    self.pool = pool
    self.timeout = timeout
  }

  /// Runs `body` with a connection until it succeeds or fails permanently. `body` must be safe to
  /// repeat.
  mutating func run<Value>(
    _ body: (PostgresConnection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    while true {
      do throws(SQLError) {
        let left = timeout - elapsed
        return try pool.with(atMost: left) { (connection) throws(SQLError) in
          // After a long wait for a connection, there is not enough time left to wait for a lock.
          guard timeout - elapsed > min(Double(Self.lockTimeout), timeout / 2) else {
            throw SQLError(.busy, "the request has waited too long")
          }
          connection.deadline = start + timeout
          defer { connection.deadline = .infinity }
          return try body(connection)
        }
      } catch {
        let limit =
          switch error.kind {
          // During a longer outage, queued requests fail at once.
          case .disconnected, .readOnly: min(Self.reconnecting, timeout) - pool.secondsFailing
          case .conflict: timeout
          default: 0.0
          }
        let length = pause.extend()
        guard elapsed + length < limit else { throw error }
        SystemClock.sleep(seconds: length)
      }
    }
  }

  private var elapsed: Double { SystemClock.seconds() - start }
}
