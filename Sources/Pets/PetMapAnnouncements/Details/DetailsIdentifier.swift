/// The accessibility identifiers of the details screen's elements other than rows.
public enum DetailsIdentifier {
  /// The photo or its placeholder.
  public static let photo = "petDetails.photo.image"
  /// The row with the pet's name.
  public static let name = "petDetails.name.text"
  /// The status badge in the upper-right corner of the photo.
  public static let status = "petDetails.status.badge"
  /// The reward in the lower-left corner of the photo.
  public static let reward = "petDetails.reward.badge"
  /// The button that opens the map.
  public static let showMap = "petDetails.showMap.button"
  /// The text field for the management password.
  public static let password = "petDetails.password.input"
  /// The button that closes the report because the pet was found.
  public static let markReunited = "petDetails.markReunited.button"
  /// The button that deletes the report.
  public static let removeReport = "petDetails.removeReport.button"
  /// The button that reloads the details.
  public static let retry = "petDetails.retry.button"
  /// The indicator that is shown while details are loading.
  public static let loading = "petDetails.loading"
  /// The error message.
  public static let error = "petDetails.error"
}
