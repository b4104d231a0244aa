/// The identifiers of the details screen's other elements.
public enum DetailsIdentifier {
  public static let photo = "petDetails.photo.image"
  public static let status = "petDetails.status.badge"
  public static let reward = "petDetails.reward.badge"
  public static let showMap = "petDetails.showMap.button"
  public static let removeReport = "petDetails.removeReport.button"
  public static let retry = "petDetails.retry.button"
  public static let loading = "petDetails.loading"
  public static let error = "petDetails.error"
}
