import PetMapAnnouncements
import PetMapSQL
import PetMapSystem

/// The work of a server's store that no request waits for.
///
/// Every minute, what erased announcements and replaced texts have left behind, and could not be removed
/// at once, is removed; every hour, what has expired.
final class Sweep: Sendable {
  private static let secondsBetweenRuns = 60.0
  private static let runsPerHour = 60

  private let isClosed = Monitor(false)
  /// Whether erased announcements may have left something behind.
  private let haveRemains = Monitor(false)
  /// The path of SQLite's write-ahead log, in which other programs, such as an import, leave what they
  /// have replaced; `nil` for a database.
  private let writeAheadLog: String?

  init(writeAheadLog: String?) { self.writeAheadLog = writeAheadLog }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - remains: Removes what is left behind, and returns whether nothing remains.
  ///   - hourly: Additional work, such as removing photos.
  func start(
    on database: any Database, remains: @escaping @Sendable (any Database) -> Bool,
    hourly: @escaping @Sendable (any Database) -> Void
  ) {
    let thread = Thread { [self, weak database] in
      var runs = 0
      while isClosed.wait(atMost: Self.secondsBetweenRuns, { $0 ? () : nil }) == nil {
        guard let database else { return }
        remove(remains, from: database)
        runs += 1
        guard runs.isMultiple(of: Self.runsPerHour) else { continue }
        Self.removeExpired(from: database)
        hourly(database)
      }
    }
    thread?.detach()
  }

  /// Removes what is left behind, if there may be something.
  func remove(_ remains: (any Database) -> Bool, from database: any Database) {
    let logged = writeAheadLog.flatMap { FileSystem.byteCount(of: $0) } ?? 0
    let isNeeded = haveRemains.withLock { haveRemains in
      defer { haveRemains = false }
      return haveRemains || logged > 0
    }
    if isNeeded, !remains(database) { noteRemains() }
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
