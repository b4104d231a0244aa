import PetMapAnnouncements
import PetMapSystem

/// The schedule for deleting what has expired.
///
/// A wrong wall-clock time must not make anything appear old, so nothing is deleted if the clock has
/// been changed since the last check.
struct Expiry: Sendable {
  /// The time in milliseconds after which something expires.
  private let lifetime: Int64
  private var nextCheck: MonotonicTime?
  /// The wall-clock time at zero on the monotonic clock, according to the last check.
  private var origin: Int64 = 0

  /// The allowed drift of the wall clock between two checks, in milliseconds.
  private static let tolerance: Int64 = 60_000

  init(lifetime: Int64) { self.lifetime = lifetime }

  /// Returns the time before which everything has expired, or `nil` if no check is due.
  mutating func end(at time: Timestamp, _ now: MonotonicTime) -> Timestamp? {
    // Hourly, or more often for short lifetimes. The first check takes place soon after startup.
    let interval = min(max(lifetime / 24, 1000), 3_600_000)
    let current = time.milliseconds - now.milliseconds
    guard let nextCheck else {
      self.nextCheck = now.advanced(byMilliseconds: min(interval, 60_000))
      origin = current
      return nil
    }
    if now < nextCheck { return nil }
    self.nextCheck = now.advanced(byMilliseconds: interval)
    let isSteady = abs(current - origin) <= Self.tolerance
    origin = current
    return isSteady ? time.advanced(byMilliseconds: -lifetime) : nil
  }

  /// Schedules the next check immediately, because more may have expired.
  mutating func checkAgain(at now: MonotonicTime) { nextCheck = now }
}

extension Service {
  /// The maximum number deleted at once, so that other writes do not wait for long.
  private static let expiredAtOnce = 500

  /// Deletes what has been kept for longer than ``ServiceEnvironment/lifetimes``. May block. Call
  /// this method about once per second or more often.
  ///
  /// - Returns: The number of deleted announcements.
  package func deleteExpired() -> Int {
    var announcements = 0
    for kind in Expiring.allCases {
      let count = deleteExpired(kind)
      if kind != .auditEntries { announcements += count }
    }
    return announcements
  }

  private func deleteExpired(_ kind: Expiring) -> Int {
    let now = environment.uptime()
    guard let end = expiries.withLock({ $0[kind]?.end(at: environment.now(), now) }) else {
      return 0
    }
    let count: Int
    do throws(StoreError) {
      count = try environment.writableStore().deleteExpired(
        kind, before: end, limit: Self.expiredAtOnce)
      if count > 0, kind != .auditEntries { try follower.catchUp() }
    } catch {
      // The next check will find them.
      return 0
    }
    if kind != .auditEntries { metrics.noteExpired(count) }
    if count == Self.expiredAtOnce { expiries.withLock { $0[kind]?.checkAgain(at: now) } }
    return count
  }
}
