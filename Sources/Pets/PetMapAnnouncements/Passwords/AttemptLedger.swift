/// Counts failed attempts to enter management passwords and computes lockouts (*HTTP API*, section
/// 5).
///
/// - Per announcement and address, 5 failed attempts cause a 30-second lockout, which doubles with
///   every 5 more, up to an hour. A successful attempt resets the count.
/// - Per announcement, 100 failed attempts from all addresses within 24 hours cause a lockout that
///   lasts until there are fewer. The store persists these attempts across restarts.
/// - Failed attempts by others do not lock out the network from which the announcement was created,
///   or any address that sent the right password within the last 30 days (OWASP, Authentication
///   Cheat Sheet: device cookies). The store records the network; the addresses are forgotten on
///   restart. The creating network has its own limit of 100 failed attempts per day.
///
/// The owner of this value must check the lockout, compare the password and record the result under
/// one lock per announcement and address, so that concurrent guesses are evaluated one at a time.
public struct AttemptLedger: Sendable {
  private struct Pair: Hashable {
    var id: AnnouncementID
    var peer: String
  }

  private struct Failures {
    var count = 0
    var last: MonotonicTime
    var lockedUntil: MonotonicTime
  }

  private struct Failure {
    var at: MonotonicTime
    var isFromReporterNetwork: Bool
  }

  static let failuresOfLock = 5
  static let firstLock: Int64 = 30_000
  static let longestLock: Int64 = 3_600_000
  package static let failuresOfDay = 100
  package static let day: Int64 = 86_400_000
  package static let trustedDays: Int64 = 30

  private var pairs: [Pair: Failures] = [:]
  /// The time of the last successful attempt.
  private var successes: [Pair: MonotonicTime] = [:]
  /// The failed attempts of the last 24 hours, in ascending order.
  private var recent: [AnnouncementID: [Failure]] = [:]
  /// The number of pairs that triggers the removal of entries older than a day.
  private var nextCleaning = 1024
  private var nextTrustCleaning = 1024
  private let pairLimit: Int

  /// Creates a ledger without entries.
  ///
  /// - Parameter pairLimit: The maximum number of pairs of an announcement and an address. If there
  ///   would be more, all of them are forgotten.
  package init(pairLimit: Int) { self.pairLimit = pairLimit }

  /// - Parameters:
  ///   - failedAttempts: The failed attempts of the last 24 hours from the store, in ascending
  ///     order.
  ///   - time: The wall-clock time, used to compute the ages of failed attempts. An attempt in the
  ///     future was recorded before a clock correction and counts as new.
  ///   - now: The same moment on the monotonic clock.
  public init(
    failedAttempts: [FailedAttempt] = [], at time: Timestamp = Timestamp(milliseconds: 0),
    now: MonotonicTime = MonotonicTime(milliseconds: 0)
  ) {
    pairLimit = .max
    for attempt in failedAttempts {
      let age = min(max(0, time.milliseconds - attempt.at.milliseconds), Self.day)
      recent[attempt.id, default: []].append(
        Failure(
          at: now.advanced(byMilliseconds: -age),
          isFromReporterNetwork: attempt.isFromReporterNetwork))
    }
  }

  /// Returns the time until the next attempt is allowed, or `nil` if it is allowed now.
  ///
  /// - Parameter isReporterNetwork: Whether the announcement was created from the peer's network.
  /// - Returns: Whole seconds, 1 or more, for the `Retry-After` header.
  public func secondsToWait(
    for id: AnnouncementID, from peer: String, isReporterNetwork: Bool = false,
    at now: MonotonicTime
  ) -> Int? {
    var until = now
    if let pair = pairs[Pair(id: id, peer: peer)] { until = max(until, pair.lockedUntil) }
    let relevant = (recent[id] ?? []).filter { failure in
      failure.at.advanced(byMilliseconds: Self.day) > now
        && (failure.isFromReporterNetwork || !isReporterNetwork)
    }
    if relevant.count >= Self.failuresOfDay, !isTrusted(Pair(id: id, peer: peer), at: now) {
      let oldest = relevant[relevant.count - Self.failuresOfDay]
      until = max(until, oldest.at.advanced(byMilliseconds: Self.day))
    }
    let remaining = until.milliseconds - now.milliseconds
    return remaining > 0 ? Int((remaining + 999) / 1000) : nil
  }

