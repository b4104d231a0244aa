/// A record from another source, validated for storage. The rules are the same as for a draft,
/// except that required values may be missing.
///
/// An invalid value is omitted and reported in ``problems``; it never causes the record to be
/// rejected. A missing sex is `UNKNOWN`. The photo at the source is stored as a URL in ``origin``.
public struct ImportedAnnouncement: Sendable, Hashable {
  /// The ID of the record in the unnamed source of a store, derived from ``sourceID``.
  public let id: AnnouncementID
  /// The origin and the additional values of the record. The name of the source is not set.
  public let origin: ImportOrigin
  /// The ID of the record.
  public var sourceID: String { origin.sourceID }
  /// The announcement to store, without timestamps if the source has none.
  public let announcement: Announcement
  /// The omitted values, in the order of ``PetField/submitted``.
  public let problems: [DraftProblem]

  /// - Complexity: O(*n*) in the length of the record's text.
  public init(_ record: Announcement) {
    var origin = ImportOrigin(sourceID: record.id)
    origin.photoURL = record.photoUrl.flatMap(Self.webAddress)
    origin.kept = record.kept
    self.origin = origin
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
    func keptFree(_ text: String?, _ field: PetField) -> String? {
      AnnouncementDraft.sanitized(
        kept(text) { (text) throws(DraftProblem) in try FieldRule.text(text, field) })
    }

    var result = Announcement(
      id: id.text, coordinate: record.coordinate, status: record.status)
    for field in PetField.submitted {
      switch field {
      case .species: result.species = keptFree(record.species, field) ?? Species.other.word
      case .sex: result.sex = keptFree(record.sex, field) ?? Sex.unknown.word
      // An age of 0 means unknown.
      case .age: result.age = record.age.flatMap { (1...150).contains($0) ? $0 : nil }
      case .lastSeenDate: result.lastSeenDate = record.lastSeenDate
      case .locationLatitude, .locationLongitude, .status: break
      default:
        let text = record.text(of: field)
        result.set(
          field,
          to: AnnouncementDraft.isFree(field)
            ? keptFree(text, field)
            : kept(text) { (text) throws(DraftProblem) in try FieldRule.checked(text, field) })
      }
    }
    result.createdAt = record.createdAt
    result.updatedAt = record.updatedAt
    announcement = result
    self.problems = problems
  }

  /// The maximum length of a photo URL in bytes.
  private static let longestURL = 2048

  /// Returns the text if it is an absolute URL from which a browser can load a photo, otherwise
  /// `nil`.
  private static func webAddress(_ text: String) -> String? {
    let address = text.trimmed
    let bytes = address.utf8
    let start = address.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://"), bytes.count <= longestURL,
      bytes.allSatisfy({ $0 > UInt8(ascii: " ") && $0 != 0x7F })
    else { return nil }
    return String(address)
  }
}

/// The result of an import.
public struct ImportCounts: Sendable, Hashable {
  /// The number of new records.
  public var inserted = 0
  /// The number of existing records that changed.
  public var updated = 0
  /// The number of existing records that did not change.
  public var unchanged = 0
  /// Records that were stored without their microchip number, because another announcement has it.
  public var chipConflicts: [AnnouncementID] = []
  /// The number of records with different values for an announcement that was reported to the
  /// service. Imports do not change such announcements.
  public var reportsLeft = 0
  /// The number of records whose source has a photo that the store lacks or fetched from a
  /// different URL.
  public var photosLeft = 0
  /// The new URLs of photos that the store fetched from a different URL.
  public var changedPhotos: [AnnouncementID: String] = [:]
  /// The first ``keptUpdates`` updates after which the announcement is no longer recognizable
  /// (``Announcement/isRecognizable(as:)``).
  public var suspectUpdates: [SuspectUpdate] = []
  /// The number of suspect updates.
  public var suspectUpdateCount = 0

  /// The maximum number of updates in ``suspectUpdates``.
  public static let keptUpdates = 20

  /// An update that may describe a different animal.
  public struct SuspectUpdate: Sendable, Hashable {
    /// The ID of the record.
    public var sourceID: String
    /// The announcement before the update.
    public var before: Announcement
    /// The announcement after the update.
    public var after: Announcement

    /// Creates an update.
    public init(sourceID: String, before: Announcement, after: Announcement) {
      self.sourceID = sourceID
      self.before = before
      self.after = after
    }
  }

  /// Creates a result with counts of zero.
  public init() {}
}
