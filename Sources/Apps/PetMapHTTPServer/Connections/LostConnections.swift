import PetMapService
import PetMapSystem

/// Counts the connections that were refused or dropped, and decides which of them are logged
/// individually.
///
/// For each reason, a few connections per second are logged individually and the others are
/// summarized in one line, so that thousands of them do not fill a disk.
final class LostConnections: Sendable {
  /// The maximum number of lines per second for each reason.
  static let lineLimit = 10

  private struct Tally {
    var total = 0
    var windowStart = -Double.infinity
    var lines = 0
    /// The number of connections that have not been logged yet.
    var pending = 0
  }

  private let tallies = Monitor<[ConnectionLoss: Tally]>([:])

  /// Counts a connection.
  ///
  /// - Parameter now: The time on a monotonic clock.
  /// - Returns: Whether to log it individually.
  func note(_ reason: ConnectionLoss, at now: Double) -> Bool {
    tallies.withLock { tallies in
      var tally = tallies[reason] ?? Tally()
      defer { tallies[reason] = tally }
      tally.total += 1
      if now - tally.windowStart >= 1, tally.pending == 0 {
        (tally.windowStart, tally.lines) = (now, 0)
      }
      guard tally.lines < Self.lineLimit else {
        tally.pending += 1
        return false
      }
      tally.lines += 1
      return true
    }
  }

  /// Returns and resets the number of connections that were not logged individually, for each
  /// reason whose one-second window has ended.
  ///
  /// - Parameter now: The time on a monotonic clock, or infinity to include all reasons.
  func takeSummaries(at now: Double) -> [(reason: ConnectionLoss, count: Int)] {
    tallies.withLock { tallies in
      ConnectionLoss.allCases.compactMap { reason in
        guard let tally = tallies[reason], tally.pending > 0, now - tally.windowStart >= 1 else {
          return nil
        }
        tallies[reason] = Tally(total: tally.total)
        return (reason, tally.pending)
      }
    }
  }

  var totals: [ConnectionLoss: Int] { tallies.withLock { $0.mapValues(\.total) } }
}
