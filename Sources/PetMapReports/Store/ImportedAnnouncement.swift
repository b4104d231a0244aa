/// A record of another source, ready to be kept: the same rules as for a draft, but that what a
/// reporter must give may be absent.
///
/// A value that breaks its rule is left out and noted in ``problems``; it never costs the record.
/// An absent sex is `UNKNOWN`. The source's photo is not taken over.
public struct ImportedAnnouncement: Sendable, Hashable {
  /// Made from ``sourceID``: the same for the same record, whenever it is imported.
  public let id: AnnouncementID
  /// The record's own id.
  public let sourceID: String
  /// As it is to be stored. Without time stamps where the source has none.
  public let announcement: Announcement
  /// What was left out, in the order of ``DraftField``.
  public let problems: [DraftProblem]

  /// - Complexity: O(n) in the length of the record's texts.
  public init(_ record: Announcement) {
    sourceID = record.id
    id = AnnouncementID(ofSource: record.id)
    var problems: [DraftProblem] = []

    func kept(
      _ text: String?, _ rule: (String) throws(DraftProblem) -> String
    ) -> String? {
      guard let text, !text.trimmed.isEmpty else { return nil }
      do throws(DraftProblem) {
        return try rule(text)
      } catch {
        problems.append(error)
        return nil
      }
    }
    func keptFree(_ text: String?, _ field: DraftField) -> String? {
      AnnouncementDraft.sanitized(
        kept(text) { (text) throws(DraftProblem) in try FieldRule.text(text, field) })
    }

    var result = Announcement(
      id: id.text, coordinate: record.coordinate, status: record.status)
    result.petName = keptFree(record.petName, .petName)
    result.species = keptFree(record.species, .species) ?? Species.other.word
    result.breed = keptFree(record.breed, .breed)
    result.sex = keptFree(record.sex, .sex) ?? Sex.unknown.word
    // 0 years say that the age is not known.
    result.age = record.age.flatMap { (1...150).contains($0) ? $0 : nil }
    result.description = keptFree(record.description, .description)
    result.microchipNumber = kept(record.microchipNumber, FieldRule.microchipNumber)
    result.lastSeenDate = record.lastSeenDate
    result.email = kept(record.email, FieldRule.email)
    result.phone = kept(record.phone, FieldRule.phone)
    result.reward = keptFree(record.reward, .reward)
    result.createdAt = record.createdAt
    result.updatedAt = record.updatedAt
    announcement = result
    self.problems = problems
  }
}

/// What became of imported records.
public struct ImportCounts: Sendable, Hashable {
  /// Records that were not there before.
  public var inserted = 0
  /// Records that were there and have changed.
  public var updated = 0
  /// Records that are stored as they were.
  public var unchanged = 0
  /// Records whose microchip number another announcement has: stored without it.
  public var chipConflicts: [AnnouncementID] = []

  /// Counts of nothing yet.
  public init() {}
}
