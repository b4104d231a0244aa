import PetMapAnnouncements

/// The animals that are compared with each other.
enum AnimalKind: Int, CaseIterable {
  case dog, cat, bird, rabbit
  /// Another species.
  case other
  /// A species that is not known.
  case unclear
}

extension PetTraits {
  /// The animals that the pet is compared with.
  var kind: AnimalKind {
    switch species {
    case .dog: .dog
    case .cat: .cat
    case .bird: .bird
    case .rabbit: .rabbit
    case .other: otherSpecies == 0 ? .unclear : .other
    }
  }
}
