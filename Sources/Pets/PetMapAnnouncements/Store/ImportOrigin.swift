public import PetMapGeo
public import PetMapJSON

/// Which record an imported announcement was made from, and what the record has that an announcement
/// does not.
public struct ImportOrigin: Sendable, Hashable {
  /// The source's name; nil for the one source of a store that may go unnamed.
  public var source: String?
  /// The record's own id, unique within its source.
  public var sourceID: String
  /// Where the source has the record's photo: an absolute `http` or `https` URL.
  public var photoURL: String?
  /// The columns that the import was told to keep.
  public var kept = JSONObject()

  /// The origin of a record of which only the id is known.
  public init(sourceID: String, source: String? = nil) {
    self.sourceID = sourceID
    self.source = source
  }

  /// The members that an export adds to an announcement: `source`, `sourceId`, and what was kept.
  public var exportedMembers: JSONObject {
    var members = JSONObject()
    members.members = [
      JSONObject.Member(name: "source", value: source.map { .string($0) } ?? .null),
      JSONObject.Member(name: "sourceId", value: .string(sourceID)),
    ]
    members.members += kept.members.map { member in
      Self.ownNames.contains(member.name)
        ? JSONObject.Member(name: "source_" + member.name, value: member.value) : member
    }
    return members
  }

  private static let ownNames = ["source", "sourceId"]

  /// What an import of an export keeps of its members: those of ``exportedMembers`` are what was kept
  /// before.
  public static func kept(ofExported members: JSONObject) -> JSONObject {
    var kept = JSONObject()
    kept.members = members.members.filter { !ownNames.contains($0.name) }.map { member in
      for name in ownNames where member.name == "source_" + name {
        return JSONObject.Member(name: name, value: member.value)
      }
      return member
    }
    return kept
  }
}

extension StoredAnnouncement {
  /// The announcement as files and screens outside the service show it: with the source's photo where
  /// the store has none of its own.
  public var announcementWithSourcePhoto: Announcement {
    var announcement = announcement
    announcement.photoUrl = announcement.photoUrl ?? importOrigin?.photoURL
    return announcement
  }

  /// Where the announcement was imported from; nil for one that was reported to the service.
  public var importOrigin: ImportOrigin? {
    if case .imported(let origin) = origin { origin } else { nil }
  }
}

extension Announcement {
  /// Updates that move an announcement farther than this are worth a second look.
  public static var recognizableDistance: Meters { .kilometers(100) }

  /// Whether an update from the same source plausibly describes the same animal: neither another
  /// species nor a place farther away than ``recognizableDistance``.
  public func isRecognizable(as update: Announcement) -> Bool {
    let other = Species.other.word
    let isSameSpecies =
      species == update.species || species == other || update.species == other
    return isSameSpecies
      && coordinate.distance(to: update.coordinate) <= Self.recognizableDistance
  }
}
