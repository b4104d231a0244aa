public import PetMapJSON

/// The record from which an announcement was imported, and the values in the record that are not
/// part of an announcement.
public struct ImportOrigin: Sendable, Hashable {
  /// The name of the source, or `nil` for the unnamed source of a store.
  public var source: String?
  /// The ID of the record, which is unique within its source.
  public var sourceID: String
  /// The URL of the record's photo at the source: an absolute `http` or `https` URL.
  public var photoURL: String?
  /// The additional columns that the import was asked to keep.
  public var kept = JSONObject()
  /// The status in the record if another one was set in the store, which applies until the record's
  /// changes; otherwise `nil`.
  public var replacedStatus: AnnouncementStatus?

  /// Creates an origin with an ID.
  public init(sourceID: String, source: String? = nil) {
    self.sourceID = sourceID
    self.source = source
  }

  /// The members that an export adds to an announcement: `source`, `sourceId` and the additional
  /// columns.
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

  /// Returns the additional columns to keep when importing an export, which reverses
  /// ``exportedMembers``.
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
  /// The announcement, with the photo URL from the source if the store has no photo. It is meant
  /// for files and screens outside the service.
  public var announcementWithSourcePhoto: Announcement {
    var announcement = announcement
    announcement.photoUrl = announcement.photoUrl ?? importOrigin?.photoURL
    return announcement
  }

  /// The origin of an imported announcement, or `nil` if it was reported to the service.
  public var importOrigin: ImportOrigin? {
    if case .imported(let origin) = origin { origin } else { nil }
  }

  /// The URL of the photo at the source, or `nil` if the announcement was not imported. If the
  /// store has the photo, this is the URL from which it was fetched.
  public var photoSource: String? {
    get { importOrigin?.photoURL }
    set {
      guard var imported = importOrigin else { return }
      imported.photoURL = newValue
      origin = .imported(imported)
    }
  }
}
