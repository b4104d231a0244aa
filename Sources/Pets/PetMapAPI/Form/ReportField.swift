public import PetMapAnnouncements

/// The fields of the report flow, in step order and from top to bottom.
public enum ReportField: UInt8, Sendable, Hashable, CaseIterable {
  case microchip
  case photo
  case date, species, breed, sex, age, latitude, longitude, petName, description
  case phone, email, reward

  /// The step that contains the field.
  public var step: ReportStep {
    switch self {
    case .microchip: .microchip
    case .photo: .photo
    case .date, .species, .breed, .sex, .age, .latitude, .longitude, .petName, .description:
      .description
    case .phone, .email, .reward: .contact
    }
  }

  /// Whether the field is entered as text rather than selected.
  public var isText: Bool {
    switch self {
    case .photo, .date, .species, .sex: false
    default: true
    }
  }

  /// The label of the field.
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

  /// Returns the placeholder of the field. Examples are the same in all languages.
  public func placeholder(_ language: Language) -> String { placeholder(in: Words(language)) }

  /// Returns the placeholder of the field, with custom words.
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

  /// The accessibility identifier of the field.
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

  /// Returns the identifier of the card that selects a sex.
  public static func sexIdentifier(_ sex: Sex) -> String {
    "animalDescription.\(sex.word.lowercased()).tap"
  }

  /// The corresponding field in the draft, or `nil` for the photo.
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

/// The accessibility identifiers of elements other than fields in the report flow.
public enum ReportElement {
  /// The button that requests the device's location.
  public static let requestGPS = "animalDescription.requestGPS.tap"
  /// The hint below the coordinate.
  public static let locationHint = "animalDescription.locationHint.text"
  /// The button that closes the location alert.
  public static let cancelLocation = "animalDescription.locationAlert.cancel"
  /// The button in the location alert that opens the settings.
  public static let goToSettings = "animalDescription.locationAlert.settings"
  /// The character counter of the description.
  public static let descriptionCounter = "animalDescription.description.counter"
  /// The button that removes the selected photo.
  public static let removePhoto = "animalPhoto.remove.tap"
  /// The button that copies the management password.
  public static let copyPassword = "summary.password.tap"
  /// The text that shows the management password.
  public static let password = "summary.password.text"
  /// The button that closes the summary.
  public static let closeSummary = "summary.close.tap"
  /// The transient message shown on every step.
  public static let toast = "report.toast.text"

  /// The progress of the submission.
  public static let progress = "report.sending.progress"
  /// The button that cancels the submission.
  public static let cancelSending = "report.sending.cancel"
  /// The error message of a failed submission.
  public static let failure = "report.failure.text"

  /// All identifiers.
  public static let all = [
    requestGPS, locationHint, cancelLocation, goToSettings, descriptionCounter, removePhoto,
    copyPassword, password, closeSummary, toast, progress, cancelSending, failure,
  ]
}
