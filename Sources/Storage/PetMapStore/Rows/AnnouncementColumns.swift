import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapSQL

/// The only conversion of announcements from and to rows.
enum AnnouncementColumns {
  /// The columns that an update replaces: the fields and the numbers about the coordinate, followed by
  /// those that only imported records use.
  static let members =
    PetField.stored.map(\.column) + PlaceDetail.allCases.map(\.column) + [
      "source_id", "photo_url", "kept", "replaced_status",
    ]

  private static let selectedNames =
    ["insertion", "id"] + members + [
      "photos", "visibility", "confirms_no_photo", "sightings",
    ]

  /// The number of columns in ``selected``.
  static let count = Int32(selectedNames.count + 1)

  /// The columns that ``decode(_:at:)`` reads.
  static let selected: SQL = "\(selected(from: "announcement"))"

  /// Returns the columns that ``decode(_:at:)`` reads.
  ///
  /// - Parameters:
  ///   - table: A table or an alias with the columns of an announcement.
  ///   - source: The expression for the name of the source.
  static func selected(from table: String, source: String? = nil) -> SQL {
    let source = source ?? "(SELECT s.name FROM source AS s WHERE s.number = \(table).source)"
    return SQL((selectedNames.map { "\(table).\($0)" } + [source]).joined(separator: ", "))
  }

  /// Returns the values of the columns in ``members``.
  static func values(_ stored: StoredAnnouncement) -> [SQLValue] {
    let origin = stored.importOrigin
    let details = PlaceDetail.allCases.map { stored.announcement[$0] }
    return PetField.stored.map { value(stored.announcement.value(of: $0)) }
      + details.map { $0.map { .real($0) } ?? .null } + [
        .text(origin?.sourceID), .text(origin?.photoURL),
        .text(origin.flatMap { text(of: $0.kept) }),
        value(origin?.replacedStatus.map { .status($0) }),
      ]
  }

