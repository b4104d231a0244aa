/// The members that a draft may have, in the order in which they are checked.
public enum DraftField: UInt8, Sendable, Hashable, CaseIterable {
  case petName, species, breed, sex, age, description, microchipNumber
  case locationLatitude, locationLongitude, email, phone, lastSeenDate, status, reward

  /// The API's name.
  public var name: String {
    switch self {
    case .petName: "petName"
    case .species: "species"
    case .breed: "breed"
    case .sex: "sex"
    case .age: "age"
    case .description: "description"
    case .microchipNumber: "microchipNumber"
    case .locationLatitude: "locationLatitude"
    case .locationLongitude: "locationLongitude"
    case .email: "email"
    case .phone: "phone"
    case .lastSeenDate: "lastSeenDate"
    case .status: "status"
    case .reward: "reward"
    }
  }

  /// The field of a name, letter case included; nil for every other name.
  public init?(name: String) {
    guard let field = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      return nil
    }
    self = field
  }

  /// The most Unicode scalars of the field's text after trimming; nil for what is no text, or has
  /// a form of its own.
  public var maximumLength: Int? {
    switch self {
    case .petName, .breed: 100
    case .species, .phone: 50
    case .sex: 20
    case .description: 5000
    case .microchipNumber: 15
    case .email: 254
    case .reward: 500
    case .age, .locationLatitude, .locationLongitude, .lastSeenDate, .status: nil
    }
  }
}
