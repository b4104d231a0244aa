import PetMapAnnouncements
import PetMapSystem

/// When reports that never got their photo are looked for to be deleted.
///
/// A wrong time of day must not make reports look old: nothing is deleted when the clock was set since
/// the last look.
struct UnpublishedExpiry: Sendable {
  /// How many milliseconds a report may be without a photo.
  private let lifetime: Int64
  private var nextLook: MonotonicTime?
  /// The time of day at the clock's zero, at the last look.
  private var origin: Int64 = 0

  /// How far the time of day may drift between two looks, in milliseconds.
  private static let tolerance: Int64 = 60_000

  init(lifetime: Int64) { self.lifetime = lifetime }

  /// The instant before which reports without a photo have expired; nil when it is not time to look.
  mutating func end(at time: Timestamp, _ now: MonotonicTime) -> Timestamp? {
    // Every hour, and more often where lifetimes are short; the first time soon after the start.
    let interval = min(max(lifetime / 24, 1000), 3_600_000)
    let current = time.milliseconds - now.milliseconds
    guard let nextLook else {
      self.nextLook = now.advanced(byMilliseconds: min(interval, 60_000))
      origin = current
      return nil
    }
    if now < nextLook { return nil }
    self.nextLook = now.advanced(byMilliseconds: interval)
    let isSteady = abs(current - origin) <= Self.tolerance
    origin = current
    return isSteady ? time.advanced(byMilliseconds: -lifetime) : nil
  }

  /// Looks again at once: there may be more.
  mutating func lookAgain(at now: MonotonicTime) { nextLook = now }
}

extension Service {
  /// The most reports that are deleted at a time, so that others' writes do not wait for long.
  private static let expiredAtOnce = 500

  /// Deletes reports that have been without a photo for longer than
  /// ``ServiceEnvironment/unpublishedLifetime``; called some times a second. It may wait.
  ///
  /// - Returns: how many were deleted.
  package func expireUnpublished() -> Int {
    let now = environment.uptime()
    guard let end = expiry.withLock({ $0?.end(at: environment.now(), now) }) else { return 0 }
    let expired: [AnnouncementID]
    do throws(StoreError) {
      expired = try environment.store.deleteUnpublished(
        createdBefore: end, limit: Self.expiredAtOnce)
      if !expired.isEmpty { try follower.catchUp() }
    } catch {
      // The next look finds them.
      return 0
    }
    attempts.withLock { attempts in for id in expired { attempts.forget(id) } }
    metrics.noteExpired(expired.count)
    if expired.count == Self.expiredAtOnce { expiry.withLock { $0?.lookAgain(at: now) } }
    return expired.count
  }
}
