/// A wrong password for an announcement.
public struct PasswordFailure: Sendable, Hashable {
  public var id: AnnouncementID
  public var at: Timestamp

  public init(id: AnnouncementID, at: Timestamp) {
    self.id = id
    self.at = at
  }
}
