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
  /// Makes an object an announcement's photo.
  ///
  /// - Parameters:
  ///   - url: The URL from which the photo was fetched, if any.
  ///   - isReviewed: Whether a moderator has to see it before others do.
  /// - Returns: The announcement, and whether it had a photo.
  func publish(
    _ object: PhotoObject, fetchedFrom url: String?, of id: AnnouncementID, isReviewed: Bool,
    at now: Timestamp
  ) throws(StoreFailure) -> (StoredAnnouncement, isReplacement: Bool) {
    guard var stored = try announcement(id, isLocked: true) else { throw .refused(.notFound) }
    let version = try nextNumber()
    let isReplacement = stored.photo != nil
    try releasePhotos(of: id)
    try change("DELETE FROM photo WHERE announcement = ?1", id.value)
    try change(
      PhotoSQL.insertion, .integer(version), id.value, .bytes(object.bytes), .text(object.file),
      .integer(SystemClock.millisecondsSince1970()))
    let wasPublished = stored.isPublished
    if url == nil { try audit(.photo, [id], by: .reporter) }
    stored.photo = StoredPhoto(byteCount: object.content.byteCount, version: version)
    if let url { stored.photoSource = url }
    stored.announcement.photoUrl = PhotoName(id: id).url
    if isReviewed { try review(&stored, wasPublished: wasPublished) }
    stored.touch(at: now)
    try change(
      PhotoSQL.reference,
      AnnouncementColumns.values(stored) + [
        .integer(object.content.byteCount),
        .integer(Int64(bitPattern: object.content.digest.value)), .integer(version), id.value,
      ])
    stored.change = try noteChanges(of: [id])
    return (stored, isReplacement)
  }

  /// Returns a part of an announcement's photo, or the file that contains it; `nil` if the
  /// announcement has no photo of this version.
  func photo(
    _ part: PhotoPart, of id: AnnouncementID, version: Int64
  ) throws(StoreFailure) -> PhotoPlace? {
    let found = try values(
      """
      SELECT photo.file, photo_size, substr(photo.bytes, CAST(photo_size - ?3 + 1 AS integer))
      FROM announcement JOIN photo ON photo.version = photo_version
      WHERE announcement.id = ?1 AND photo.version = ?2
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

  /// Records that the files of an announcement's photos are not needed after the commit. They are
  /// removed even if the process is killed before it can do so.
  func releasePhotos(of id: AnnouncementID) throws(StoreFailure) {
    let files = try values(
      "SELECT file FROM photo WHERE announcement = ?1 AND file IS NOT NULL", id.value)
    for file in files { try change(PhotoSQL.release, file) }
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

private enum PhotoSQL {
  static let insertion = Tables.photo.insertion(
    ["version", "announcement", "bytes", "file", "stored_at"])
  static let release = Tables.releasedFile.insertion(["name"])
  private static let columns =
    AnnouncementColumns.members + ["photo_size", "photo_digest", "photo_version"]
  static let reference = Tables.announcement.update(columns, where: "id = ?\(columns.count + 1)")
}
