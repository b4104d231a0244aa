/// An entry in a store's change log.
///
/// Every write is one change, and changes are numbered 1, 2, 3 … in the order in which they are
/// committed. A reader that has applied all changes up to a number has the state of the store at
/// that point.
public struct AnnouncementChange: Sendable, Hashable {
  /// The result of a change.
  public enum Outcome: Sendable, Hashable {
    /// The announcement was inserted or changed. The value includes later changes.
    case stored(StoredAnnouncement)
    case deleted
  }

  /// The number of the change, starting at 1.
  public var number: Int64
  /// The ID of the changed announcement.
  public var id: AnnouncementID
  /// The result of the change.
  public var outcome: Outcome

  /// Creates an entry.
  public init(number: Int64, id: AnnouncementID, outcome: Outcome) {
    self.number = number
    self.id = id
    self.outcome = outcome
  }
}
