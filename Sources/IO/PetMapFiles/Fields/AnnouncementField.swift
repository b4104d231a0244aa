import PetMapGeo
import PetMapAnnouncements

/// The fields of an announcement that a file can carry: those of ``PetField`` in the same order, and
/// a point in one value.
public enum AnnouncementField: UInt8, Sendable, Hashable, CaseIterable {
  case id, petName, species, breed, sex, age, description, microchipNumber, latitude, longitude
  case lastSeenDate, email, phone, photoUrl, status, reward, createdAt, updatedAt
  /// A point in one value, where there are no columns for its two numbers.
  case location

  /// The fields that a place can be read from.
  static let places: [AnnouncementField] = [.latitude, .longitude, .location]

  /// The texts that an announcement may lack.
  static let optionalTexts: [(file: AnnouncementField, pet: PetField)] =
    allCases.compactMap { field in
      guard let pet = field.petField, PetField.optionalTexts.contains(pet) else { return nil }
      return (field, pet)
    }

  /// The announcement's field; nil for ``location``.
  var petField: PetField? { PetField(rawValue: rawValue) }

  /// The API's name for the member.
  public var name: String { petField?.name ?? "location" }
}

/// A value for each field.
struct FieldTable<Value> {
  private var values: [Value]

  init(repeating value: Value) {
    values = Array(repeating: value, count: AnnouncementField.allCases.count)
  }

  subscript(field: AnnouncementField) -> Value {
    get { values[Int(field.rawValue)] }
    set { values[Int(field.rawValue)] = newValue }
  }

  func map<Result>(_ transform: (Value) -> Result) -> FieldTable<Result> {
    FieldTable<Result>(values: values.map(transform))
  }

  private init(values: [Value]) { self.values = values }
}

extension Announcement {
  /// The text of a member that is text, or nil when it is absent or empty.
  func text(_ field: AnnouncementField) -> String? {
    let text = field.petField.flatMap { value(of: $0) }?.text
    return text?.isEmpty == true ? nil : text
  }
}
