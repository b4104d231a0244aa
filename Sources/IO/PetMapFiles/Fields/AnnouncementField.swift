import PetMapGeo
import PetMapAnnouncements

/// The members of an announcement that a file can carry, by the API's names.
public enum AnnouncementField: UInt8, Sendable, Hashable, CaseIterable {
  case id, petName, species, breed, sex, age, description, microchipNumber, lastSeenDate
  case email, phone, photoUrl, status, reward, createdAt, updatedAt
  case latitude, longitude
  /// A point in one value, where there are no columns for its two numbers.
  case location

  /// The fields that a place can be read from.
  static let places: [AnnouncementField] = [.latitude, .longitude, .location]

  /// The API's name for the member.
  public var name: String {
    switch self {
    case .id: "id"
    case .petName: "petName"
    case .species: "species"
    case .breed: "breed"
    case .sex: "sex"
    case .age: "age"
    case .description: "description"
    case .microchipNumber: "microchipNumber"
    case .lastSeenDate: "lastSeenDate"
    case .email: "email"
    case .phone: "phone"
    case .photoUrl: "photoUrl"
    case .status: "status"
    case .reward: "reward"
    case .createdAt: "createdAt"
    case .updatedAt: "updatedAt"
    case .latitude: "locationLatitude"
    case .longitude: "locationLongitude"
    case .location: "location"
    }
  }
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
    let text: String?
    switch field {
    case .id: text = id
    case .petName: text = petName
    case .species: text = species
    case .breed: text = breed
    case .sex: text = sex
    case .age: text = age.map { "\($0)" }
    case .description: text = description
    case .microchipNumber: text = microchipNumber
    case .lastSeenDate: text = lastSeenDate?.isoText
    case .email: text = email
    case .phone: text = phone
    case .photoUrl: text = photoUrl
    case .status: text = status.word
    case .reward: text = reward
    case .createdAt: text = createdAt?.text
    case .updatedAt: text = updatedAt?.text
    case .latitude: text = coordinate.latitude.description
    case .longitude: text = coordinate.longitude.description
    case .location: text = nil
    }
    return text?.isEmpty == true ? nil : text
  }
}
