/// A callout's fields from top to bottom.
///
/// A new one needs its name here, its row in `CalloutStyle+Fields` and its text in `CalloutContent`, and
/// as it changes every layout, ``LayoutID/engineVersion`` is counted up.
public enum CalloutFieldKind: UInt8, Sendable, Hashable, CaseIterable {
  /// The photo, or the placeholder for it.
  case photo
  /// The pet's name.
  case name
  /// Species and breed.
  case species
  /// Where the pet was seen last, as a coordinate.
  case location
  /// The day on which the pet was seen last.
  case date
  /// The owner's e-mail address.
  case email
  /// The owner's phone number.
  case phone
  /// The announcement's own words.
  case description
  /// The status.
  case badge

  /// The field of that name.
  public init?(name: String) {
    // An array: code that walks through a text's own bytes would be compiled anew, for browsers to load.
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
