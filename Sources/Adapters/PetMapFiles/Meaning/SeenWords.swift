import PetMapReports

/// What a word in a status column says.
enum StatusMeaning {
  case known(AnnouncementStatus)
  /// The mapping leaves it out.
  case nothing
  case unknown
}

/// What the words of columns with few of them were found to mean.
struct SeenWords {
  /// How many are kept of a column.
  private static let limit = 500

  private var statuses: [String: StatusMeaning] = [:]
  private var species: [String: String?] = [:]
  private var sexes: [String: String?] = [:]

  /// What a status's word says, by `find` when it comes for the first time.
  mutating func status(of word: String, find: () -> StatusMeaning) -> StatusMeaning {
    if let seen = statuses[word] { return seen }
    let meaning = find()
    if statuses.count < Self.limit { statuses[word] = meaning }
    return meaning
  }

  /// What a word for a species or a sex stands for, by `find` when it comes for the first time.
  mutating func meaning(
    of word: String, as field: AnnouncementField, find: () -> String?
  ) -> String? {
    let isSpecies = field == .species
    if let seen = isSpecies ? species[word] : sexes[word] { return seen }
    let meaning = find()
    if isSpecies, species.count < Self.limit { species[word] = .some(meaning) }
    if !isSpecies, sexes.count < Self.limit { sexes[word] = .some(meaning) }
    return meaning
  }
}
