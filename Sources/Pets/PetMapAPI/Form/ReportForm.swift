public import PetMapAnnouncements
public import PetMapGeo
public import PetMapPhotos

/// The parsed value of a reporter's input.
///
/// The form exists for the duration of the flow, so input survives going back. The setters enforce
/// each field's limit as the user types; ``problems(on:today:)`` returns the remaining errors, and
/// those of input that was not entered with the setters.
public struct ReportForm: Sendable, Hashable {
  /// The input as typed.
  public private(set) var input: ReportInput
  /// The date on which the pet was last seen or found.
  public var date: CalendarDate {
    didSet { input[.date] = date.isoText }
  }

  /// The maximum number of user-perceived characters in the description.
  public static var descriptionLimit: Int { ReportField.description.info.limit ?? .max }

  /// Creates an empty form.
  ///
  /// - Parameter today: The current date of the reporter, which is the initial date of the form.
  public init(kind: ReportKind, today: CalendarDate) {
    self.init(ReportInput(kind: kind), today: today)
  }

  /// Creates the form for an input.
  ///
  /// - Parameter today: The date of a report in which none has been entered.
  public init(_ input: ReportInput, today: CalendarDate) {
    self.input = input
    date = input[.date].flatMap { CalendarDate(iso: $0.trimmed) } ?? today
    if input[.date] == nil { self.input[.date] = today.isoText }
  }

  /// The kind of report.
  public var kind: ReportKind { input.kind }

  /// The format of the selected photo, if any. The bytes are stored elsewhere.
  public var photo: PhotoFormat? {
    get { input.photo }
    set { input.photo = newValue }
  }

  /// Whether a finder has confirmed that there is no photo. It has no effect on a report with a
  /// photo, or of a missing animal.
  public var confirmsNoPhoto: Bool {
    get { input.confirmsNoPhoto }
    set { input.confirmsNoPhoto = newValue }
  }

  /// Whether the report is complete without a photo.
  public var omitsPhoto: Bool { kind == .found && confirmsNoPhoto && photo == nil }

  /// The text of a field as entered. Setting it limits the text to what the field accepts. For
  /// fields that are selected, the text is empty and cannot be set.
  public subscript(text field: ReportField) -> String {
    get { field.isText ? input[field] ?? "" : "" }
    set {
      guard field.isText, field != .breed || canEnterBreed else { return }
      let text = field == .microchip ? MicrochipText.digits(of: newValue) : newValue
      put(Self.cut(text, field), field)
    }
  }

