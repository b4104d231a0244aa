public import PetMapAnnouncements

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

extension ReportField {
  /// Returns the identifier of the card that selects a sex.
  public static func sexIdentifier(_ sex: Sex) -> String {
    "animalDescription.\(sex.word.lowercased()).tap"
  }
}
