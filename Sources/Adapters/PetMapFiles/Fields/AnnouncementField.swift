/// The members of an announcement that a file can carry, by the API's names.
public enum AnnouncementField: UInt8, Sendable, Hashable, CaseIterable {
  case id, petName, species, breed, sex, age, description, microchipNumber, lastSeenDate
  case email, phone, photoUrl, status, reward, createdAt, updatedAt
  // The last two: they are numbers, not text.
  case latitude, longitude

  static let count = 18

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
    }
  }

  /// The words by which a column or a member is known, the best first. Parts of a word are parted
  /// by `_`, which a file may leave out or write as a hyphen, a space or a capital letter.
  var words: [String] {
    switch self {
    case .id: ["id", "animal_id"]
    case .petName: ["pet_name", "name", "animal_name"]
    case .species: ["species", "animal_type"]
    case .breed: ["breed"]
    case .sex: ["sex", "gender"]
    case .age: ["age"]
    case .description: ["description"]
    case .microchipNumber: ["microchip_number", "microchip", "chip_number", "chip"]
    case .lastSeenDate: ["last_seen_date", "date", "intake_date", "last_seen"]
    case .email: ["email"]
    case .phone: ["phone"]
    case .photoUrl: ["photo_url", "photo"]
    case .status: ["status"]
    case .reward: ["reward"]
    case .createdAt: ["created_at"]
    case .updatedAt: ["updated_at"]
    case .latitude: ["location_latitude", "latitude", "lat", "y"]
    case .longitude: ["location_longitude", "longitude", "lon", "lng", "long", "x"]
    }
  }

  /// The field a word stands for, as a person may write it: letter case, `_`, `-` and spaces are
  /// ignored. Nil for an unknown word.
  public init?(_ word: String) {
    guard let match = Self.match(Self.folded(word)) else { return nil }
    self = match.field
  }

  /// Bytes that no word for a field has, however it is written.
  static let longestWord = 64

  /// The field that a folded word stands for, and how good a name for it the word is, 0 the best.
  static func match(_ folded: String) -> (field: AnnouncementField, rank: Int)? {
    for field in allCases {
      if let rank = field.words.firstIndex(where: { Self.folded($0) == folded }) {
        return (field, rank)
      }
    }
    return nil
  }

  /// Lower case, without `_`, `-` and spaces.
  static func folded(_ word: String) -> String {
    word.filter { $0 != "_" && $0 != "-" && $0 != " " }.lowercased()
  }

  /// The spellings of a word that JSON members are looked up by: `pet_name`, `petName`, `petname`.
  static func spellings(of word: String) -> [String] {
    let parts = word.split(separator: "_").map(String.init)
    let camel = parts.dropFirst().reduce(parts.first ?? "") { start, part in
      start + part.prefix(1).uppercased() + part.dropFirst()
    }
    var spellings = [camel]
    for other in [word, parts.joined()] where !spellings.contains(other) { spellings.append(other) }
    return spellings
  }
}
