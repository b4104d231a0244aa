import PetMapJSON

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
  /// Whether the source has given the ID. Otherwise, it is derived from the content, by which an import
  /// recognizes the record.
  public let hasOwnID: Bool
  /// The announcement to store, without timestamps if the source has none.
  public let announcement: Announcement
  /// The sightings of an exported announcement, which are stored with a new one. An announcement that
  /// the store has keeps its own, so that none is created again that was erased.
  public let sightings: [Sighting]
  /// The omitted values, in the order of ``PetField/submitted``.
  public let problems: [DraftProblem]

  /// - Parameter hasOwnID: Whether the source has given the record's ID.
  /// - Complexity: O(*n*) in the length of the record's text.
  public init(_ record: Announcement, hasOwnID: Bool = true) {
    self.hasOwnID = hasOwnID
    var origin = ImportOrigin(sourceID: record.id)
    origin.photoURL = record.photoUrl.flatMap(Self.webAddress)
    origin.kept = record.kept
    origin.kept.members.removeAll { member in
      PlaceDetail(rawValue: member.name) != nil || Announcement.sightingNames.contains(member.name)
    }
    sightings = Self.sightings(record.sightings)
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
    for detail in PlaceDetail.allCases {
      result[detail] = record[detail].flatMap { detail.accepts($0) ? $0 : nil }
    }
    result.createdAt = record.createdAt
    result.updatedAt = record.updatedAt
    announcement = result
    self.problems = problems
  }

  /// Returns the sightings that are valid, as they are stored.
  private static func sightings(_ sightings: [Sighting]) -> [Sighting] {
    var numbers: Set<Int> = []
    let valid = sightings.filter { numbers.insert($0.number).inserted }
      .prefix(StoredSighting.limit)
    return valid.map { sighting in
      var sighting = sighting
      let text = sighting.text.flatMap { text in
        try? FieldRule.text(text, named: Sighting.Name.text, limit: SightingDraft.textLimit)
      }
      sighting.text = AnnouncementDraft.sanitized(text)
      sighting.locationRadius = sighting.locationRadius.flatMap {
        PlaceDetail.locationRadius.accepts($0) ? $0 : nil
      }
      sighting.photoUrl = nil
      return sighting
    }
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
