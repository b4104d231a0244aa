import PetMapAnnouncements
import PetMapSynonyms

/// The meanings of words in the columns of a plan.
extension FieldPlan {
  /// The meaning of a word in a status column.
  enum StatusMeaning {
    case known(StatusWord)
    /// The mapping ignores the word.
    case nothing
    case unknown
  }

  /// Returns the meaning of a word in a status column.
  func status(_ word: String, in column: Int) -> StatusMeaning {
    if let statusFlag, statusFlag.index == column, let status = statusFlag.status(of: word),
      mapping.values[.status]?.meaning(of: word) == nil
    {
      return .known(.decided(status))
    }
    if outcomes.contains(column) {
      return words.outcomes.meaning(of: word) {
        StatusWord.isOutcome(word) ? .known(.decided(.closed)) : .unknown
      }
    }
    if reportTypes.contains(column), StatusWord.isOffer(word),
      mapping.values[.status]?.meaning(of: word) == nil
    {
      return .known(.inCare)
    }
    return words.statuses.meaning(of: word) {
      let text = HTMLText.plain(word).trimmingBlanks
      let meant = mapping.meaning(of: text, as: .status)
      if meant.isEmpty { return .nothing }
      return StatusWord(meant).map(StatusMeaning.known) ?? .unknown
    }
  }

  /// The meaning of a text in the column of species.
  struct SpeciesMeaning {
    /// The species as in the API, or the text if the species is unknown.
    var species: String?
    /// What else the text says about the animal.
    var details: String?
    /// Whether the animal is dead.
    var isDead = false
  }

  /// Returns the meaning of a text in the column of species.
  func speciesMeaning(of text: String?) -> SpeciesMeaning {
    words.species.meaning(of: text ?? "") {
      guard let meant = meant(text, .species) else { return SpeciesMeaning() }
      if isOwnFormat { return SpeciesMeaning(species: Synonyms.species(meant)?.word ?? meant) }
      let word = SpeciesWord(meant)
      return SpeciesMeaning(
        species: word?.species.word ?? meant, details: word?.details,
        isDead: SpeciesWord.isDead(meant))
    }
  }

  /// Returns the species that the name of a breed implies.
  func species(ofBreed breed: String) -> String? {
    words.breeds.meaning(of: breed) { SpeciesWord.species(ofBreed: breed)?.word }
  }

  /// Returns the meaning of a field's text, according to the mapping and the known synonyms.
  func meaning(of text: String?, as field: RecordField) -> String? {
    switch field {
    case .species: speciesMeaning(of: text).species
    case .sex:
      words.sexes.meaning(of: text ?? "") {
        meant(text, field).map { Synonyms.sex($0)?.word ?? $0 }
      }
    case .size: meant(text, field).map(PetSize.carried)
    default: meant(text, field)
    }
  }

  /// Returns text as mapped, or the mapping's default for missing values.
  private func meant(_ text: String?, _ field: RecordField) -> String? {
    let meant = text.map { mapping.meaning(of: $0, as: field) } ?? ""
    if !meant.isEmpty { return meant }
    let constant = mapping.constants[field] ?? ""
    return constant.isEmpty ? nil : constant
  }
}

/// The caches of the meanings of words.
struct WordMeanings {
  var statuses = MeaningCache<FieldPlan.StatusMeaning>()
  var outcomes = MeaningCache<FieldPlan.StatusMeaning>()
  var species = MeaningCache<FieldPlan.SpeciesMeaning>()
  /// The species that the names of breeds imply.
  var breeds = MeaningCache<String?>()
  var sexes = MeaningCache<String?>()
}

/// A cache of the meanings of words in a column with few distinct values.
struct MeaningCache<Meaning> {
  /// The maximum number of entries.
  private static var limit: Int { 500 }

  private var meanings: [String: Meaning] = [:]

  /// Returns the meaning of a word, calling `find` if it is not cached.
  mutating func meaning(of word: String, find: () -> Meaning) -> Meaning {
    if let seen = meanings[word] { return seen }
    let meaning = find()
    if meanings.count < Self.limit { meanings[word] = meaning }
    return meaning
  }
}
