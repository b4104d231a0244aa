import PetMapGeo

/// The fields of an announcement, in the order of the API's JSON.
///
/// This type is the single description of the fields, used by decoders, writers, stores, report
/// validation, tiles, searches and the API schema. To add an optional text field, add:
///
/// - a property to ``Announcement``, a case here, and a line to each of ``key``, `row`,
///   ``Announcement/value(of:)`` and `set(_:to:)`;
/// - the case to `RecordField`, which has the same order, and to the names in `ColumnName`;
/// - a migration of `StoreSchema` that adds the column;
/// - a row to `DetailsRow.rows`, with its label in ``Phrase`` and in the file of each ``Language``;
/// - a member to `petmap.d.ts` and a line to the tables of the article *HTTP API*.
///
/// If reporters enter the field, also add it to `ReportField` and, with everything about it, to the
/// table in `ReportFieldInfo`.
///
/// ```swift
/// for field in PetField.allCases {
///   if let value = pet.value(of: field) { print(field.name, value.text) }
/// }
/// ```
public enum PetField: UInt8, Sendable, Hashable, CaseIterable {
  case id, petName, species, breed, sex, age, description, microchipNumber
  case locationLatitude, locationLongitude, lastSeenDate, email, phone, photoUrl, status, reward
  case custody, colors, size, collar, markings, createdAt, updatedAt

  /// The name of the API member.
  public var key: StaticString {
    switch self {
    case .id: "id"
    case .petName: "petName"
    case .species: "species"
    case .breed: "breed"
    case .sex: "sex"
    case .age: "age"
    case .description: "description"
    case .microchipNumber: "microchipNumber"
    case .locationLatitude: "locationLatitude"
    case .locationLongitude: "locationLongitude"
    case .lastSeenDate: "lastSeenDate"
    case .email: "email"
    case .phone: "phone"
    case .photoUrl: "photoUrl"
    case .status: "status"
    case .reward: "reward"
    case .custody: "custody"
    case .colors: "colors"
    case .size: "size"
    case .collar: "collar"
    case .markings: "markings"
    case .createdAt: "createdAt"
    case .updatedAt: "updatedAt"
    }
  }

  /// The name of the API member.
  public var name: String { key.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Creates the field with the given case-sensitive name, or returns `nil` for other names.
  public init?(name: String) {
    guard
      let field = Self.allCases.first(where: { field in
        field.key.withUTF8Buffer { unsafe $0.elementsEqual(name.utf8) }
      })
    else { return nil }
    self = field
  }

  /// The type of a field's value.
  public enum Kind: Sendable, Hashable {
    case id
    /// A string, or `nil` if missing.
    case text
    case integer
    case degrees
    case date
    case timestamp
    case status
  }

  /// Properties of a field.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The field is part of a submitted report.
    static let submitted = Traits(rawValue: 1)
    /// The field is required in a report.
    static let required = Traits(rawValue: 2)
    /// The field is included in text searches.
    static let searched = Traits(rawValue: 4)
  }

  private var row: (kind: Kind, limit: Int?, traits: Traits) {
    switch self {
    case .id: (.id, nil, .searched)
    case .petName: (.text, 100, [.submitted, .searched])
    case .species: (.text, 50, [.submitted, .required, .searched])
    case .breed: (.text, 100, [.submitted, .searched])
    case .sex: (.text, 20, [.submitted, .required, .searched])
    case .age: (.integer, nil, .submitted)
    case .description: (.text, 5000, [.submitted, .searched])
    case .microchipNumber: (.text, 15, [.submitted, .searched])
    case .locationLatitude: (.degrees, nil, [.submitted, .required])
    case .locationLongitude: (.degrees, nil, [.submitted, .required])
    case .lastSeenDate: (.date, nil, [.submitted, .required])
    case .email: (.text, 254, .submitted)
    case .phone: (.text, 50, .submitted)
    case .photoUrl: (.text, nil, [])
    case .status: (.status, nil, [.submitted, .required])
    case .reward: (.text, 500, .submitted)
    case .custody: (.text, 10, .submitted)
    case .colors: (.text, 100, [.submitted, .searched])
    case .size: (.text, 20, .submitted)
    case .collar: (.text, 100, [.submitted, .searched])
    case .markings: (.text, 500, [.submitted, .searched])
    case .createdAt: (.timestamp, nil, [])
    case .updatedAt: (.timestamp, nil, [])
    }
  }

  /// The type of the field's value.
  public var kind: Kind { row.kind }

  /// The maximum length of a submitted text field in Unicode scalars after trimming, or `nil` for
  /// other types.
  public var maximumLength: Int? { row.limit }

  /// Whether the field is required in a report.
  public var isRequired: Bool { row.traits.contains(.required) }

  /// Whether text searches include the field.
  public var isSearched: Bool { row.traits.contains(.searched) }

