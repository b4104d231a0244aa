import PetMapSQLite
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos

/// An announcement as a row of its table.
///
/// A new member gets a column by a migration of ``StoreSchema``, and then the same place in
/// ``members``, in ``values(_:)`` and in ``decode(_:)``.
enum AnnouncementRow {
  /// The columns that an announcement's own members fill.
  static let members = [
    "source_id", "latitude", "longitude", "species", "status", "pet_name", "breed", "sex", "age",
    "description", "microchip_number", "last_seen_date", "email", "phone", "reward", "created_at",
    "updated_at", "photo_url", "kept",
  ]

  /// All columns that are read, in the order of ``decode(_:)``.
  static let columns =
    (["insertion", "change", "id"] + members
    + [
      "photo_format", "photo_size", "photo_version",
      // Without a qualifier: the rows of an import in the making have the same columns.
      "(SELECT s.name FROM source AS s WHERE s.number = source)",
    ]).joined(separator: ", ")

  /// What stands in the columns ``members``.
  static func values(_ stored: StoredAnnouncement) -> [SQLiteValue] {
    let announcement = stored.announcement
    let origin = stored.importOrigin
    return [
      .text(origin?.sourceID),
      .real(announcement.coordinate.latitude), .real(announcement.coordinate.longitude),
      .text(announcement.species), .text(announcement.status.word),
      .text(announcement.petName), .text(announcement.breed), .text(announcement.sex),
      .integer(announcement.age), .text(announcement.description),
      .text(announcement.microchipNumber), .text(announcement.lastSeenDate?.isoText),
      .text(announcement.email), .text(announcement.phone), .text(announcement.reward),
      .integer(announcement.createdAt.map { Int($0.milliseconds) }),
      .integer(announcement.updatedAt.map { Int($0.milliseconds) }),
      .text(origin?.photoURL), .text(origin.flatMap { text(of: $0.kept) }),
    ]
  }

  /// What is kept of a record as JSON; nil for nothing.
  private static func text(of kept: JSONObject) -> String? {
    guard !kept.members.isEmpty else { return nil }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.value(.object(kept)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameter row: of the ``columns``.
  /// - Throws: ``SQLiteError/Kind/damaged`` for values that no announcement has.
  static func decode(_ row: borrowing SQLiteRow) throws(SQLiteError) -> StoredAnnouncement {
    var column: Int32 = -1
    func next() -> Int32 {
      column += 1
      return column
    }
    let insertion = row.integer(next())
    func damaged(_ name: String) -> SQLiteError {
      .damaged("announcement \(insertion) has a broken \(name)")
    }
    let change = row.integer(next())
    guard let id = AnnouncementID(blob: row.blob(next())) else { throw damaged("id") }
    let sourceID = row.optionalText(next())
    guard let coordinate = try? Coordinate(latitude: row.real(next()), longitude: row.real(next()))
    else { throw damaged("coordinate") }
    let species = row.text(next())
    guard let status = AnnouncementStatus(row.text(next())) else { throw damaged("status") }
    var announcement = Announcement(
      id: id.text, coordinate: coordinate, species: species, status: status)
    announcement.petName = row.optionalText(next())
    announcement.breed = row.optionalText(next())
    announcement.sex = row.optionalText(next())
    announcement.age = row.optionalInteger(next())
    announcement.description = row.optionalText(next())
    announcement.microchipNumber = row.optionalText(next())
    if let date = row.optionalText(next()) {
      announcement.lastSeenDate = CalendarDate(iso: date)
      if announcement.lastSeenDate == nil { throw damaged("last_seen_date") }
    }
    announcement.email = row.optionalText(next())
    announcement.phone = row.optionalText(next())
    announcement.reward = row.optionalText(next())
    announcement.createdAt = row.optionalInteger(next()).map { Timestamp(milliseconds: Int64($0)) }
    announcement.updatedAt = row.optionalInteger(next()).map { Timestamp(milliseconds: Int64($0)) }
    var origin = sourceID.map { ImportOrigin(sourceID: $0) }
    let (photoURL, keptText) = (row.optionalText(next()), row.optionalText(next()))
    origin?.photoURL = photoURL
    if let kept = keptText {
      guard let object = try? JSONValue(parsing: Array(kept.utf8)).object else {
        throw damaged("kept")
      }
      origin?.kept = object
    }
    var photo: StoredPhoto?
    if let word = row.optionalText(next()) {
      guard let format = PhotoFormat(fileExtension: word) else { throw damaged("photo_format") }
      photo = StoredPhoto(
        format: format, byteCount: row.integer(column + 1), version: Int64(row.integer(column + 2)))
      announcement.photoUrl = PhotoName(id: id, format: format).url
    }
    column += 2
    let source = row.optionalText(next())
    origin?.source = source
    return StoredAnnouncement(
      id: id, announcement: announcement,
      origin: origin.map { .imported($0) } ?? .reported, photo: photo,
      insertion: Int64(insertion), change: Int64(change))
  }
}

extension AnnouncementID {
  /// The id with these bytes; nil unless there are 16.
  init?(blob bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[..<8]), low: word(bytes[8...]))
  }

  /// The id as a value of a row.
  var blob: SQLiteValue { .blob(bytes) }
}
