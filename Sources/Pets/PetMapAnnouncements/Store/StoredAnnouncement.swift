public import PetMapPhotos

/// An announcement as a store keeps it.
public struct StoredAnnouncement: Sendable, Hashable {
  /// Where an announcement comes from.
  public enum Origin: Sendable, Hashable {
    /// Its reporter sent it.
    case reported
    /// An operator imported it.
    case imported(ImportOrigin)

    /// Imported from a source, nil for the unnamed one, where the record has this id.
    public static func imported(sourceID: String, source: String? = nil) -> Self {
      .imported(ImportOrigin(sourceID: sourceID, source: source))
    }
  }

  /// The id, a version 4 UUID for a report, version 5 for an import.
  public let id: AnnouncementID
  /// What the API shows. Its `id` is the text of ``id``, its `photoUrl` the URL of ``photo``.
  public var announcement: Announcement
  /// Where it comes from.
  public var origin: Origin
  /// The photo, nil as long as there is none.
  public var photo: StoredPhoto?
  /// Counts the announcements up as they are inserted: the later of two of one instant has the
  /// larger number. Never used again, also after its announcement is deleted.
  public let insertion: Int64
  /// The number of the last change to this announcement, see ``AnnouncementChange``.
  public var change: Int64

  /// An announcement as a store reads it back.
  public init(
    id: AnnouncementID, announcement: Announcement, origin: Origin, photo: StoredPhoto?,
    insertion: Int64, change: Int64
  ) {
    self.id = id
    self.announcement = announcement
    self.origin = origin
    self.photo = photo
    self.insertion = insertion
    self.change = change
  }

  /// Whether lists and maps show the announcement: its photo is there, or an operator imported it.
  public var isPublished: Bool {
    switch origin {
    case .imported: true
    case .reported: photo != nil
    }
  }

  /// Where the announcement stands in lists.
  public var position: ListPosition {
    ListPosition(
      createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
  }
}

/// What a store knows of a photo without reading it.
public struct StoredPhoto: Sendable, Hashable {
  /// What the bytes are.
  public var format: PhotoFormat
  /// The file's length in bytes.
  public var byteCount: Int
  /// The number of the change that brought the photo: another one for every upload, so that it
  /// can serve as an entity tag.
  public var version: Int64

  /// A photo as a store reads it back.
  public init(format: PhotoFormat, byteCount: Int, version: Int64) {
    self.format = format
    self.byteCount = byteCount
    self.version = version
  }
}

/// Where an announcement stands in lists: newest first, of one instant the later insertion first.
public struct ListPosition: Sendable, Hashable, Comparable {
  /// When the announcement was created.
  public var createdAt: Timestamp
  /// See ``StoredAnnouncement/insertion``.
  public var insertion: Int64

  /// A position by its two parts.
  public init(createdAt: Timestamp, insertion: Int64) {
    self.createdAt = createdAt
    self.insertion = insertion
  }

  /// Whether the left one is listed first.
  public static func < (left: Self, right: Self) -> Bool {
    left.createdAt == right.createdAt
      ? left.insertion > right.insertion : left.createdAt > right.createdAt
  }
}
