import PetMapGeo
import PetMapAnnouncements

/// The fields of an announcement that a file can contain: those of ``PetField``, in the same order,
/// plus a point in a single value.
public enum RecordField: UInt8, Sendable, Hashable, CaseIterable {
  case id, petName, species, breed, sex, age, description, microchipNumber, latitude, longitude
  case lastSeenDate, email, phone, photoUrl, status, reward, custody, colors, size, collar, markings
  case createdAt, updatedAt
  /// A point in a single value, as an alternative to two coordinate columns.
  case location

  /// The fields that contain a coordinate or a part of one.
  static let coordinateFields: [RecordField] = [.latitude, .longitude, .location]

  /// Whether the field only describes the animal's look, in words.
  var isTrait: Bool { [.colors, .size, .collar, .markings].contains(self) }

  /// The field of the announcement; `nil` for ``location``.
  var petField: PetField? { PetField(rawValue: rawValue) }

  /// The maximum length of the field's text in Unicode scalars after trimming, if it is free text.
  var maximumLength: Int? {
    petField.flatMap { AnnouncementDraft.isFree($0) ? $0.maximumLength : nil }
  }

  /// Returns whether a text of the field is too long for an announcement.
  func isTooLong(_ text: String) -> Bool {
    guard let limit = maximumLength, text.isLonger(than: limit) else { return false }
    return text.trimmed.isLonger(than: limit)
  }

  /// Returns a text of the field as announcements can contain it: if it is too long, it ends with an
  /// ellipsis.
  func fitted(_ text: String) -> String {
    guard let limit = maximumLength, isTooLong(text) else { return text }
    return text.trimmed.fitted(to: limit)
  }

  /// The member name in the API.
  public var name: String { petField?.name ?? "location" }
}

/// A table with a value for each field.
struct FieldTable<Value> {
  private var values: [Value]

  init(repeating value: Value) {
    values = Array(repeating: value, count: RecordField.allCases.count)
  }

  subscript(field: RecordField) -> Value {
    get { values[Int(field.rawValue)] }
    set { values[Int(field.rawValue)] = newValue }
  }

  func map<Result>(_ transform: (Value) -> Result) -> FieldTable<Result> {
    FieldTable<Result>(values: values.map(transform))
  }

  private init(values: [Value]) { self.values = values }
}

extension Announcement {
  /// Returns the text of a field, or `nil` if it is absent, empty, or not text.
  func text(_ field: RecordField) -> String? {
    let text = field.petField.flatMap { value(of: $0) }?.text
    return text?.isEmpty == true ? nil : text
  }
}