  /// The fields of a submitted report, in validation order: the date comes after the contact
  /// fields.
  public static let submitted: [PetField] = {
    var fields = allCases.filter { $0.row.traits.contains(.submitted) && $0 != .lastSeenDate }
    let phone = fields.firstIndex(of: .phone) ?? fields.endIndex - 1
    fields.insert(.lastSeenDate, at: phone + 1)
    return fields
  }()

  /// The fields in vector tiles, in attribute order.
  public static let inTiles: [PetField] = [
    .id, .petName, .species, .breed, .status, .lastSeenDate,
  ]

  /// The optional text fields, in the order of ``allCases``.
  package static let optionalTexts = allCases.filter { $0.kind == .text && $0 != .species }
}

/// The value of an announcement field.
public enum PetFieldValue: Sendable, Hashable {
  case text(String)
  case integer(Int)
  /// Degrees north or east.
  case degrees(Double)
  case date(CalendarDate)
  case timestamp(Timestamp)
  case status(AnnouncementStatus)

  /// The value as it appears in files and tables.
  public var text: String {
    switch self {
    case .text(let text): text
    case .integer(let number): number.description
    case .degrees(let degrees): degrees.description
    case .date(let date): date.isoText
    case .timestamp(let time): time.text
    case .status(let status): status.word
    }
  }
}

extension Announcement {
  /// Returns the value of a field, or `nil` if it is missing.
  public func value(of field: PetField) -> PetFieldValue? {
    switch field {
    case .id: .text(id)
    case .petName: petName.map { .text($0) }
    case .species: .text(species)
    case .breed: breed.map { .text($0) }
    case .sex: sex.map { .text($0) }
    case .age: age.map { .integer($0) }
    case .description: description.map { .text($0) }
    case .microchipNumber: microchipNumber.map { .text($0) }
    case .locationLatitude: .degrees(coordinate.latitude)
    case .locationLongitude: .degrees(coordinate.longitude)
    case .lastSeenDate: lastSeenDate.map { .date($0) }
    case .email: email.map { .text($0) }
    case .phone: phone.map { .text($0) }
    case .photoUrl: photoUrl.map { .text($0) }
    case .status: .status(status)
    case .reward: reward.map { .text($0) }
    case .custody: custody.map { .text($0) }
    case .colors: colors.map { .text($0) }
    case .size: size.map { .text($0) }
    case .collar: collar.map { .text($0) }
    case .markings: markings.map { .text($0) }
    case .createdAt: createdAt.map { .timestamp($0) }
    case .updatedAt: updatedAt.map { .timestamp($0) }
    }
  }

  /// Sets the value of a field.
  ///
  /// - Returns: `false`, and changes nothing, if the field cannot have the value.
  package mutating func set(_ field: PetField, to value: PetFieldValue?) -> Bool {
    switch (field, value) {
    case (.id, .text(let text)?): id = text
    case (.species, .text(let text)?): species = text
    case (.age, nil): age = nil
    case (.age, .integer(let number)?): age = number
    case (.locationLatitude, .degrees(let degrees)?):
      guard let new = try? Coordinate(latitude: degrees, longitude: coordinate.longitude) else {
        return false
      }
      coordinate = new
    case (.locationLongitude, .degrees(let degrees)?):
      guard let new = try? Coordinate(latitude: coordinate.latitude, longitude: degrees) else {
        return false
      }
      coordinate = new
    case (.lastSeenDate, nil): lastSeenDate = nil
    case (.lastSeenDate, .date(let date)?): lastSeenDate = date
    case (.status, .status(let status)?): self.status = status
    case (.createdAt, nil): createdAt = nil
    case (.createdAt, .timestamp(let time)?): createdAt = time
    case (.updatedAt, nil): updatedAt = nil
    case (.updatedAt, .timestamp(let time)?): updatedAt = time
    case (_, nil) where PetField.optionalTexts.contains(field): set(field, to: String?.none)
    case (_, .text(let text)?) where PetField.optionalTexts.contains(field):
      set(field, to: String?.some(text))
    default: return false
    }
    return true
  }

  /// Returns the value of a text field, or `nil` if it is missing or not a text field.
  package func text(of field: PetField) -> String? {
    if case .text(let text)? = value(of: field) { text } else { nil }
  }

  /// Sets the value of an optional text field.
  ///
  /// - Precondition: The field is in ``PetField/optionalTexts``.
  package mutating func set(_ field: PetField, to text: String?) {
    switch field {
    case .petName: petName = text
    case .breed: breed = text
    case .sex: sex = text
    case .description: description = text
    case .microchipNumber: microchipNumber = text
    case .email: email = text
    case .phone: phone = text
    case .photoUrl: photoUrl = text
    case .reward: reward = text
    case .custody: custody = text
    case .colors: colors = text
    case .size: size = text
    case .collar: collar = text
    case .markings: markings = text
    case .id, .species, .age, .locationLatitude, .locationLongitude, .lastSeenDate, .status,
      .createdAt, .updatedAt:
      preconditionFailure("not an optional text field")
    }
  }
}
