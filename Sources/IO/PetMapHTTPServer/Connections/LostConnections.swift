import PetMapService
import PetMapSystem

/// Counts the connections that were turned away or cut off, and says which of them get a line of their
/// own in the log.
///
/// Of each reason a few have one in a second; the rest share one, so that thousands do not fill a disk.
final class LostConnections: Sendable {
  /// The most lines of a reason in a second.
  static let lineLimit = 10

  private struct Tally {
    var total = 0
    var windowStart = -Double.infinity
    var lines = 0
    /// Those without a line yet.
    var pending = 0
  }

  private let tallies = Guarded<[ConnectionLoss: Tally]>([:])

  /// Counts a connection.
  ///
  /// - Parameter now: on a clock that only goes forward.
  /// - Returns: whether it has a line of its own.
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

  /// How many have had no line for a second, by reason; they have it now.
  ///
  /// - Parameter now: infinite to take all.
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
