package import PetMapSQL
import PetMapSystem

/// A pool of connections to a database: at most ``limit``, opened on demand and kept open.
package final class PostgresPool: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    /// The number of connections in the current generation.
    var openCount = 0
    /// The number of primaries seen so far. Connections to earlier primaries are no longer counted,
    /// because calls on them may still be waiting for a hung server.
    var generation = 0
    /// Whether a thread is opening a connection after a failure.
    var isProbing = false
    var isClosed = false
    /// The pause after a failed connection attempt or a timeout.
    var pause = Backoff()
    /// The time of the first failure since the last success.
    var failingSince: Double?
    /// The newest primary. Connections to earlier primaries of its cluster are closed.
    var newest: PostgresServer?

    func keeps(_ connection: PostgresConnection) -> Bool {
      guard let newest, let server = connection.server else { return true }
      return !server.isOlder(than: newest)
    }

    mutating func noteFailure() {
      failingSince = failingSince ?? SystemClock.seconds()
      pause.extend()
    }
  }

  /// The maximum number of open connections.
  private let limit: Int
  private let state = Monitor(State())
  private let open: @Sendable () throws(SQLError) -> PostgresConnection

  /// - Parameter open: A function that opens a connection.
  package init(
    limit: Int, _ open: @escaping @Sendable () throws(SQLError) -> PostgresConnection
  ) {
    self.limit = limit
    self.open = open
  }

  /// The number of seconds for which every attempt to use the database has failed; 0 after a
  /// success.
  package var secondsFailing: Double {
    state.withLock { $0.failingSince }.map { SystemClock.seconds() - $0 } ?? 0
  }

  /// Runs `body` with exclusive use of a connection. If the connection is unusable afterward, it is
  /// closed.
  ///
  /// - Parameter seconds: The maximum time to wait while all connections are in use.
  package func with<Result>(
    atMost seconds: Double = 8, _ body: (PostgresConnection) throws(SQLError) -> Result
  ) throws(SQLError) -> Result {
    let (connection, generation) = try acquire(atMost: seconds)
    defer { release(connection, of: generation) }
    let result = try body(connection)
    state.withLock { state in
      state.pause = Backoff()
      state.failingSince = nil
    }
    return result
  }

  /// Closes connections to primaries that a newer one has replaced.
  package func close(olderThan newest: PostgresServer) {
    state.change { state in
      state.newest = newest
      state.idle = state.idle.filter { state.keeps($0) }
      state.openCount = state.idle.count
      state.generation += 1
      state.isProbing = false
      state.pause = Backoff()
    }
  }

  private enum Turn {
    case use(PostgresConnection)
    case open
    case closed
    case pause
  }

  private func acquire(
    atMost seconds: Double
  ) throws(SQLError) -> (PostgresConnection, generation: Int) {
    var generation = 0
    let turn = state.wait(atMost: seconds) { state -> Turn? in
      generation = state.generation
      if state.isClosed { return .closed }
      if state.pause.isOn { return .pause }
      if let connection = state.idle.popLast() { return .use(connection) }
      if state.openCount >= limit { return nil }
      if state.failingSince != nil {
        // One thread probes whether the database is available again; the others do not wait.
        if state.isProbing { return .pause }
        state.isProbing = true
      }
      state.openCount += 1
      return .open
    }
    switch turn {
    case .use(let connection): return (connection, generation)
    case .closed: throw SQLError(.other, "the store is closed")
    case .pause: throw .disconnected("the database cannot be reached")
    case nil: throw SQLError(.busy, "all \(limit) connections are in use")
    case .open: break
    }
    do throws(SQLError) {
      let connection = try open()
      state.change { if $0.generation == generation { $0.isProbing = false } }
      return (connection, generation)
    } catch {
      state.change { state in
        guard state.generation == generation else { return }
        state.isProbing = false
        state.openCount -= 1
        state.noteFailure()
      }
      throw error
    }
  }

  private func release(_ connection: PostgresConnection, of generation: Int) {
    state.change { state in
      guard state.generation == generation else { return }
      // Subsequent callers should not wait for a hung server.
      if connection.isLate { state.noteFailure() }
      if state.isClosed || !connection.isUsable || connection.isSuspect
        || !state.keeps(connection)
      {
        state.openCount -= 1
        // The idle connections are probably lost as well.
        if !connection.isUsable {
          state.openCount -= state.idle.count
          state.idle = []
        }
      } else {
        state.idle.append(connection)
      }
    }
  }

  /// Closes the connections; later calls fail.
  package func close() {
    state.change { state in
      state.isClosed = true
      state.openCount -= state.idle.count
      state.idle = []
    }
  }
}

/// An exponential backoff between connection attempts: 50 ms to 1 s, with jitter.
package struct Backoff: Sendable {
  private var milliseconds = 25.0
  private var end = 0.0

  package init() {}

  /// Whether the pause is still in effect.
  package var isOn: Bool { SystemClock.seconds() < end }

  /// Starts a pause that is twice as long as the previous one.
  ///
  /// - Returns: The length of the pause in seconds.
  @discardableResult
  package mutating func extend() -> Double {
    milliseconds = min(1000, milliseconds * 2)
    let pause = milliseconds * Double.random(in: 0.75...1.25) / 1000
    end = SystemClock.seconds() + pause
    return pause
  }
}
