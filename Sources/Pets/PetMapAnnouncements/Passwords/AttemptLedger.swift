/// Counts wrong management passwords and says when the next attempt may be made (*HTTP API*,
/// section 5).
///
/// - For one announcement from one address, 5 failures lock for 30 seconds, and each further 5 for
///   twice as long as the ones before, up to an hour. A success forgets them.
/// - For one announcement over all addresses, 100 failures within 24 hours lock until there are
///   fewer. They outlive a restart: the store keeps them.
/// - Others' failures do not lock out the network from which the announcement was created, which the
///   store knows, nor an address from which the right password came within 30 days, which is forgotten
///   at a restart (OWASP, Authentication Cheat Sheet: device cookies). The former has 100 failures a
///   day of its own.
///
/// A value: its owner looks, compares the password and notes the outcome under one lock for each
/// pair of announcement and address, so that parallel guesses come one after the other.
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
  static let failuresOfDay = 100
  static let day: Int64 = 86_400_000
  static let trustedDays: Int64 = 30

  private var pairs: [Pair: Failures] = [:]
  /// When the right password last came.
  private var successes: [Pair: MonotonicTime] = [:]
  /// The failures of the last 24 hours, ascending.
  private var recent: [AnnouncementID: [Failure]] = [:]
  /// The number of pairs at which those of yesterday are looked for next.
  private var nextCleaning = 1024
  private var nextTrustCleaning = 1024

  /// - Parameters:
  ///   - failures: what the store still knows of the last 24 hours, ascending.
  ///   - time: the time of day, by which the failures' ages are told. One from the future happened
  ///     before the clock was put right, and counts as new.
  ///   - now: the same moment.
  public init(
    failures: [PasswordFailure] = [], at time: Timestamp = Timestamp(milliseconds: 0),
    now: MonotonicTime = MonotonicTime(milliseconds: 0)
  ) {
    for failure in failures {
      let age = min(max(0, time.milliseconds - failure.at.milliseconds), Self.day)
      recent[failure.id, default: []].append(
        Failure(
          at: now.advanced(byMilliseconds: -age),
          isFromReporterNetwork: failure.isFromReporterNetwork))
    }
  }

  /// How long the next attempt has to wait; nil when it may be made now.
  ///
  /// - Parameter isReporterNetwork: whether the announcement was created from the peer's network.
  /// - Returns: whole seconds, 1 or more: the header `Retry-After`.
  public func secondsToWait(
    for id: AnnouncementID, from peer: String, isReporterNetwork: Bool = false,
    at now: MonotonicTime
  ) -> Int? {
    var until = now
    if let pair = pairs[Pair(id: id, peer: peer)] { until = max(until, pair.lockedUntil) }
    let ofDay = (recent[id] ?? []).filter { failure in
      failure.at.advanced(byMilliseconds: Self.day) > now
        && (failure.isFromReporterNetwork || !isReporterNetwork)
    }
    if ofDay.count >= Self.failuresOfDay, !isTrusted(Pair(id: id, peer: peer), at: now) {
      let oldest = ofDay[ofDay.count - Self.failuresOfDay]
      until = max(until, oldest.at.advanced(byMilliseconds: Self.day))
    }
    let wait = until.milliseconds - now.milliseconds
    return wait > 0 ? Int((wait + 999) / 1000) : nil
  }

  /// Notes a wrong password. The store is to keep it as well.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func noteFailure(
    for id: AnnouncementID, from peer: String, isReporterNetwork: Bool = false,
    at now: MonotonicTime
  ) {
    let pair = Pair(id: id, peer: peer)
    var failures = pairs[pair] ?? Failures(last: now, lockedUntil: now)
    failures.count += 1
    failures.last = now
    if failures.count.isMultiple(of: Self.failuresOfLock) {
      let doublings = min(failures.count / Self.failuresOfLock - 1, 10)
      let lock = min(Self.firstLock << Int64(doublings), Self.longestLock)
      failures.lockedUntil = now.advanced(byMilliseconds: lock)
    }
    pairs[pair] = failures
    var times = recent[id] ?? []
    times.removeAll { $0.at.advanced(byMilliseconds: Self.day) <= now }
    times.append(Failure(at: now, isFromReporterNetwork: isReporterNetwork))
    recent[id] = times
    if pairs.count >= nextCleaning { forgetOld(at: now) }
  }

  /// Notes the right password.
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

  /// Whether the right password came from this address within the last days.
  private func isTrusted(_ pair: Pair, at now: MonotonicTime) -> Bool {
    guard let success = successes[pair] else { return false }
    return success.advanced(byMilliseconds: Self.trustedDays * Self.day) > now
  }

  /// Forgets an announcement that is deleted.
  public mutating func forget(_ id: AnnouncementID) {
    recent[id] = nil
    pairs = pairs.filter { $0.key.id != id }
    successes = successes.filter { $0.key.id != id }
  }

  /// Drops what has not been touched for a day, so that the memory is bounded by a day's failures.
  private mutating func forgetOld(at now: MonotonicTime) {
    pairs = pairs.filter { $0.value.last.advanced(byMilliseconds: Self.day) > now }
    recent = recent.filter { entry in
      entry.value.contains { $0.at.advanced(byMilliseconds: Self.day) > now }
    }
    nextCleaning = max(1024, pairs.count * 2)
  }
}
