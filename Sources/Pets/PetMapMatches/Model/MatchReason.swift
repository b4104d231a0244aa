public import PetMapAnnouncements

/// A field that matches compare.
public enum MatchField: String, Sendable, Hashable, CaseIterable {
  case chip, place, time, species, breed, colors, sex, age, size, markings, collar
}

/// What a field says about a match, and how much.
public struct MatchReason: Sendable, Hashable {
  /// The field.
  public let field: MatchField
  /// The weight of the evidence; negative against the match.
  public let weight: Weight
  /// What agrees or differs.
  public let finding: Finding

  package init(_ field: MatchField, _ weight: Weight, _ finding: Finding) {
    (self.field, self.weight, self.finding) = (field, weight, finding)
  }

  /// What agrees or differs. `here` is the report's value, and `there` the pin's.
  public enum Finding: Sendable, Hashable {
    case sameChip
    case differentChip
    /// The distance in meters is at most this band of ``MatchReason/bands``, or `nil` if it is more
    /// than the last.
    case distance(within: Int?)
    /// The days from the loss to the finding.
    case days(Int)
    case sameSpecies
    case unclearSpecies
    case sameBreed(String)
    case similarBreeds(here: String, there: String)
    case differentBreeds(here: String, there: String)
    /// Colors that both name, and the number of pets among which one has the rarest of them, if it
    /// is rare.
    case sameColors([CoatColor], oneIn: Int?)
    case similarColors(here: [CoatColor], there: [CoatColor])
    case differentColors(here: [CoatColor], there: [CoatColor])
    /// Some colors that both name, but others that only one of them does.
    case partlySameColors([CoatColor], onlyHere: [CoatColor], onlyThere: [CoatColor])
    case sameSex(Sex)
    case differentSex(here: Sex)
    /// Ages on the day of the finding.
    case ages(here: PetAge, there: PetAge)
    /// Ages that are apart, but not farther than those of most pets.
    case distantAges(here: PetAge, there: PetAge)
    case differentAges(here: PetAge, there: PetAge)
    case sameSize(PetSize)
    case differentSizes(here: PetSize, there: PetSize)
    case sameMarkings([Marking])
    case differentMarkings(here: [Marking], there: [Marking])
    case sameCollar([CoatColor])
    case differentCollars(here: [CoatColor], there: [CoatColor])
  }

  /// Whether the field speaks against the match.
  public var isContradiction: Bool { weight.isContradiction }

  /// The distances in meters that are told apart, so that a place cannot be found from reasons.
  public static let bands = [250, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000]
}
