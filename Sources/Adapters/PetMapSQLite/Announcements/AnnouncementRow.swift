import PetMapGeo
import PetMapReports

/// An announcement as a row of its table.
enum AnnouncementRow {
  /// The columns in the order in which ``decode(_:)`` takes them.
  static let columns = """
    id, insertion, change, source_id, pet_name, species, breed, sex, age, description, \
    microchip_number, latitude, longitude, last_seen_date, email, phone, status, reward, \
    created_at, updated_at, photo_format, photo_size, photo_version
    """

  /// - Throws: ``SQLiteError/Kind/damaged`` for values that no announcement has.
  static func decode(_ row: borrowing SQLiteRow) throws(SQLiteError) -> StoredAnnouncement {
    guard let id = AnnouncementID(blob: row.blob(0)) else { throw damaged(row, "id") }
    guard
      let coordinate = try? Coordinate(latitude: row.real(11), longitude: row.real(12))
    else { throw damaged(row, "coordinate") }
    guard let status = AnnouncementStatus(row.text(16)) else { throw damaged(row, "status") }
    var announcement = Announcement(
      id: id.text, coordinate: coordinate, species: row.text(5), status: status)
    announcement.petName = row.optionalText(4)
    announcement.breed = row.optionalText(6)
    announcement.sex = row.optionalText(7)
    announcement.age = row.optionalInteger(8)
    announcement.description = row.optionalText(9)
    announcement.microchipNumber = row.optionalText(10)
    if let date = row.optionalText(13) {
      announcement.lastSeenDate = CalendarDate(iso: date)
      if announcement.lastSeenDate == nil { throw damaged(row, "last_seen_date") }
    }
    announcement.email = row.optionalText(14)
    announcement.phone = row.optionalText(15)
    announcement.reward = row.optionalText(17)
    announcement.createdAt = row.optionalInteger(18).map { Timestamp(milliseconds: Int64($0)) }
    announcement.updatedAt = row.optionalInteger(19).map { Timestamp(milliseconds: Int64($0)) }
    var photo: StoredPhoto?
    if let word = row.optionalText(20) {
      guard let format = PhotoFormat(fileExtension: word) else {
        throw damaged(row, "photo_format")
      }
      photo = StoredPhoto(
        format: format, byteCount: row.integer(21), version: Int64(row.integer(22)))
      announcement.photoUrl = PhotoName(id: id, format: format).url
    }
    return StoredAnnouncement(
      id: id, announcement: announcement,
      origin: row.optionalText(3).map { .imported(sourceID: $0) } ?? .reported, photo: photo,
      insertion: Int64(row.integer(1)), change: Int64(row.integer(2)))
  }

  private static func damaged(_ row: borrowing SQLiteRow, _ column: String) -> SQLiteError {
    SQLiteError(
      code: 11, message: "announcement \(row.integer(1)) has a broken \(column)", path: "")
  }

  /// The columns that an announcement's own members fill, in the order of ``values(_:)``.
  static let memberColumns = [
    "source_id", "pet_name", "species", "breed", "sex", "age", "description", "microchip_number",
    "latitude", "longitude", "last_seen_date", "email", "phone", "status", "reward", "created_at",
    "updated_at",
  ]

  static func values(_ stored: StoredAnnouncement) -> [SQLiteValue] {
    let announcement = stored.announcement
    var sourceID: String?
    if case .imported(let id) = stored.origin { sourceID = id }
    return [
      .text(sourceID), .text(announcement.petName), .text(announcement.species),
      .text(announcement.breed), .text(announcement.sex), .integer(announcement.age),
      .text(announcement.description), .text(announcement.microchipNumber),
      .real(announcement.coordinate.latitude), .real(announcement.coordinate.longitude),
      .text(announcement.lastSeenDate?.isoText), .text(announcement.email),
      .text(announcement.phone), .text(announcement.status.word), .text(announcement.reward),
      .integer(announcement.createdAt.map { Int($0.milliseconds) }),
      .integer(announcement.updatedAt.map { Int($0.milliseconds) }),
    ]
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
