import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// The work of a server's store that no request waits for.
///
/// Every minute, what erased announcements have left behind, and could not be removed at once, is
/// removed; every hour, what has expired.
final class Sweep: Sendable {
  private static let secondsBetweenRuns = 60.0
  private static let runsPerHour = 60

  private let isClosed = Monitor(false)
  /// Whether erased announcements may have left something behind.
  private let haveRemains = Monitor(false)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - remains: Removes what erased announcements have left behind, and returns whether nothing
  ///     remains.
  ///   - hourly: Additional work, such as removing photos.
  func start(
    on database: any Database, remains: @escaping @Sendable (any Database) -> Bool,
    hourly: @escaping @Sendable (any Database) -> Void
  ) {
    let thread = Thread { [isClosed, haveRemains, weak database] in
      var runs = 0
      while isClosed.wait(atMost: Self.secondsBetweenRuns, { $0 ? () : nil }) == nil {
        guard let database else { return }
        let isNeeded = haveRemains.withLock { haveRemains in
          defer { haveRemains = false }
          return haveRemains
        }
        if isNeeded, !remains(database) { haveRemains.withLock { $0 = true } }
        runs += 1
        guard runs.isMultiple(of: Self.runsPerHour) else { continue }
        Self.removeExpired(from: database)
        hourly(database)
      }
    }
    thread?.detach()
  }

  func stop() { isClosed.change { $0 = true } }

  /// Notes that erased announcements may have left something behind.
  func noteRemains() { haveRemains.withLock { $0 = true } }

  /// Removes what has expired. A failure is repeated by the next run.
  static func removeExpired(from database: any Database) {
    _ = try? database.write { (transaction) throws(StoreFailure) in
      let now = Timestamp(milliseconds: try transaction.now())
      try transaction.removeExpiredKeys(at: now)
      try transaction.removeOldAttempts(at: now)
      try transaction.removeOldNetworks(at: now, days: SenderNetwork.daysKept)
      try transaction.removeOldChanges(at: now)
      try transaction.removeOldAlerts(at: now)
    }
  }
}
