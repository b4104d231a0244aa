public import PetMapAnnouncements

/// The fields of the report flow, in step order and from top to bottom. ``info`` has everything
/// about a field.
public enum ReportField: UInt8, Sendable, Hashable, CaseIterable {
  case microchip
  case photo
  case date, species, breed, sex, age, colors, size, latitude, longitude, radius, privacy, custody
  case petName, collar, markings, description
  case phone, email, reward

  /// The step that contains the field.
  public var step: ReportStep { info.step }

  /// The accessibility identifier of the field.
  public var identifier: String { info.identifier }

  /// The corresponding field in the draft, or `nil` for the photo and the numbers about the place.
  public var draftField: PetField? { info.draft }

  /// The name of the member in the API, or `nil` for the photo.
  public var memberName: String? {
    info.detail?.name ?? draftField?.name
  }

  /// Whether the field is entered as text rather than selected.
  public var isText: Bool {
    switch info.control {
    case .photo, .date, .choice, .radios: false
    case .text, .digits, .number, .degrees, .area: true
    }
  }

  /// The label of the field in a report of a missing animal.
  public var label: Phrase { info.label }

  /// Returns the label of the field in a kind of report.
  public func label(for kind: ReportKind) -> Phrase { info.label(in: kind) }

  /// Returns the placeholder of the field. Examples are the same in all languages.
  public func placeholder(_ language: Language) -> String { placeholder(in: Words(language)) }

  /// Returns the placeholder of the field, with custom words.
  public func placeholder(in words: Words) -> String {
    switch self {
    case .species, .size: words.text(.selectOption)
    case .radius: words.text(.radiusNone)
    case .privacy: words.text(.privacyNone)
    default: info.placeholder
    }
  }

  /// Returns the identifier of the card that selects a sex.
  public static func sexIdentifier(_ sex: Sex) -> String {
    "animalDescription.\(sex.word.lowercased()).tap"
  }

  /// Returns the identifier of the card that selects a custody.
  public static func custodyIdentifier(_ custody: Custody) -> String {
    "animalDescription.\(custody.word).tap"
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
  /// The control with which a finder confirms that there is no photo.
  public static let noPhoto = "animalPhoto.noPhoto.tap"
  /// The button that removes the selected photo.
  public static let removePhoto = "animalPhoto.remove.tap"
  /// The button that copies the management password.
  public static let copyPassword = "summary.password.tap"
  /// The text that shows the management password.
  public static let password = "summary.password.text"
  /// The text that shows the management link.
  public static let link = "summary.link.text"
  /// The button that copies the management link.
  public static let copyLink = "summary.link.tap"
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
    requestGPS, locationHint, cancelLocation, goToSettings, descriptionCounter, noPhoto,
    removePhoto,
    copyPassword, password, link, copyLink, closeSummary, toast, progress, cancelSending, failure,
  ]
}
