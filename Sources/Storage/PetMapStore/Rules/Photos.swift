import PetMapAnnouncements
import PetMapPhotos
import PetMapSQL
import PetMapSystem

/// A stored photo to which no announcement refers yet.
struct PhotoObject: Sendable {
  let content: PhotoContent
  /// The bytes for the row, unless the photo is a file.
  let bytes: [UInt8]?
  let file: String?
}

/// The size and digest of a photo, as recorded in its announcement's row.
struct PhotoContent: Sendable, Hashable {
  let byteCount: Int
  let digest: Checksum

  init(of bytes: [UInt8]) {
    byteCount = bytes.count
    digest = Checksum(of: bytes.span)
  }
}

/// Where a part of a photo is.
enum PhotoPlace {
  /// In the file of the photo, which has the given size.
  case file(String, byteCount: Int)
  /// The bytes of the part, which were in the row.
  case row(part: [UInt8])
}

/// The photos of announcements.
extension Transaction {
  /// Adds an object to an announcement's photos, or makes it the only one if it was fetched.
  ///
  /// - Parameters:
  ///   - url: The URL from which the photo was fetched, if any.
  ///   - isReviewed: Whether a moderator has to see it before others do.
  /// - Returns: The announcement, and whether the object is one of its photos now: not if it has the
  ///   same photo already.
  func publish(
    _ object: PhotoObject, fetchedFrom url: String?, of id: AnnouncementID, isReviewed: Bool,
    at now: Timestamp
  ) throws(StoreFailure) -> (StoredAnnouncement, isAdded: Bool) {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    let wasPublished = stored.isPublished
    let digest = SQLValue.integer(Int64(bitPattern: object.content.digest.value))
    let size = SQLValue.integer(object.content.byteCount)
    if url != nil {
      try removePhotos(of: id)
      stored.photos = []
    } else if try value(PhotoSQL.same, id.value, size, digest) != .null {
      return (stored, false)
    }
    guard stored.photos.count < StoredPhoto.limit else { throw .refused(.tooManyPhotos) }
    let last = try value("SELECT last_photo FROM announcement WHERE id = ?1", id.value).integer
    // A fetched photo keeps its URL.
    let number = url == nil ? Int(last ?? 0) + 1 : 1
    let added = try add(object, to: id, number: number)
    if url == nil { try audit(.photo, [id], by: .reporter) }
    stored.photos.append(added)
    if let url { stored.photoSource = url }
    try change(
      PhotoSQL.last, .integer(max(Int64(number), last ?? 0)), id.value)
    if isReviewed { try review(&stored, wasPublished: wasPublished) }
    try replacePhotos(of: &stored, at: now)
    return (stored, true)
  }

  /// Inserts the row of a photo.
  ///
  /// - Parameter number: The number of the photo, or the negative number of its sighting.
  func add(
    _ object: PhotoObject, to id: AnnouncementID, number: Int
  ) throws(StoreFailure) -> StoredPhoto {
    let version = try nextNumber()
    try change(
      PhotoSQL.insertion, .integer(version), id.value, .integer(number),
      .integer(object.content.byteCount),
      .integer(Int64(bitPattern: object.content.digest.value)), .bytes(object.bytes),
      .text(object.file), .integer(SystemClock.millisecondsSince1970()))
    return StoredPhoto(number: number, byteCount: object.content.byteCount, version: version)
  }

  /// Orders and removes photos; see ``AnnouncementStore/arrangePhotos(_:of:at:)``.
  func arrangePhotos(
    _ numbers: [Int], of id: AnnouncementID, at now: Timestamp
  ) throws(StoreFailure) -> StoredAnnouncement {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    let photos = numbers.compactMap { number in stored.photos.first { $0.number == number } }
    guard Set(numbers).count == numbers.count, photos.count == numbers.count else {
      throw .refused(.unknownPhotos)
    }
    guard photos != stored.photos else { return stored }
    if photos.isEmpty, !stored.confirmsNoPhoto { throw .refused(.lastPhoto) }
    for photo in stored.photos where !numbers.contains(photo.number) {
      try removePhotos(of: id, version: photo.version)
    }
    stored.photos = photos
    try audit(.photo, [id], by: .reporter)
    try replacePhotos(of: &stored, at: now)
    return stored
  }

