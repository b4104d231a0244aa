import PetMapSynonyms

extension Synonyms {
  /// Returns whether a word denotes a status, species, or sex, depending on the field.
  package static func isKnown(_ word: String, as field: RecordField) -> Bool {
    switch field {
    case .status: StatusWord(word) != nil
    case .species: SpeciesWord(word) != nil
    case .sex: sex(word) != nil
    default: false
    }
  }
}
