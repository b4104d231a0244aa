/// The members of an announcement that a file can carry, by the API's names.
public enum AnnouncementField: UInt8, Sendable, Hashable, CaseIterable {
  case id, petName, species, breed, sex, age, description, microchipNumber, lastSeenDate
  case email, phone, photoUrl, status, reward, createdAt, updatedAt
  case latitude, longitude
  /// A point in one value, where there are no columns for its two numbers.
  case location

  static let count = allCases.count

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
