/// An attempt to open an announcement with a password.
public struct PasswordAttempt: Sendable, Hashable {
  /// The announcement.
  public var id: AnnouncementID
  /// The address that the attempt comes from, see ``PeerNetwork/text``.
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
