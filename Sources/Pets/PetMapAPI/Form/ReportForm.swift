public import PetMapAnnouncements
public import PetMapGeo
public import PetMapPhotos

/// The kind of report: of a missing or a found animal.
public enum ReportKind: String, Sendable, Hashable, CaseIterable {
  case missing
  case found

  /// The status of the resulting announcement.
  public var status: AnnouncementStatus {
    switch self {
    case .missing: .missing
    case .found: .found
    }
  }
}

/// A reporter's input on all four steps, as entered.
///
/// The form exists for the duration of the flow, so input survives going back. The setters enforce
/// each field's limit as the user types; ``problems(on:today:)`` returns the remaining errors.
public struct ReportForm: Sendable, Hashable {
  /// The kind of report.
  public let kind: ReportKind
  /// The digits of the microchip number, at most 15.
  public private(set) var microchip = ""
  /// The format of the selected photo, if any. The bytes are stored elsewhere.
  public var photo: PhotoFormat?
  /// The date on which the pet was last seen or found.
  public var date: CalendarDate
  /// The selected species, if any.
  public private(set) var species: Species?
  /// The breed, which is empty until a species is selected.
  public private(set) var breed = ""
  /// The selected sex, male or female, if any.
  public var sex: Sex?
  /// The age in whole years as entered; empty or 0 means unknown.
  public var age = ""
  /// The latitude in degrees as entered; an empty string means unknown.
  public var latitude = ""
  /// The longitude in degrees as entered; an empty string means unknown.
  public var longitude = ""
  /// The name of the pet, or an empty string.
  public var petName = ""
  /// The description, with at most ``descriptionLimit`` user-perceived characters.
  public private(set) var description = ""
  /// The phone number as entered.
  public var phone = ""
  /// The email address as entered.
  public var email = ""
  /// The reward, with at most ``rewardLimit`` user-perceived characters.
  public private(set) var reward = ""

  /// The maximum number of user-perceived characters in the description.
  public static let descriptionLimit = 500
  /// The maximum number of user-perceived characters in the reward.
  public static let rewardLimit = 120

  /// Creates an empty form.
  ///
  /// - Parameter today: The current date of the reporter, which is the initial date of the form.
  public init(kind: ReportKind, today: CalendarDate) {
    self.kind = kind
    date = today
  }

  /// Sets the microchip number to the digits of a string.
  public mutating func setMicrochip(_ text: String) { microchip = MicrochipText.digits(of: text) }

  /// Selects a species. A different species clears the breed.
  public mutating func setSpecies(_ species: Species?) {
    if species != self.species { breed = "" }
    self.species = species
  }

  /// Whether the breed can be entered, which requires a species.
  public var canEnterBreed: Bool { species != nil }

  /// Sets the breed if a species is selected.
  public mutating func setBreed(_ text: String) { if canEnterBreed { breed = text } }

  /// Sets the description, truncated to the limit at a character boundary.
  public mutating func setDescription(_ text: String) {
    description = Self.cut(text, to: Self.descriptionLimit, .description)
  }

  /// The character counter of the description: `17/500`.
  public var descriptionCounter: String { "\(description.count)/\(Self.descriptionLimit)" }

  /// Sets the reward, truncated to the limit at a character boundary.
  public mutating func setReward(_ text: String) {
    reward = Self.cut(text, to: Self.rewardLimit, .reward)
  }

  /// The text of a field as entered. Setting it limits the text like the field's setter. For other
  /// fields, the text is empty and cannot be set.
  public subscript(text field: ReportField) -> String {
    get {
      switch field {
      case .microchip: microchip
      case .breed: breed
      case .age: age
      case .latitude: latitude
      case .longitude: longitude
      case .petName: petName
      case .description: description
      case .phone: phone
      case .email: email
      case .reward: reward
      case .photo, .date, .species, .sex: ""
      }
    }
    set {
      switch field {
      case .microchip: setMicrochip(newValue)
      case .breed: setBreed(newValue)
      case .age: age = newValue
      case .latitude: latitude = newValue
      case .longitude: longitude = newValue
      case .petName: petName = newValue
      case .description: setDescription(newValue)
      case .phone: phone = newValue
      case .email: email = newValue
      case .reward: setReward(newValue)
      case .photo, .date, .species, .sex: break
      }
    }
  }

  /// Sets the coordinate from a location provider, rounded to five decimal places.
  public mutating func setPosition(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return }
    self.latitude = HundredThousandths(latitude).text
    self.longitude = HundredThousandths(longitude).text
  }

  /// Sets the coordinate with all of its decimal places.
  public mutating func setCoordinate(_ coordinate: Coordinate) {
    latitude = Self.typed(coordinate.latitude)
    longitude = Self.typed(coordinate.longitude)
  }

  /// Returns the longest prefix of a string within the form's limit in characters and the API's
  /// limit in Unicode scalars.
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

extension ReportForm {
  /// Returns degrees as they can be entered, without an exponent: `0.00001`, not `1e-05`.
  private static func typed(_ degrees: Double) -> String {
    let text = degrees.description
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")),
      let exponent = Int(text[text.utf8.index(after: mark)...]), exponent < 0
    else { return text }
    let digits = text.utf8[..<mark].filter { $0 &- UInt8(ascii: "0") < 10 }
    return (degrees < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1)
      + String(decoding: digits, as: UTF8.self)
  }

  /// Parses degrees, an ASCII decimal number with a decimal point. Returns `nil` for any other
  /// string.
  static func degrees(_ text: String, limit: Double) -> Double? {
    guard let degrees = DecimalNumber.parse(text.trimmed, allowsExponent: false),
      abs(degrees) <= limit
    else { return nil }
    return degrees
  }

  /// The coordinate where the animal was seen, or `nil` if it is empty or invalid.
  public var coordinate: Coordinate? {
    guard let latitude = Self.degrees(latitude, limit: 90),
      let longitude = Self.degrees(longitude, limit: 180)
    else { return nil }
    return try? Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Parses an age in whole years from 0 to 40. Returns `nil` for any other string.
  static func years(_ text: String) -> Int? {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      let years = Int(text), years <= 40
    else { return nil }
    return years
  }

  /// Returns an entered phone number as submitted, without spaces or hyphens, or `nil` if the API
  /// does not accept it.
  static func phoneNumber(_ text: String) -> String? {
    guard let number = try? FieldRule.phone(text) else { return nil }
    let bytes = number.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
