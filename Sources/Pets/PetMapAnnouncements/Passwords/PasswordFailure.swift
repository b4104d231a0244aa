/// A failed attempt to enter the password of an announcement.
public struct PasswordFailure: Sendable, Hashable {
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