  /// Records a failed attempt. The caller must also record it in the store.
  ///
  /// - Complexity: Amortized O(1).
  public mutating func recordFailedAttempt(
    for id: AnnouncementID, from peer: String, isReporterNetwork: Bool = false,
    at now: MonotonicTime
  ) {
    let pair = Pair(id: id, peer: peer)
    var failures = pairs[pair] ?? Failures(last: now, lockedUntil: now)
    failures.count += 1
    failures.last = now
    if let lock = Self.lock(after: failures.count) {
      failures.lockedUntil = now.advanced(byMilliseconds: lock)
    }
    pairs[pair] = failures
    var times = recent[id] ?? []
    times.removeAll { $0.at.advanced(byMilliseconds: Self.day) <= now }
    times.append(Failure(at: now, isFromReporterNetwork: isReporterNetwork))
    recent[id] = times
    if pairs.count >= nextCleaning { forgetOld(at: now) }
    if pairs.count > pairLimit { (pairs, recent) = ([:], [:]) }
  }

  /// Returns the duration in milliseconds of the lockout that the given number of failed attempts
  /// causes, or `nil` if it causes none.
  package static func lock(after failures: Int) -> Int64? {
    guard failures.isMultiple(of: failuresOfLock) else { return nil }
    let doublings = min(failures / failuresOfLock - 1, 10)
    return min(firstLock << Int64(doublings), longestLock)
  }

  /// Records a successful attempt.
  public mutating func noteSuccess(for id: AnnouncementID, from peer: String, at now: MonotonicTime)
  {
    let pair = Pair(id: id, peer: peer)
    pairs[pair] = nil
    successes[pair] = now
    if successes.count >= nextTrustCleaning {
      successes = successes.filter { isTrusted($0.key, at: now) }
      nextTrustCleaning = max(1024, successes.count * 2)
    }
  }

  /// Returns whether the right password was sent from this address within the last
  /// ``trustedDays`` days.
  private func isTrusted(_ pair: Pair, at now: MonotonicTime) -> Bool {
    guard let success = successes[pair] else { return false }
    return success.advanced(byMilliseconds: Self.trustedDays * Self.day) > now
  }

  /// Removes the entries of a deleted announcement.
  public mutating func forget(_ id: AnnouncementID) {
    recent[id] = nil
    pairs = pairs.filter { $0.key.id != id }
    successes = successes.filter { $0.key.id != id }
  }

  /// Removes entries older than a day, so that memory holds at most a day's failed attempts.
  private mutating func forgetOld(at now: MonotonicTime) {
    pairs = pairs.filter { $0.value.last.advanced(byMilliseconds: Self.day) > now }
    recent = recent.filter { entry in
      entry.value.contains { $0.at.advanced(byMilliseconds: Self.day) > now }
    }
    nextCleaning = max(1024, pairs.count * 2)
  }
}

/// An attempt to manage an announcement with a password.
public struct PasswordAttempt: Sendable, Hashable {
  /// The announcement.
  public var id: AnnouncementID
  /// The address that the attempt comes from; see ``PeerNetwork/text``.
  public var peer: String
  /// Whether the announcement was created from the peer's network.
  public var isFromReporterNetwork: Bool

  /// Creates an attempt.
  public init(id: AnnouncementID, peer: String, isFromReporterNetwork: Bool) {
    self.id = id
    self.peer = peer
    self.isFromReporterNetwork = isFromReporterNetwork
  }

  /// The result of an attempt.
  public enum Outcome: Sendable, Hashable {
    case accepted
    case rejected
    /// The password was not evaluated; the next attempt may be made after this many seconds.
    case locked(seconds: Int)
  }
}

/// A failed attempt to enter the password of an announcement.
public struct FailedAttempt: Sendable, Hashable {
  /// The ID of the announcement.
  public var id: AnnouncementID
  /// The time of the attempt.
  public var at: Timestamp
  /// Whether the attempt came from the network that created the announcement.
  public var isFromReporterNetwork: Bool

  /// Creates a failed attempt.
  public init(id: AnnouncementID, at: Timestamp, isFromReporterNetwork: Bool = false) {
    self.id = id
    self.at = at
    self.isFromReporterNetwork = isFromReporterNetwork
  }
}

/// A moment on a monotonic clock, which is unaffected by changes to the wall-clock time.
public struct MonotonicTime: Sendable, Hashable, Comparable {
  /// Milliseconds since an arbitrary moment, which is fixed for the life of the process.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Returns the moment that is the given number of milliseconds later.
  public func advanced(byMilliseconds count: Int64) -> MonotonicTime {
    MonotonicTime(milliseconds: milliseconds + count)
  }

  /// Returns whether the left moment is earlier.
  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
}
