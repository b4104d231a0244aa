import PetMapSQLite
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotos

/// Converts announcements to and from table rows.
///
/// A new field needs a column, added by a migration of ``StoreSchema``, but no changes here.
enum AnnouncementRow {
  /// The fields that have a column. The ID has a separate column, and the photo's URL is derived
  /// from its format.
  private static let fields = PetField.allCases.filter { ![.id, .photoUrl].contains($0) }

  /// The columns of ``fields``, followed by those that only imported records use.
  static let members = fields.map(column) + ["source_id", "photo_url", "kept"]

  /// Returns a field's column: its API name in snake case, with `latitude` and `longitude`
  /// unprefixed.
  private static func column(_ field: PetField) -> String {
    switch field {
    case .locationLatitude: "latitude"
    case .locationLongitude: "longitude"
    default:
      field.name.unicodeScalars.reduce(into: "") { column, letter in
        column +=
          letter.properties.isUppercase ? "_" + letter.properties.lowercaseMapping : String(letter)
      }
    }
  }

  /// All columns to read, in the order that ``decode(_:)`` expects.
  static let columns = columns(change: "change")

  /// Returns all columns to read.
  ///
  /// - Parameters:
  ///   - change: The expression for the number of the last change.
  ///   - source: The expression for the name of the source.
  static func columns(
    change: String,
    // Unqualified, because an import's temporary table has the same columns.
    source: String = "(SELECT s.name FROM source AS s WHERE s.number = source)"
  ) -> String {
    (["insertion", change, "id"] + members
      + ["photo_format", "photo_size", "photo_version", source]).joined(separator: ", ")
  }

  /// Returns the values of the columns in ``members``.
  static func values(_ stored: StoredAnnouncement) -> [SQLiteValue] {
    let origin = stored.importOrigin
    return fields.map { value(stored.announcement.value(of: $0)) } + [
      .text(origin?.sourceID), .text(origin?.photoURL),
      .text(origin.flatMap { text(of: $0.kept) }),
    ]
  }

  private static func value(_ value: PetFieldValue?) -> SQLiteValue {
    switch value {
    case nil: .null
    case .integer(let number): .integer(number)
    case .degrees(let degrees): .real(degrees)
    case .timestamp(let time): .integer(Int(time.milliseconds))
    case .some(let value): .text(value.text)
    }
  }

  /// Returns a record's kept values as JSON, or `nil` if there are none.
  private static func text(of kept: JSONObject) -> String? {
    guard !kept.members.isEmpty else { return nil }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.value(.object(kept)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes a row that consists of the ``columns``.
  ///
  /// - Throws: ``SQLiteError/Kind/damaged`` if the row does not represent a valid announcement.
  static func decode(_ row: borrowing SQLiteRow) throws(SQLiteError) -> StoredAnnouncement {
    do throws(BrokenRow) { return try decoded(row) } catch { throw .damaged(error.message) }
  }

  /// Returns the announcement in a row of ``columns(change:)`` from either kind of database.
  static func decoded<Row: ColumnReader & ~Copyable>(
    _ row: borrowing Row
  ) throws(BrokenRow) -> StoredAnnouncement {
    var column: Int32 = -1
    func next() -> Int32 {
      column += 1
      return column
    }
    let insertion = row.integer(next())
    func damaged(_ name: String) -> BrokenRow {
      BrokenRow(message: "announcement \(insertion) has an invalid \(name)")
    }
    let change = row.integer(next())
    guard let id = AnnouncementID(blob: row.blob(next())) else { throw damaged("id") }
    var announcement = try decoded(row, id: id, next, damaged)
    let sourceID = row.optionalText(next())
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

  /// Decodes the announcement from a row's ``fields``.
  private static func decoded<Row: ColumnReader & ~Copyable>(
    _ row: borrowing Row, id: AnnouncementID, _ next: () -> Int32,
    _ damaged: (String) -> BrokenRow
  ) throws(BrokenRow) -> Announcement {
    var latitude = Double.nan
    var longitude = Double.nan
    // A placeholder; the coordinate is set below.
    guard let placeholder = try? Coordinate(latitude: 0, longitude: 0) else {
      throw damaged("coordinate")
    }
    var result = Announcement(id: id.text, coordinate: placeholder)
    for field in fields {
      let column = next()
      switch field {
      case .species: result.species = row.text(column)
      case .age: result.age = row.optionalInteger(column)
      case .locationLatitude: latitude = row.real(column)
      case .locationLongitude: longitude = row.real(column)
      case .lastSeenDate:
        guard let text = row.optionalText(column) else { continue }
        guard let date = CalendarDate(iso: text) else { throw damaged("last_seen_date") }
        result.lastSeenDate = date
      case .status:
        guard let status = AnnouncementStatus(row.text(column)) else { throw damaged("status") }
        result.status = status
      case .createdAt, .updatedAt:
        let time = row.optionalInteger(column).map { Timestamp(milliseconds: Int64($0)) }
        if field == .createdAt { result.createdAt = time } else { result.updatedAt = time }
      default: result.set(field, to: row.optionalText(column))
      }
    }
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      throw damaged("coordinate")
    }
    result.coordinate = coordinate
    return result
  }
}

/// A row of a database. Columns are numbered from 0.
protocol ColumnReader: ~Copyable {
  func integer(_ column: Int32) -> Int
  func optionalInteger(_ column: Int32) -> Int?
  func real(_ column: Int32) -> Double
  func text(_ column: Int32) -> String
  func optionalText(_ column: Int32) -> String?
  func blob(_ column: Int32) -> [UInt8]
}

extension SQLiteRow: ColumnReader {}

/// The error for a row that does not represent a valid announcement.
struct BrokenRow: Error {
  let message: String
}

extension AnnouncementID {
  /// Creates an ID from its bytes, or returns `nil` unless there are 16.
  init?(blob bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[..<8]), low: word(bytes[8...]))
  }

  /// The ID as a column value.
  var blob: SQLiteValue { .blob(bytes) }
}
