public import PetMapCallout
public import PetMapAnnouncements

extension CalloutWords {
  /// Creates the words of a language.
  public init(_ language: Language) { self.init(Words(language)) }

  /// Creates custom words.
  public init(_ words: Words) {
    self.init(unknownName: words.text(.unknownPet, or: .unknownPet)) { status in
      switch status {
      case .missing: words.text(.statusMissing, or: .statusMissing)
      case .found: words.text(.statusFound, or: .statusFound)
      case .closed: words.text(.statusClosed, or: .statusClosed)
      }
    }
  }
}
