/// The fields of a callout, from top to bottom.
///
/// To add a field, add a case here, its row to `CalloutStyle+Fields` and its text to
/// `CalloutContent`, and increment ``LayoutID/engineVersion``, because every layout changes.
public enum CalloutFieldKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The photo or its placeholder.
  case photo
  /// The pet's name.
  case name
  /// The species and breed.
  case species
  /// The coordinate at which the pet was last seen.
  case location
  /// The date on which the pet was last seen.
  case date
  /// The owner's email address.
  case email
  /// The owner's phone number.
  case phone
  /// The announcement's description.
  case description
  /// The badge.
  case badge

  /// Creates the field with the given name, or returns `nil` if the name is unknown.
  public init?(name: String) {
    // Comparing arrays avoids specializing code for a string's UTF-8 view, which browsers would
    // have to load.
    guard let kind = Self.allCases.first(where: { Array($0.name.utf8) == Array(name.utf8) })
    else { return nil }
    self = kind
  }

  /// The field's name in layouts.
  public var name: String {
    switch self {
    case .photo: "photo"
    case .name: "name"
    case .species: "species"
    case .location: "location"
    case .date: "date"
    case .email: "email"
    case .phone: "phone"
    case .description: "description"
    case .badge: "badge"
    }
  }
}
