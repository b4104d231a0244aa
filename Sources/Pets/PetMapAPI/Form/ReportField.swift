public import PetMapAnnouncements

/// What a reporter enters, in the order of the steps and on each from top to bottom.
public enum ReportField: UInt8, Sendable, Hashable, CaseIterable {
  case microchip
  case photo
  case date, species, breed, sex, age, latitude, longitude, petName, description
  case phone, email, reward

  /// The step on which the field stands.
  public var step: ReportStep {
    switch self {
    case .microchip: .microchip
    case .photo: .photo
    case .date, .species, .breed, .sex, .age, .latitude, .longitude, .petName, .description:
      .description
    case .phone, .email, .reward: .contact
    }
  }

  /// The words above the field.
  public var label: Phrase {
    switch self {
    case .microchip: .microchipLabel
    case .photo: .choosePhoto
    case .date: .dateLabel
    case .species: .speciesLabel
    case .breed: .breedLabel
    case .sex: .sexLabel
    case .age: .ageLabel
    case .latitude: .latitudeLabel
    case .longitude: .longitudeLabel
    case .petName: .nameLabel
    case .description: .descriptionLabel
    case .phone: .phoneLabel
    case .email: .emailLabel
    case .reward: .rewardLabel
    }
  }

  /// What an empty field shows, the same in all languages where it is an example.
  public func placeholder(_ language: Language) -> String { placeholder(in: Words(language)) }

  /// What an empty field shows, in a caller's words.
  public func placeholder(in words: Words) -> String {
    switch self {
    case .microchip: "00000-00000-00000"
    case .species: words.text(.selectOption)
    case .latitude, .longitude: "00.00000"
    case .phone: "+48 123 456 789"
    case .email: "username@example.com"
    default: ""
    }
  }

  /// The identifier by which tests of a front end find the field.
  public var identifier: String {
    switch self {
    case .microchip: "microchipNumber.microchip.input"
    case .photo: "animalPhoto.photo.tap"
    case .date: "animalDescription.date.tap"
    case .species: "animalDescription.species.tap"
    case .breed: "animalDescription.race.input"
    case .sex: "animalDescription.gender.tap"
    case .age: "animalDescription.age.input"
    case .latitude: "animalDescription.latitude.input"
    case .longitude: "animalDescription.longitude.input"
    case .petName: "animalDescription.name.input"
    case .description: "animalDescription.description.input"
    case .phone: "ownersDetails.phoneInput"
    case .email: "ownersDetails.emailInput"
    case .reward: "ownersDetails.rewardInput"
    }
  }

  /// The member of the draft that the field becomes; nil for the photo.
  public var draftField: PetField? {
    switch self {
    case .microchip: .microchipNumber
    case .photo: nil
    case .date: .lastSeenDate
    case .species: .species
    case .breed: .breed
    case .sex: .sex
    case .age: .age
    case .latitude: .locationLatitude
    case .longitude: .locationLongitude
    case .petName: .petName
    case .description: .description
    case .phone: .phone
    case .email: .email
    case .reward: .reward
    }
  }
}
