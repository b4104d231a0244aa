/// One entry of a store's change log.
///
/// Every write is one change, and changes are numbered 1, 2, 3 … in the order in which they are
/// committed. Whoever has seen all up to a number is up to date with the store as it was then.
public struct AnnouncementChange: Sendable, Hashable {
  /// What the announcement is after the change.
  public enum Outcome: Sendable, Hashable {
    /// Inserted or changed; the announcement as it is now, later changes included.
    case stored(StoredAnnouncement)
    case deleted
  }

  /// Its place in the log, from 1.
  public var number: Int64
  /// The announcement that was changed.
  public var id: AnnouncementID
  /// What the announcement is now.
  public var outcome: Outcome

  /// An entry of the log.
  public init(number: Int64, id: AnnouncementID, outcome: Outcome) {
    self.number = number
    self.id = id
    self.outcome = outcome
  }
}
