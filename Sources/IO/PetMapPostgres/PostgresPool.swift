import PetMapSystem

/// A pool of connections to a database: at most ``limit``, opened on demand and kept open.
package final class PostgresPool: Sendable {
  /// The maximum number of open connections.
  package static let limit = 8

  private struct State {
    var idle: [PostgresConnection] = []
    var openCount = 0
    var isClosed = false
    /// The pause after a failed connection attempt.
    var pause = Backoff()
  }

  private let state = Guarded(State())
  private let open: @Sendable () throws(PostgresError) -> PostgresConnection

  /// - Parameter open: A function that opens a connection.
  package init(_ open: @escaping @Sendable () throws(PostgresError) -> PostgresConnection) {
    self.open = open
  }

  /// Runs `body` with exclusive use of a connection. If the connection is unusable afterward, it is
  /// closed.
  ///
  /// - Parameter seconds: The maximum time to wait while all connections are in use.
  package func with<Result>(
    atMost seconds: Double = 8, _ body: (PostgresConnection) throws(PostgresError) -> Result
  ) throws(PostgresError) -> Result {
    let connection = try take(atMost: seconds)
    defer { give(connection) }
    return try body(connection)
  }

  private enum Turn {
    case use(PostgresConnection)
    case open
    case closed
    case pause
  }

  private func take(atMost seconds: Double) throws(PostgresError) -> PostgresConnection {
    let turn = state.wait(atMost: seconds) { state -> Turn? in
      if state.isClosed { return .closed }
      if let connection = state.idle.popLast() { return .use(connection) }
      if state.openCount >= Self.limit { return nil }
      if state.pause.isOn { return .pause }
      state.openCount += 1
      return .open
    }
    switch turn {
    case .use(let connection): return connection
    case .closed: throw PostgresError(state: "closed", message: "the store is closed")
    case .pause: throw PostgresError(message: "the database cannot be reached")
    case nil: throw PostgresError(message: "all \(Self.limit) connections are in use")
    case .open: break
    }
    do throws(PostgresError) {
      let connection = try open()
      state.withLock { $0.pause = Backoff() }
      return connection
    } catch {
      state.change { state in
        state.openCount -= 1
        state.pause.extend()
      }
      throw error
    }
  }

  private func give(_ connection: PostgresConnection) {
    state.change { state in
      if state.isClosed || !connection.isUsable || connection.isSuspect {
        state.openCount -= 1
        // The others are likely to be lost as well.
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

/// The pause between two attempts to connect: 50 ms to 1 s with jitter.
package struct Backoff: Sendable {
  private var milliseconds = 25.0
  private var end = 0.0

  package init() {}

  /// Whether the pause has not ended.
  package var isOn: Bool { SystemClock.seconds() < end }

  /// Starts a pause that is twice as long as the previous one.
  ///
  /// - Returns: The length in seconds.
  @discardableResult
  package mutating func extend() -> Double {
    milliseconds = min(1000, milliseconds * 2)
    let pause = milliseconds * Double.random(in: 0.75...1.25) / 1000
    end = SystemClock.seconds() + pause
    return pause
  }
}
