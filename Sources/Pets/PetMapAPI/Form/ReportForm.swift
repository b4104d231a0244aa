public import PetMapAnnouncements
public import PetMapPhotos

/// Which report it is: of an animal that is missing, or of one that was found.
public enum ReportKind: Sendable, Hashable, CaseIterable {
  case missing
  case found

  /// The status of the announcement that the report becomes.
  public var status: AnnouncementStatus {
    switch self {
    case .missing: .missing
    case .found: .found
    }
  }
}

/// What a reporter has entered so far, as it was entered, on all four steps.
///
/// It lives as long as the flow does: going back and forth loses nothing. Its setters keep what
/// each field can hold; ``problems(on:today:)`` says what must be corrected.
public struct ReportForm: Sendable, Hashable {
  /// Which report it is.
  public let kind: ReportKind
  /// The digits, 15 at most.
  public private(set) var microchip = ""
  /// The format of the chosen photo, whose bytes are kept elsewhere; nil without one.
  public var photo: PhotoFormat?
  /// When the pet was last seen or was found.
  public var date: CalendarDate
  /// The chosen species; nil as long as none is.
  public private(set) var species: Species?
  /// Empty as long as no species is chosen.
  public private(set) var breed = ""
  /// Male or female; nil as long as neither is chosen.
  public var sex: Sex?
  /// Whole years as they are typed; empty or 0 for unknown.
  public var age = ""
  /// Degrees as they are typed; empty for unknown.
  public var latitude = ""
  /// Degrees as they are typed; empty for unknown.
  public var longitude = ""
  /// The pet's name; empty for none.
  public var petName = ""
  /// At most ``descriptionLimit`` user-perceived characters.
  public private(set) var description = ""
  /// The telephone number as it is typed.
  public var phone = ""
  /// The email address as it is typed.
  public var email = ""
  /// At most ``rewardLimit`` user-perceived characters.
  public private(set) var reward = ""

  /// The most user-perceived characters of the description.
  public static let descriptionLimit = 500
  /// The most user-perceived characters of the reward.
  public static let rewardLimit = 120

  /// An empty form.
  ///
  /// - Parameter today: the reporter's calendar date, which the form begins with.
  public init(kind: ReportKind, today: CalendarDate) {
    self.kind = kind
    date = today
  }

  /// Keeps the digits of what was typed.
  public mutating func setMicrochip(_ text: String) { microchip = MicrochipText.digits(of: text) }

  /// Chooses a species; another one than before empties the breed.
  public mutating func setSpecies(_ species: Species?) {
    if species != self.species { breed = "" }
    self.species = species
  }

  /// Whether the breed can be entered: not before a species is chosen.
  public var canEnterBreed: Bool { species != nil }

  /// Changes the breed; without a species nothing.
  public mutating func setBreed(_ text: String) { if canEnterBreed { breed = text } }

  /// Keeps as much of a text as the description holds, never a part of a character.
  public mutating func setDescription(_ text: String) {
    description = Self.cut(text, to: Self.descriptionLimit, .description)
  }

  /// `17/500`.
  public var descriptionCounter: String { "\(description.count)/\(Self.descriptionLimit)" }

  /// Keeps as much of a text as the reward holds, never a part of a character.
  public mutating func setReward(_ text: String) {
    reward = Self.cut(text, to: Self.rewardLimit, .reward)
  }

  /// Fills in a position as a location provider gave it, with five decimals.
  public mutating func setPosition(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return }
    self.latitude = Self.fiveDecimals(latitude)
    self.longitude = Self.fiveDecimals(longitude)
  }

  /// The first characters of a text, as many as the form and, in Unicode scalars, the API hold.
  private static func cut(_ text: String, to limit: Int, _ field: PetField) -> String {
    var kept = ""
    var scalars = 0
    for character in text.prefix(limit) {
      scalars += character.unicodeScalars.count
      if scalars > field.maximumLength ?? .max { break }
      kept.append(character)
    }
    return kept
  }
}
