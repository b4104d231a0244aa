public import PetMapPhotos

/// An announcement in a store.
public struct StoredAnnouncement: Sendable, Hashable {
  /// The origin of an announcement.
  public enum Origin: Sendable, Hashable {
    /// Submitted by a reporter.
    case reported
    /// Imported by an operator.
    case imported(ImportOrigin)

    /// Returns the origin of a record with the given ID in a source, or in the unnamed source if
    /// `source` is `nil`.
    public static func imported(sourceID: String, source: String? = nil) -> Self {
      .imported(ImportOrigin(sourceID: sourceID, source: source))
    }
  }

  /// The ID: a version 4 UUID for a report, or version 5 for an import.
  public let id: AnnouncementID
  /// The announcement as in the API. Its `id` is the text of ``id``, and its `photoUrl` is the URL
  /// of ``photo``.
  public var announcement: Announcement
  /// The origin.
  public var origin: Origin
  /// The photo, if any.
  public var photo: StoredPhoto?
  /// The insertion number, which increases with every insertion and so breaks ties between
  /// announcements created at the same time. Numbers are never reused, even after an announcement
  /// is deleted.
  public let insertion: Int64
  /// The number of the last change to this announcement; see ``AnnouncementChange``.
  public var change: Int64

  /// Creates a stored announcement.
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

  /// Whether the announcement appears in lists and on maps, because it has a photo or was imported.
  public var isPublished: Bool {
    switch origin {
    case .imported: true
    case .reported: photo != nil
    }
  }

  /// The position in lists.
  public var position: ListPosition {
    ListPosition(
      createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
  }
}

/// The metadata of a stored photo.
public struct StoredPhoto: Sendable, Hashable {
  /// The format of the photo.
  public var format: PhotoFormat
  /// The size of the file in bytes.
  public var byteCount: Int
  /// The number of the change that added the photo, which is different for every upload. A store
  /// that was restored from a backup may repeat numbers.
  public var version: Int64
  /// A string that identifies the photo, even after a restore.
  public var tag: String { "\(version)-\(byteCount)" }

  /// Creates the metadata of a photo.
  public init(format: PhotoFormat, byteCount: Int, version: Int64) {
    self.format = format
    self.byteCount = byteCount
    self.version = version
  }
}

/// The position of an announcement in lists: newest first, with ties broken by latest insertion.
public struct ListPosition: Sendable, Hashable, Comparable {
  /// The creation time.
  public var createdAt: Timestamp
  /// The insertion number; see ``StoredAnnouncement/insertion``.
  public var insertion: Int64

  /// Creates a position.
  public init(createdAt: Timestamp, insertion: Int64) {
    self.createdAt = createdAt
    self.insertion = insertion
  }

  /// Returns whether the left position precedes the right one.
  public static func < (left: Self, right: Self) -> Bool {
    left.createdAt == right.createdAt
      ? left.insertion > right.insertion : left.createdAt > right.createdAt
  }
}
