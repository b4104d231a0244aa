/// A wrong password for an announcement.
public struct PasswordFailure: Sendable, Hashable {
  /// The announcement whose password was wrong.
  public var id: AnnouncementID
  /// When it was.
  public var at: Timestamp

  /// A failed attempt.
  public init(id: AnnouncementID, at: Timestamp) {
    self.id = id
    self.at = at
  }
}