  private static func value(_ value: PetFieldValue?) -> SQLValue {
    switch value {
    case nil: .null
    case .integer(let number): .integer(Int64(number))
    case .degrees(let degrees): .real(degrees)
    case .timestamp(let time): .integer(time.milliseconds)
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

  /// Returns the announcement in the columns ``selected``. Its number of the last change, which only
  /// the log has, is 0.
  ///
  /// - Parameter first: The number of the first column.
  /// - Throws: `damaged` if the row does not represent a valid announcement.
  static func decode<Row: SQLRow & ~Copyable>(
    _ row: borrowing Row, at first: Int32 = 0
  ) throws(SQLError) -> StoredAnnouncement {
    let insertion = row.integer(first)
    func damaged(_ name: String) -> SQLError {
      .damaged("announcement \(insertion) has an invalid \(name)")
    }
    guard let id = AnnouncementID(blob: row.blob(first + 1)) else { throw damaged("id") }
    var announcement = placeholder
    announcement.id = id.text
    var column = first + 2
    for field in PetField.stored {
      guard let value = value(of: field, row, column), announcement.set(field, to: value) else {
        throw damaged(field.column)
      }
      column += 1
    }
    for detail in PlaceDetail.allCases {
      if !row.isNull(column) { announcement[detail] = row.real(column) }
      column += 1
    }
    var origin = row.optionalText(column).map { ImportOrigin(sourceID: $0) }
    origin?.photoURL = row.optionalText(column + 1)
    if let kept = row.optionalText(column + 2) {
      guard let object = try? JSONValue(parsing: Array(kept.utf8)).object else {
        throw damaged("kept")
      }
      origin?.kept = object
    }
    if let status = row.optionalText(column + 3) {
      guard let status = AnnouncementStatus(status) else { throw damaged("replaced_status") }
      origin?.replacedStatus = status
    }
    guard let photos = PhotoList.photos(row.optionalText(column + 4)) else {
      throw damaged("photos")
    }
    guard let visibility = Visibility(rawValue: row.optionalText(column + 5) ?? "shown") else {
      throw damaged("visibility")
    }
    let sightings = row.optionalText(column + 7)
    let summary = sightings.flatMap { SightingSummary($0) }
    if sightings != nil, summary == nil { throw damaged("sightings") }
    origin?.source = row.optionalText(column + 8)
    return StoredAnnouncement(
      id: id, announcement: announcement,
      origin: origin.map { .imported($0) } ?? .reported, photos: photos,
      confirmsNoPhoto: row.optionalInteger(column + 6) != nil, visibility: visibility,
      sightings: summary, insertion: Int64(insertion), change: 0)
  }

  /// The announcement whose fields are set one by one.
  private static let placeholder: Announcement = {
    guard let coordinate = try? Coordinate(latitude: 0, longitude: 0) else {
      preconditionFailure("0, 0 is a coordinate")
    }
    return Announcement(id: "", coordinate: coordinate)
  }()

  /// Returns the value of a field, `nil` in it for NULL, or `nil` if it is invalid.
  private static func value<Row: SQLRow & ~Copyable>(
    of field: PetField, _ row: borrowing Row, _ column: Int32
  ) -> PetFieldValue?? {
    if row.isNull(column) { return .some(nil) }
    switch field.kind {
    case .id, .text: return .text(row.text(column))
    case .integer: return .integer(row.integer(column))
    case .degrees: return .degrees(row.real(column))
    case .timestamp: return .timestamp(Timestamp(milliseconds: Int64(row.integer(column))))
    case .date:
      guard let date = CalendarDate(iso: row.text(column)) else { return nil }
      return .date(date)
    case .status:
      guard let status = AnnouncementStatus(row.text(column)) else { return nil }
      return .status(status)
    }
  }
}

/// The list of an announcement's photos in its row, so that reading announcements need not read the
/// photos: `number:version:size` for each, separated by spaces.
enum PhotoList {
  /// Returns the text of a list, or `nil` if it is empty.
  static func text(_ photos: [StoredPhoto]) -> String? {
    photos.isEmpty
      ? nil
      : photos.map { "\($0.number):\($0.version):\($0.byteCount)" }.joined(separator: " ")
  }

  /// Returns the photos in a text, or `nil` if it is malformed.
  static func photos(_ text: String?) -> [StoredPhoto]? {
    guard let text else { return [] }
    var photos: [StoredPhoto] = []
    for entry in text.split(separator: " ") {
      let numbers = entry.split(separator: ":").compactMap { Int64($0) }
      guard numbers.count == 3, let number = Int(exactly: numbers[0]),
        let size = Int(exactly: numbers[2])
      else { return nil }
      photos.append(StoredPhoto(number: number, byteCount: size, version: numbers[1]))
    }
    return photos
  }
}

extension Visibility {
  /// The value of the column, which is NULL for announcements that no moderator withholds.
  var column: String? { self == .shown ? nil : rawValue }
}

extension AnnouncementID {
  /// Creates an ID from its bytes, or returns `nil` unless there are 16.
  init?(blob bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[..<8]), low: word(bytes[8...]))
  }

  /// The ID as the value of a column.
  var value: SQLValue { .bytes(bytes) }
}

/// A row of values, some of which may be those of an announcement.
struct ValueRow: SQLRow {
  let values: [SQLValue]

  func isNull(_ column: Int32) -> Bool { values[Int(column)] == .null }
  func value(_ column: Int32) -> SQLValue { values[Int(column)] }
  func integer(_ column: Int32) -> Int { optionalInteger(column) ?? 0 }
  func optionalInteger(_ column: Int32) -> Int? { values[Int(column)].integer.map { Int($0) } }
  func real(_ column: Int32) -> Double {
    if case .real(let number) = values[Int(column)] { number } else { 0 }
  }
  func text(_ column: Int32) -> String { optionalText(column) ?? "" }
  func optionalText(_ column: Int32) -> String? { values[Int(column)].text }
  func blob(_ column: Int32) -> [UInt8] { values[Int(column)].bytes ?? [] }
}
