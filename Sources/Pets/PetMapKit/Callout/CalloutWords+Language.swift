public import PetMapCallout
public import PetMapAnnouncements

extension CalloutWords {
  /// The words of a language, from the one table of words.
  public init(_ language: Language) {
    self.init(unknownName: Wording.unknownPet.text(language)) { status in
      let badge: Wording =
        switch status {
        case .missing: .statusMissing
        case .found: .statusFound
        case .closed: .statusClosed
        }
      return badge.text(language)
    }
  }
}
