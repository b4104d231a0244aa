import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// The work of a server's store that no request waits for.
///
/// Every minute, what erased announcements have left behind in the files of the database is removed;
/// every hour, what has expired.
final class Sweep: Sendable {
  private static let secondsBetweenRuns = 60.0
  private static let runsPerHour = 60

  private let isClosed = Monitor(false)
  /// Whether announcements were erased since the last successful ``Database/forget()``.
  private let isErased = Monitor(false)

  /// Starts the thread.
  ///
  /// - Parameter hourly: Additional work, such as removing photos.
  func start(on database: any Database, hourly: @escaping @Sendable () -> Void) {
    let thread = Thread { [isClosed, isErased, weak database] in
      var runs = 0
      while isClosed.wait(atMost: Self.secondsBetweenRuns, { $0 ? () : nil }) == nil {
        guard let database else { return }
        Self.forget(isErased, on: database)
        runs += 1
        guard runs.isMultiple(of: Self.runsPerHour) else { continue }
        Self.removeExpired(from: database)
        hourly()
      }
    }
    thread?.detach()
  }

  func stop() { isClosed.change { $0 = true } }

  /// Notes that announcements were erased.
  func noteErasure() { isErased.withLock { $0 = true } }

  private static func forget(_ isErased: Monitor<Bool>, on database: any Database) {
    let wasErased = isErased.withLock { isErased in
      defer { isErased = false }
      return isErased
    }
    guard wasErased else { return }
    let isComplete = (try? database.forget()) ?? false
    if !isComplete { isErased.withLock { $0 = true } }
  }

  /// Removes what has expired. A failure is repeated by the next run.
  private static func removeExpired(from database: any Database) {
    _ = try? database.write { (transaction) throws(StoreFailure) in
      let now = Timestamp(milliseconds: try transaction.now())
      try transaction.removeExpiredKeys(at: now)
      try transaction.removeOldAttempts(at: now)
      try transaction.removeOldChanges(at: now)
    }
  }
}
