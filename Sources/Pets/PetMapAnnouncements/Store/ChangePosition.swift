/// A position in a store's change log, immediately after a change.
public struct ChangePosition: Sendable, Hashable {
  /// The number of the change; 0 before the first one.
  public var number: Int64
  /// The timeline that the number belongs to; `nil` if it is unknown.
  public var timeline: ChangeTimeline?
  /// The announcement that was changed, if known.
  public var id: AnnouncementID?

  /// Creates a position.
  public init(number: Int64, timeline: ChangeTimeline? = nil, id: AnnouncementID? = nil) {
    self.number = number
    self.timeline = timeline
    self.id = id
  }
}

/// A timeline of a database. A failover or a restore may roll back changes, and starts a new
/// timeline.
public struct ChangeTimeline: Sendable, Hashable {
  /// The database cluster.
  public var system: Int64
  /// The number of the timeline in the cluster.
  public var number: Int64

  /// Creates a timeline.
  public init(system: Int64, number: Int64) {
    self.system = system
    self.number = number
  }
}

/// A batch of consecutive changes from a store's log.
public struct ChangeBatch: Sendable, Hashable {
  /// The changes, in order.
  public var changes: [AnnouncementChange]
  /// The position after the changes.
  public var end: ChangePosition
  /// The number of the last change in the log.
  public var lastChange: Int64

  /// Creates a batch that begins after a position.
  ///
  /// - Parameter timeline: The current timeline of the store.
  public init(
    _ changes: [AnnouncementChange], after position: ChangePosition, timeline: ChangeTimeline?,
    lastChange: Int64
  ) {
    self.changes = changes
    self.lastChange = lastChange
    end = position
    end.timeline = timeline
    if let last = changes.last {
      end.number = last.number
      end.id = last.id
    }
  }
}

extension AnnouncementSource {
  /// Returns the number of the last change, or 0 in a new store.
  public func lastChange() throws(StoreError) -> Int64 { try position().number }

  /// Returns the changes after the given number, on any timeline.
  public func changes(
    after number: Int64, limit: Int
  ) throws(StoreError) -> [AnnouncementChange] {
    try changes(after: ChangePosition(number: number), limit: limit).changes
  }
}

/// An entry in a store's change log.
///
/// Each write is one change, and changes are numbered 1, 2, 3 … in the order in which they are
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
