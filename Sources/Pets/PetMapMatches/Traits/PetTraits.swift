public import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapSynonyms

/// What matches compare: the traits of an animal, and where and when it was lost or found.
///
/// They are read from the fields of an announcement, from its kept columns (`TraitColumn`) and, for
/// what these lack, from its description. Coordinates are rounded to 0.001°, so that the scores
/// of made-up reports cannot tell more than that about a place.
public struct PetTraits: Sendable, Hashable {
  /// Thousandths of a degree.
  static let cellsPerDegree = 1000.0
  static let noDay = Int32.min

  /// The status.
  public internal(set) var status: AnnouncementStatus
  /// The species.
  public internal(set) var species: Species
  /// A hash of the word for another species, or 0 if it is unknown.
  var otherSpecies: UInt32 = 0
  /// The latitude in thousandths of a degree.
  package var latitude: Int32
  /// The longitude in thousandths of a degree.
  package var longitude: Int32
  /// The day on which the animal was lost or found, or ``noDay``.
  var day: Int32
  /// The colors of the coat.
  public internal(set) var coat = Coat()
  /// The sex, or `nil` if it is unknown.
  public internal(set) var sex: Sex?
  /// The age on ``day``, or `nil` if it is unknown.
  public internal(set) var age: PetAge?
  /// The size, or `nil` if it is unknown.
  public internal(set) var size: PetSize?
  package internal(set) var breeds = BreedSet()
  /// The markings.
  public internal(set) var markings = MarkingSet()
  /// The colors of the collar.
  public internal(set) var collar = ColorSet()
  /// The digits of the microchip number as an integer, or 0 if it is unknown.
  var chip: UInt64 = 0

  /// Reads the traits of an announcement.
  ///
  /// - Complexity: O(*n*) in the length of its texts.
  public init(_ pet: Announcement) {
    status = pet.status
    let known = Species(known: pet.species) ?? Synonyms.species(pet.species)
    species = known ?? .other
    if known == nil { otherSpecies = Self.hash(pet.species.folded) }
    var place = pet.coordinate
    day = pet.lastSeenDate.map { Int32($0.daysSinceEpoch) } ?? Self.noDay
    // A missing animal is where it was last seen, if its owner says that it was the one.
    if status == .missing, let seen = pet.latestSighting {
      let seenDay = Int32(seen.seenAt.date.daysSinceEpoch)
      if seenDay >= day { (place, day) = (seen.coordinate, seenDay) }
    }
    latitude = Int32((place.latitude * Self.cellsPerDegree).rounded())
    longitude = Int32((place.longitude * Self.cellsPerDegree).rounded())
    chip = Self.chip(pet.microchipNumber)
    sex = pet.sex.flatMap { Synonyms.sex($0) }.flatMap { $0 == .unknown ? nil : $0 }
    if let breed = pet.breed {
      breeds = BreedFinder.shared.breeds(in: TraitText(breed), isField: true).set
    }
    readTraits(pet)
    readColumns(pet.kept)
    if age == nil { age = pet.age.map { PetAge(Double($0), perYear: 1) } }
    readDescription(pet.description)
    coat = coat.normalized(species)
  }

  /// Reads the fields that only have traits, in which every word counts.
  private mutating func readTraits(_ pet: Announcement) {
    if let colors = pet.colors { coat.colors = TraitText(colors).columnColors }
    if let text = pet.size { size = TraitText(text).columnSize(species) }
    if let text = pet.collar { collar = TraitText(text).columnColors }
    if let text = pet.markings {
      markings = TraitText(text).markings
      coat.minor = DescriptionReader(text).coat.union
    }
  }

  private mutating func readColumns(_ kept: JSONObject) {
    for member in kept.members {
      guard let column = TraitColumn(member.name) else { continue }
      let value = member.value.traitText
      let text = TraitText(value)
      switch column {
      case .coat: if coat.isEmpty { coat.colors = text.columnColors }
      case .weight: size = size ?? text.columnSize(species)
      case .birthDate: readBirthDate(value)
      case .age: age = age ?? Self.age(value, column: member.name)
      }
    }
  }

  /// Reads what the columns and fields lack from the description.
  private mutating func readDescription(_ description: String?) {
    guard let description, !description.isEmpty else { return }
    let text = DescriptionReader(description)
    if coat.isEmpty { coat = text.coat } else { coat.minor.formUnion(text.coat.union) }
    if collar.isEmpty { collar = text.collar }
    if markings.isEmpty { markings = text.markings }
    if size == nil { size = text.size }
    if sex == nil { sex = text.sex }
    if age == nil { age = text.age }
    if breeds.isEmpty { breeds = text.breeds }
  }

  private mutating func readBirthDate(_ value: String) {
    guard day != Self.noDay, let birth = CalendarDate(iso: String(value.unicodeScalars.prefix(10)))
    else { return }
    let days = Int(day) - birth.daysSinceEpoch
    if days >= 0, days < 50 * 365 { age = PetAge(exact: Double(days) / 365.25) }
  }

  /// Returns an age as written, such as `3 months`.
  ///
  /// - Parameter column: The column's name, which has the unit of a number alone.
  private static func age(_ value: String, column: String) -> PetAge? {
    let bytes = Array(value.utf8)
    guard let (number, end) = DecimalNumber.scan(bytes.span), number >= 0, number <= 10_000 else {
      return nil
    }
    let unit = String(decoding: bytes[end...], as: UTF8.self).foldedWords.first
    let perYear =
      unit.flatMap { AgeUnits.perYear[$0] }
      ?? column.foldedWords.lazy.compactMap { AgeUnits.perYear[$0] }.first ?? 1
    let age = PetAge(number, perYear: perYear)
    return age.isPlausible ? age : nil
  }

  /// Returns the digits of a microchip number as an integer, or 0 if there are not 6 to 18.
  private static func chip(_ text: String?) -> UInt64 {
    guard let text else { return 0 }
    let digits = text.utf8.filter { $0 &- UInt8(ascii: "0") < 10 }
    guard (6...18).contains(digits.count) else { return 0 }
    return digits.reduce(0) { 10 * $0 + UInt64($1 - UInt8(ascii: "0")) }
  }

  /// Returns the FNV-1a hash of a word, which is never 0.
  private static func hash(_ word: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash == 0 ? 1 : hash
  }
}
