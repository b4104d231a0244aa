/// A wrong password for an announcement.
public struct PasswordFailure: Sendable, Hashable {
  /// The announcement whose password was wrong.
  public var id: AnnouncementID
  /// When it was.
  public var at: Timestamp
  /// Whether it came from the network from which the announcement was created.
  public var isFromReporterNetwork: Bool

  /// A failed attempt.
  public init(id: AnnouncementID, at: Timestamp, isFromReporterNetwork: Bool = false) {
    self.id = id
    self.at = at
    self.isFromReporterNetwork = isFromReporterNetwork
  }
}