  /// Writes the list of an announcement's photos.
  private func replacePhotos(
    of stored: inout StoredAnnouncement, at now: Timestamp
  ) throws(StoreFailure) {
    stored.touch(at: now)
    try change(
      PhotoSQL.list,
      AnnouncementColumns.values(stored) + [
        .text(PhotoList.text(stored.photos)), stored.id.value,
      ])
    stored.change = try noteChanges(of: [stored.id])
  }

  /// Returns a part of an announcement's photo, or the file that contains it; `nil` if the
  /// announcement has no photo of this version.
  func photo(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreFailure) -> PhotoPlace? {
    let found = try values(
      """
      SELECT file, size, substr(bytes, CAST(size - ?3 + 1 AS integer))
      FROM photo WHERE announcement = ?1 AND version = ?2
      """, id.value, .integer(version), .integer(PhotoIndex.byteCount)
    ).first
    guard let found, let size = found[1].integer.map({ Int($0) }) else { return nil }
    if let file = found[0].text { return .file(file, byteCount: size) }
    guard let range = PhotoIndex(found[2].bytes ?? [], ofFile: size)?[part] else { return nil }
    return try values(
      """
      SELECT substr(bytes, CAST(CAST(?2 AS bigint) AS integer), CAST(CAST(?3 AS bigint) AS integer))
      FROM photo WHERE version = ?1
      """, .integer(version), .integer(range.lowerBound + 1), .integer(range.count)
    ).first.flatMap { $0[0].bytes }.map { .row(part: $0) }
  }

  /// Records that the files of an announcement's photos, or of one of them, are not needed after the
  /// commit. They are removed even if the process is killed before it can do so.
  ///
  /// - Parameter isErased: Whether the photos of its sightings are not needed either.
  func releasePhotos(
    of id: AnnouncementID, version: Int64? = nil, isErased: Bool = false
  ) throws(StoreFailure) {
    let files =
      isErased
      ? try values(PhotoSQL.allFiles, id.value)
      : try values(PhotoSQL.files, id.value, .integer(version))
    for file in files { try change(PhotoSQL.release, file) }
  }

  /// Removes an announcement's photos, or the one with a version.
  func removePhotos(
    of id: AnnouncementID, version: Int64? = nil
  ) throws(StoreFailure) {
    try releasePhotos(of: id, version: version)
    try change(PhotoSQL.removal, id.value, .integer(version))
  }

  /// Returns the files that have been released and may not have been removed.
  func releasedFiles() throws(StoreFailure) -> [String] {
    try values("SELECT name FROM released_file").compactMap { $0.first?.text }
  }

  /// Records that released files have been removed.
  func forgetReleased(_ files: [String]) throws(StoreFailure) {
    for file in files { try change("DELETE FROM released_file WHERE name = ?1", .text(file)) }
  }
}

extension PhotoName {
  /// Creates the name of a photo from the number in its row.
  init(of id: AnnouncementID, stored number: Int64) {
    if number < 0 {
      self.init(sighting: SightingID(id, Int(-number)))
    } else {
      self.init(id: id, number: Int(number))
    }
  }
}

private enum PhotoSQL {
  static let insertion = Tables.photo.insertion(
    ["version", "announcement", "number", "size", "digest", "bytes", "file", "stored_at"])
  static let same: SQL =
    """
    SELECT 1 FROM photo WHERE announcement = ?1 AND number > 0 AND size = ?2 AND digest = ?3 LIMIT 1
    """
  /// The condition for the photos of an announcement, or for the one with the version.
  private static let isMeant =
    "announcement = ?1 AND (CAST(?2 AS bigint) IS NULL AND number > 0 OR version = ?2)"
  static let files: SQL = "SELECT file FROM photo WHERE file IS NOT NULL AND \(isMeant)"
  static let allFiles: SQL =
    "SELECT file FROM photo WHERE file IS NOT NULL AND announcement = ?1"
  static let removal: SQL = "DELETE FROM photo WHERE \(isMeant)"
  static let release = Tables.releasedFile.insertion(["name"])
  static let last = Tables.announcement.update(["last_photo"], where: "id = ?2")
  private static let columns = AnnouncementColumns.members + ["photos"]
  static let list = Tables.announcement.update(columns, where: "id = ?\(columns.count + 1)")
}
