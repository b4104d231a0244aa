/// A record of another source, ready to be kept: the same rules as for a draft, but that what a
/// reporter must give may be absent.
///
/// A value that breaks its rule is left out and noted in ``problems``; it never costs the record.
/// An absent sex is `UNKNOWN`. The source's photo is kept as its URL, in ``origin``.
public struct ImportedAnnouncement: Sendable, Hashable {
  /// The id that the record gets in the unnamed source of a store, made from ``sourceID``.
  public let id: AnnouncementID
  /// Which record this is, and what else is kept of it. The source itself is not named.
  public let origin: ImportOrigin
  /// The record's own id.
  public var sourceID: String { origin.sourceID }
  /// As it is to be stored. Without time stamps where the source has none.
  public let announcement: Announcement
  /// What was left out, in the order of ``PetField/submitted``.
  public let problems: [DraftProblem]

  /// - Complexity: O(n) in the length of the record's texts.
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
      // 0 years say that the age is not known.
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

  /// The longest URL of a photo that is kept, in bytes.
  private static let longestURL = 2048

  /// An absolute URL that a browser can fetch a photo from; nil for anything else.
  private static func webAddress(_ text: String) -> String? {
    let address = text.trimmed
    let bytes = address.utf8
    let start = address.prefix(8).lowercased()
    guard start.hasPrefix("http://") || start.hasPrefix("https://"), bytes.count <= longestURL,
      bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    return String(address)
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
  /// Records that name an announcement which was reported to the service itself, with other
  /// values: an import does not change those.
  public var reportsLeft = 0
  /// Updates after which the announcement is not recognizable
  /// (``Announcement/isRecognizable(as:)``): the first ``keptUpdates``.
  public var suspectUpdates: [SuspectUpdate] = []
  /// How many such updates there were.
  public var suspectUpdateCount = 0

  /// How many updates ``suspectUpdates`` holds.
  public static let keptUpdates = 20

  /// An update that may be meant for another animal.
  public struct SuspectUpdate: Sendable, Hashable {
    /// The record's own id.
    public var sourceID: String
    /// The announcement as it was.
    public var before: Announcement
    /// The announcement as it is now.
    public var after: Announcement

    /// An update of a record.
    public init(sourceID: String, before: Announcement, after: Announcement) {
      self.sourceID = sourceID
      self.before = before
      self.after = after
    }
  }

  /// Counts of nothing yet.
  public init() {}
}
