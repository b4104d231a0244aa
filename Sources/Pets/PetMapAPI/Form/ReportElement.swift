public import PetMapAnnouncements

/// The identifiers of the report's other elements, by which tests of a front end find them.
public enum ReportElement {
  /// The button that asks for the device's position.
  public static let requestGPS = "animalDescription.requestGPS.tap"
  /// The words under the position.
  public static let locationHint = "animalDescription.locationHint.text"
  /// The alert's button that closes it.
  public static let cancelLocation = "animalDescription.locationAlert.cancel"
  /// The alert's button that leads to the settings.
  public static let goToSettings = "animalDescription.locationAlert.settings"
  /// How many characters the description has.
  public static let descriptionCounter = "animalDescription.description.counter"
  /// The button that takes the chosen photo away.
  public static let removePhoto = "animalPhoto.remove.tap"
  /// The management password, which a tap copies.
  public static let copyPassword = "summary.password.tap"
  /// The management password's text.
  public static let password = "summary.password.text"
  /// The button that ends the flow.
  public static let closeSummary = "summary.close.tap"
  /// The message that shows for a moment, on every step.
  public static let toast = "report.toast.text"

  /// How far the sending is.
  public static let progress = "report.sending.progress"
  /// The button that stops the sending.
  public static let cancelSending = "report.sending.cancel"
  /// The words that say why the sending failed.
  public static let failure = "report.failure.text"

  /// Every one of them.
  public static let all = [
    requestGPS, locationHint, cancelLocation, goToSettings, descriptionCounter, removePhoto,
    copyPassword, password, closeSummary, toast, progress, cancelSending, failure,
  ]
}

extension ReportField {
  /// The identifier of the card that chooses a sex.
  public static func sexIdentifier(_ sex: Sex) -> String {
    "animalDescription.\(sex.word.lowercased()).tap"
  }
}