  private mutating func put(_ text: String?, _ field: ReportField) {
    input[field] = text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The selected species, if any.
  public var species: Species? { input[.species].flatMap { Species(known: $0.utf8) } }

  /// Selects a species. A different species clears the breed.
  public mutating func setSpecies(_ species: Species?) {
    if species != self.species { put(nil, .breed) }
    put(species?.word, .species)
  }

  /// The selected sex, if any: one of ``ReportKind/sexes``.
  public var sex: Sex? {
    get { input[.sex].flatMap { Sex(known: $0.utf8) } }
    set { put(newValue?.word, .sex) }
  }

  /// What has become of a found animal, if selected.
  public var custody: Custody? {
    get { input[.custody].flatMap { Custody(known: $0.utf8) } }
    set { put(newValue?.word, .custody) }
  }

  /// The size, if selected.
  public var size: PetSize? {
    get { input[.size].flatMap { PetSize(known: $0.utf8) } }
    set { put(newValue?.word, .size) }
  }

  /// The radius around the coordinate within which the animal was seen, in kilometers; `nil` if the
  /// coordinate is exact.
  public var radius: Double? {
    get { self[.radius] }
    set { self[.radius] = newValue }
  }

  /// How far in meters the place that others see is from the real one, at most; `nil` if they see the
  /// real one.
  public var privacy: Double? {
    get { self[.privacy] }
    set { self[.privacy] = newValue }
  }

  /// The value of a field that is a number about the place, or `nil` if it is missing or invalid.
  package subscript(field: ReportField) -> Double? {
    get {
      guard let detail = field.info.detail, let text = input[field] else { return nil }
      let value = DecimalNumber.parse(Self.withDecimalPoint(text), allowsExponent: false)
      return value.flatMap { detail.accepts($0) ? $0 : nil }
    }
    set { put(newValue.map { Self.typed($0) }, field) }
  }

  /// The radii that the form offers, in kilometers. A report can have any other.
  public static let radii = [0.5, 1, 2, 5, 15, 50]

  /// The values of ``privacy`` that the form offers, in meters. A report can have any other.
  public static let privacies: [Double] = [200, 500, 1000, 2000]

  /// Whether the breed can be entered, which requires a species.
  public var canEnterBreed: Bool { species != nil }

  /// The coordinate where the animal was seen, or `nil` if it is empty or invalid.
  public var coordinate: Coordinate? {
    guard let latitude = Self.degrees(latitude, .latitude),
      let longitude = Self.degrees(longitude, .longitude)
    else { return nil }
    return try? Coordinate(latitude: latitude, longitude: longitude)
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

  /// The character counter of the description: `17/500`.
  public var descriptionCounter: String { "\(description.count)/\(Self.descriptionLimit)" }
}

// MARK: Texts

extension ReportForm {
  /// The digits of the microchip number, at most 15.
  public var microchip: String { MicrochipText.digits(of: self[text: .microchip]) }

  /// Sets the microchip number to the digits of a string.
  public mutating func setMicrochip(_ text: String) { self[text: .microchip] = text }

  /// The breed, which is empty until a species is selected.
  public var breed: String { self[text: .breed] }

  /// Sets the breed if a species is selected.
  public mutating func setBreed(_ text: String) { self[text: .breed] = text }

  /// The age in whole years as entered; empty or 0 means unknown.
  public var age: String {
    get { self[text: .age] }
    set { self[text: .age] = newValue }
  }

  /// The latitude in degrees as entered; an empty string means unknown.
  public var latitude: String {
    get { self[text: .latitude] }
    set { self[text: .latitude] = newValue }
  }

  /// The longitude in degrees as entered; an empty string means unknown.
  public var longitude: String {
    get { self[text: .longitude] }
    set { self[text: .longitude] = newValue }
  }

  /// The name of the pet, or an empty string.
  public var petName: String {
    get { self[text: .petName] }
    set { self[text: .petName] = newValue }
  }

  /// The description, with at most ``descriptionLimit`` user-perceived characters.
  public var description: String { self[text: .description] }

  /// Sets the description, truncated to the limit at a character boundary.
  public mutating func setDescription(_ text: String) { self[text: .description] = text }

  /// The phone number as entered.
  public var phone: String {
    get { self[text: .phone] }
    set { self[text: .phone] = newValue }
  }

  /// The email address as entered.
  public var email: String {
    get { self[text: .email] }
    set { self[text: .email] = newValue }
  }

  /// The reward.
  public var reward: String { self[text: .reward] }

  /// Sets the reward, truncated to the limit at a character boundary.
  public mutating func setReward(_ text: String) { self[text: .reward] = text }
}

// MARK: Parsing

extension ReportForm {
  /// Returns the longest prefix of a text within the form's limit in characters and the API's limit
  /// in Unicode scalars, or the whole text of a field without a limit in characters.
  static func cut(_ text: String, _ field: ReportField) -> String {
    let info = field.info
    guard info.control == .text || info.control == .area, let limit = info.limit else {
      return text
    }
    var kept = ""
    var scalars = 0
    for character in text.prefix(limit) {
      scalars += character.unicodeScalars.count
      if scalars > info.draft?.maximumLength ?? .max { break }
      kept.append(character)
    }
    return kept
  }

  /// Returns degrees as they can be entered, without an exponent: `0.00001`, not `1e-05`.
  package static func typed(_ degrees: Double) -> String {
    let text = degrees.description
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")),
      let exponent = Int(text[text.utf8.index(after: mark)...]), exponent < 0
    else { return text }
    let digits = text.utf8[..<mark].filter { $0 &- UInt8(ascii: "0") < 10 }
    return (degrees < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1)
      + String(decoding: digits, as: UTF8.self)
  }

  /// Returns a decimal number without surrounding spaces, with a decimal point instead of a comma.
  static func withDecimalPoint(_ text: String) -> String {
    let bytes = text.trimmed.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Parses the degrees of a field, an ASCII decimal number with a decimal point or comma. Returns
  /// `nil` for any other string.
  package static func degrees(_ text: String, _ field: ReportField) -> Double? {
    guard let degrees = DecimalNumber.parse(withDecimalPoint(text), allowsExponent: false),
      abs(degrees) <= Double(field.info.limit ?? 0)
    else { return nil }
    return degrees
  }

  /// Parses an age in whole years up to the field's limit. Returns `nil` for any other string.
  static func years(_ text: String) -> Int? {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      let years = Int(text), years <= ReportField.age.info.limit ?? 0
    else { return nil }
    return years
  }
}
