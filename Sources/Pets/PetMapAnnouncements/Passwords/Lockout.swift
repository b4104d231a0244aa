/// The lockout of a peer after failed attempts to enter an announcement's management password
/// (*HTTP API*, section 5).
///
/// - Per announcement and peer, 5 failed attempts cause a 30-second lockout, which doubles with
///   every 5 more, up to an hour. The count starts over after a successful attempt, and after 24
///   hours without a failed one.
/// - Per announcement, 100 failed attempts from all peers within 24 hours cause a lockout that lasts
///   until there are fewer.
/// - Failed attempts by others do not lock out the network from which the announcement was created,
///   or any peer that sent the right password within the last 30 days (OWASP, Authentication Cheat
///   Sheet: device cookies). The creating network has its own limit of 100 failed attempts per day.
///
/// Attempts by the same peer on the same announcement must be evaluated one at a time, so that
/// concurrent guesses cannot exceed the limit. Times are in milliseconds on any clock.
public struct Lockout: Sendable, Hashable {
  private static let failuresOfLock = 5
  private static let firstLock: Int64 = 30_000
  private static let longestLock: Int64 = 3_600_000
  /// The number of failed attempts from all peers within a day that causes a lockout.
  public static let failuresOfDay = 100
  /// 24 hours.
  public static let day: Int64 = 86_400_000
  /// The time for which a peer that sent the right password is trusted: 30 days.
  public static let trust: Int64 = 30 * day

  /// The number of failed attempts that count.
  public private(set) var failures = 0
  /// The end of the last lockout that the peer's own attempts caused.
  public private(set) var lockedUntil: Int64 = 0
  /// The time of the last attempt that was evaluated.
  public private(set) var lastAttempt: Int64 = 0
  /// The time of the last successful attempt, if any.
  public private(set) var succeededAt: Int64?

  /// Creates the state of a peer that has made no attempts.
  public init() {}

  /// Creates a state from stored values.
  public init(failures: Int, lockedUntil: Int64, lastAttempt: Int64, succeededAt: Int64?) {
    self.failures = failures
    self.lockedUntil = lockedUntil
    self.lastAttempt = lastAttempt
    self.succeededAt = succeededAt
  }

  /// Returns the time until the next attempt is allowed, or `nil` if it is allowed now.
  ///
  /// - Parameter limit: The time of the failed attempt that reached the limit of the day: the
  ///   ``failuresOfDay``th latest one of those that can lock out the peer, or `nil` if there are
  ///   fewer.
  /// - Returns: Whole seconds, 1 or more, for the `Retry-After` header.
  public func secondsToWait(limit: Int64?, at now: Int64) -> Int? {
    var end = lockedUntil
    let isTrusted = succeededAt.map { $0 + Self.trust > now } ?? false
    if let limit, !isTrusted { end = max(end, limit + Self.day) }
    return end > now ? Int((end - now + 999) / 1000) : nil
  }

  /// Returns the state after a failed attempt.
  public func failed(at now: Int64) -> Lockout {
    var next = self
    next.failures = lastAttempt + Self.day > now ? failures + 1 : 1
    next.lastAttempt = now
    if next.failures.isMultiple(of: Self.failuresOfLock) {
      let doublings = min(next.failures / Self.failuresOfLock - 1, 10)
      next.lockedUntil = now + min(Self.firstLock << Int64(doublings), Self.longestLock)
    }
    return next
  }

  /// Returns the state after a successful attempt, or `nil` if recording it makes no difference: the
  /// previous attempt was successful, too, and less than a day ago.
  public func succeeded(at now: Int64) -> Lockout? {
    if failures == 0, let succeededAt, succeededAt + Self.day > now { return nil }
    return Lockout(failures: 0, lockedUntil: 0, lastAttempt: now, succeededAt: now)
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

/// Lockouts in memory, such as those for announcements that do not exist. Anyone can make up their
/// IDs, so the number of lockouts is limited.
public struct Lockouts: Sendable {
  private struct Peer: Hashable {
    var id: AnnouncementID
    var peer: String
  }

  private struct Failure {
    var at: Int64
    var isFromReporterNetwork: Bool
  }

  private var peers: [Peer: Lockout] = [:]
  /// The failed attempts of the last day, in ascending order.
  private var failures: [AnnouncementID: [Failure]] = [:]
  private let limit: Int

  /// - Parameter limit: The maximum number of pairs of an announcement and a peer. If there would be
  ///   more, all of them are forgotten.
  public init(limit: Int = .max) { self.limit = limit }

  /// Returns the time until the next attempt is allowed, or `nil` if it is allowed now; see
  /// ``Lockout/secondsToWait(limit:at:)``.
  public func secondsToWait(for attempt: PasswordAttempt, at now: Int64) -> Int? {
    let relevant = (failures[attempt.id] ?? []).filter { failure in
      failure.at + Lockout.day > now
        && (failure.isFromReporterNetwork || !attempt.isFromReporterNetwork)
    }
    let last = relevant.count - Lockout.failuresOfDay
    let lockout = peers[Peer(id: attempt.id, peer: attempt.peer)] ?? Lockout()
    return lockout.secondsToWait(limit: last >= 0 ? relevant[last].at : nil, at: now)
  }

  /// Records the result of an attempt.
  ///
  /// - Complexity: O(*n*) in the number of the day's failed attempts for the announcement.
  public mutating func note(_ attempt: PasswordAttempt, isRight: Bool, at now: Int64) {
    let peer = Peer(id: attempt.id, peer: attempt.peer)
    let lockout = peers[peer] ?? Lockout()
    if isRight {
      peers[peer] = lockout.succeeded(at: now) ?? lockout
    } else {
      peers[peer] = lockout.failed(at: now)
      failures[attempt.id, default: []].removeAll { $0.at + Lockout.day <= now }
      failures[attempt.id, default: []].append(
        Failure(at: now, isFromReporterNetwork: attempt.isFromReporterNetwork))
    }
    if peers.count > limit { (peers, failures) = ([:], [:]) }
  }
}
