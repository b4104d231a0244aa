/// The identifiers of the details screen's other elements.
public enum DetailsIdentifier {
  /// The photo or what stands for it.
  public static let photo = "petDetails.photo.image"
  /// The row of the pet's name.
  public static let name = "petDetails.name.text"
  /// The status in the photo's upper right corner.
  public static let status = "petDetails.status.badge"
  /// The reward in the photo's lower left corner.
  public static let reward = "petDetails.reward.badge"
  /// The button that leads to the map.
  public static let showMap = "petDetails.showMap.button"
  /// The field for the management password.
  public static let password = "petDetails.password.input"
  /// The button that closes the report because the animal is back.
  public static let markReunited = "petDetails.markReunited.button"
  /// The button that removes the report.
  public static let removeReport = "petDetails.removeReport.button"
  /// The button that loads again.
  public static let retry = "petDetails.retry.button"
  /// What shows while details are loaded.
  public static let loading = "petDetails.loading"
  /// The text that tells of a failure.
  public static let error = "petDetails.error"
}
