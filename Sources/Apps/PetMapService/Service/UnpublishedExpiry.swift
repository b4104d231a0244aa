import PetMapAnnouncements
import PetMapSystem

/// The schedule for deleting reports without a photo.
///
/// A wrong wall-clock time must not make reports appear old, so nothing is deleted if the clock has
/// been changed since the last check.
struct UnpublishedExpiry: Sendable {
  /// The time in milliseconds after which reports expire.
  private let lifetime: Int64
  private var nextCheck: MonotonicTime?
  /// The wall-clock time at zero on the monotonic clock, according to the last check.
  private var origin: Int64 = 0

  /// The allowed drift of the wall clock between two checks, in milliseconds.
  private static let tolerance: Int64 = 60_000

  init(lifetime: Int64) { self.lifetime = lifetime }

  /// Returns the time before which reports without a photo have expired, or `nil` if no check is
  /// due.
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

  /// Schedules the next check immediately, because there may be more expired reports.
  mutating func checkAgain(at now: MonotonicTime) { nextCheck = now }
}

extension Service {
  /// The maximum number of reports deleted at once, so that other writes do not wait for long.
  private static let expiredAtOnce = 500

  /// Deletes reports that have been without a photo for longer than
  /// ``ServiceEnvironment/unpublishedLifetime``. May block. Call this method about once per second
  /// or more often.
  ///
  /// - Returns: The number of deleted reports.
  package func expireUnpublished() -> Int {
    let now = environment.uptime()
    guard let end = expiry.withLock({ $0?.end(at: environment.now(), now) }) else { return 0 }
    let expired: [AnnouncementID]
    do throws(StoreError) {
      expired = try environment.writableStore().deleteUnpublished(
        createdBefore: end, limit: Self.expiredAtOnce)
      if !expired.isEmpty { try follower.catchUp() }
    } catch {
      // The next check will find them.
      return 0
    }
    metrics.noteExpired(expired.count)
    if expired.count == Self.expiredAtOnce { expiry.withLock { $0?.checkAgain(at: now) } }
    return expired.count
  }
}
