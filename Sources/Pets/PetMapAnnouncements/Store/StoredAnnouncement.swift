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
  /// The announcement as in the API. Its `id` is the text of ``id``, and its photos' URLs are those of
  /// ``photos``.
  public var announcement: Announcement
  /// The origin.
  public var origin: Origin
  /// The photos, in order; at most ``StoredPhoto/limit``.
  public var photos: [StoredPhoto] {
    didSet { announcement.set(photos, of: id) }
  }
  /// The first photo, if any.
  public var photo: StoredPhoto? { photos.first }
  /// The version of the photo that was added last, or 0 without photos.
  public var lastPhotoVersion: Int64 { photos.map { $0.version }.max() ?? 0 }

  /// A number for what a moderator sees of the announcement, which differs after each edit and with
  /// other photos.
  public var reviewedVersion: Int64 {
    var texts = PetField.allCases.filter { $0 != .updatedAt }
      .map { announcement.value(of: $0)?.text ?? "" }
    texts += PlaceDetail.allCases.map { "\(announcement[$0] ?? 0)" }
    texts += photos.map { "\($0.version)" }
    let digest = SHA256.digest(of: Array(texts.joined(separator: "\0").utf8))
    return digest.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
  }
  /// Whether the reporter has confirmed that there is no photo, so that the report is published
  /// without one.
  public var confirmsNoPhoto: Bool
  /// Whether others see the announcement.
  public var visibility: Visibility
  /// What the announcement says about its sightings; `nil` if others see none.
  public var sightings: SightingSummary?
  /// The insertion number, which increases with every insertion and so breaks ties between
  /// announcements created at the same time. Numbers are never reused, even after an announcement
  /// is deleted.
  public let insertion: Int64
  /// The number of the last change to this announcement; see ``AnnouncementChange``.
  public var change: Int64

  /// Creates a stored announcement.
  public init(
    id: AnnouncementID, announcement: Announcement, origin: Origin, photos: [StoredPhoto] = [],
    confirmsNoPhoto: Bool = false, visibility: Visibility = .shown,
    sightings: SightingSummary? = nil, insertion: Int64, change: Int64
  ) {
    self.id = id
    self.announcement = announcement
    self.origin = origin
    self.photos = photos
    self.confirmsNoPhoto = confirmsNoPhoto
    self.visibility = visibility
    self.sightings = sightings
    self.insertion = insertion
    self.change = change
    if !photos.isEmpty { self.announcement.set(photos, of: id) }
  }

  /// Whether the announcement appears in lists and on maps, because it has a photo, its reporter has
  /// confirmed that there is none, or it was imported, and no moderator withholds it.
  public var isPublished: Bool {
    switch origin {
    case .imported: visibility == .shown
    case .reported: visibility == .shown && (photo != nil || confirmsNoPhoto)
    }
  }

  /// Whether those who know the ID can read the announcement: unless it was withheld after others
  /// had learned its ID.
  public var isReadable: Bool { visibility == .shown || visibility == .waiting }

  /// Returns the announcement as its reporter sees it, who does not see the places of others either.
  public func managed(by disclosure: Disclosure) -> Announcement {
    var managed = announcement
    sightings?.add(to: &managed, shownBy: disclosure)
    return managed
  }

  /// Returns the announcement as others see it. Contact details are hidden once a report is closed.
  public func shown(by disclosure: Disclosure) -> Announcement {
    var shown = managed(by: disclosure)
    disclosure.displacement.apply(to: &shown)
    if disclosure.hidesContact || announcement.status == .closed {
      (shown.email, shown.phone) = (nil, nil)
    }
    return shown
  }

  /// The position in lists.
  public var position: ListPosition {
    ListPosition(
      createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
  }
}

extension Announcement {
  /// Sets the URLs of photos of a service.
  fileprivate mutating func set(_ photos: [StoredPhoto], of id: AnnouncementID) {
    let urls = photos.map { PhotoName(id: id, number: $0.number).url }
    photoUrl = urls.first
    morePhotoURLs = Array(urls.dropFirst())
  }
}

/// The metadata of a stored photo.
public struct StoredPhoto: Sendable, Hashable {
  /// The largest number of photos of an announcement.
  public static let limit = 5

  /// The number of the photo in URLs; see ``PhotoName/number``.
  public var number: Int
  /// The size of the file in bytes.
  public var byteCount: Int
  /// The number of the change that added the photo, which is different for every upload. A store
  /// that was restored from a backup may repeat numbers.
  public var version: Int64
  /// A string that identifies the photo, even after a restore.
  public var tag: String { "\(version)-\(byteCount)" }

  /// Creates the metadata of a photo.
  public init(number: Int = 1, byteCount: Int, version: Int64) {
    self.number = number
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

extension ListPosition {
  /// The position as an opaque `cursor` for URLs: 40 hexadecimal digits, the last eight of which
  /// are a checksum that detects invalid cursors.
  public var cursor: String {
    var bytes: [UInt8] = []
    for word in [createdAt.milliseconds, insertion] {
      for shift in stride(from: Int64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    bytes += Self.check(bytes)
    var digits: [UInt8] = []
    for byte in bytes {
      for digit in [byte >> 4, byte & 0x0F] {
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Creates a position from a ``cursor``. Returns `nil` for any other string.
  public init?(cursor: String) {
    var bytes: [UInt8] = []
    var high: UInt8?
    for byte in cursor.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let first = high { bytes.append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
    guard bytes.count == 20, high == nil, Array(bytes[16...]) == Self.check(Array(bytes[..<16]))
    else { return nil }
    let words = [bytes[..<8], bytes[8..<16]].map { half in
      half.reduce(Int64(0)) { $0 << 8 | Int64($1) }
    }
    let createdAt = Timestamp(milliseconds: words[0])
    guard createdAt.milliseconds == words[0] else { return nil }
    self.init(createdAt: createdAt, insertion: words[1])
  }

  private static func check(_ bytes: [UInt8]) -> [UInt8] {
    Array(SHA1.digest(of: Array("petmap cursor".utf8) + bytes).prefix(4))
  }
}
