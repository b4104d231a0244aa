/// The result of an import.
public struct ImportCounts: Sendable, Hashable {
  /// The number of new records.
  public var inserted = 0
  /// The number of existing records that changed.
  public var updated = 0
  /// The number of existing records that did not change.
  public var unchanged = 0
  /// The number of records that were left out because their announcements were erased.
  public var erasedLeft = 0
  /// The number of announcements that were closed because their records are missing.
  public var closed = 0
  /// Records that were stored without their microchip number, because another announcement has it.
  public var chipConflicts: [AnnouncementID] = []
  /// The number of records with different values for an announcement that was reported to the
  /// service. Imports do not change such announcements.
  public var reportsLeft = 0
  /// The number of records whose status does not apply, because another one was set in the store.
  public var statusesKept = 0
  /// The number of records whose source has a photo that the store lacks or fetched from a
  /// different URL.
  public var photosLeft = 0
  /// The new URLs of photos that the store fetched from a different URL.
  public var changedPhotos: [AnnouncementID: String] = [:]

  /// Creates a result with counts of zero.
  public init() {}

  /// Adds the result of another part of the import.
  package static func += (counts: inout ImportCounts, part: ImportCounts) {
    counts.inserted += part.inserted
    counts.updated += part.updated
    counts.unchanged += part.unchanged
    counts.erasedLeft += part.erasedLeft
    counts.closed += part.closed
    counts.chipConflicts += part.chipConflicts
    counts.reportsLeft += part.reportsLeft
    counts.statusesKept += part.statusesKept
    counts.photosLeft += part.photosLeft
    for (id, url) in part.changedPhotos { counts.changedPhotos[id] = url }
  }
}

/// What an import does with a record, or with an announcement whose record is missing.
public struct ImportChange: Sendable, Hashable {
  /// The outcome for a record or an announcement.
  public enum Kind: Int, Sendable, Hashable, CaseIterable {
    /// The announcement does not change.
    case unchanged
    /// A new announcement is created.
    case created
    /// The announcement is updated.
    case updated
    /// The announcement would become that of another animal.
    case replaced
    /// A new announcement is created, although the record may belong to one of several existing ones.
    case ambiguous
    /// No announcement is created, because the record's was erased.
    case erased
    /// The source no longer contains the announcement's record.
    case missing
  }

  /// The outcome.
  public let kind: Kind
  /// The record's ID in its source.
  public let sourceID: String
  /// The announcement in the store, if any.
  public let before: StoredAnnouncement?
  /// The announcement as in the record; `nil` if the record is missing.
  public let after: Announcement?
  /// The first of the announcements to which an ambiguous record may belong.
  public let candidates: [AnnouncementID]

  /// Creates a change.
  package init(
    _ kind: Kind, sourceID: String, before: StoredAnnouncement?, after: Announcement?,
    candidates: [AnnouncementID] = []
  ) {
    self.kind = kind
    self.sourceID = sourceID
    self.before = before
    self.after = after
    self.candidates = candidates
  }
}
