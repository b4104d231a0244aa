import PetMapGeo

/// Everything that the details screen of an announcement says, in one language.
public struct PetDetails: Sendable, Hashable {
  /// The announcement's id.
  public let id: String
  /// The photo's URL as the service gives it; nil shows ``photoFallback``.
  public let photoURL: String?
  /// What stands for a photo that there is none of or that cannot be shown.
  public let photoFallback: String
  /// The badge in the photo's upper right corner.
  public let status: StatusBadge
  /// The reward's text as it is; nil without one.
  public let reward: String?
  /// From top to bottom; two rows with ``DetailsRow/isHalf`` stand side by side.
  public let rows: [DetailsRow]
  /// Where the map button leads.
  public let showOnMap: DetailsAction

  /// What stands for a value that is absent.
  public static let absent = "—"

  /// What the screen says of an announcement.
  public init(_ announcement: Announcement, language: Language) {
    id = announcement.id
    photoURL = announcement.photoUrl
    photoFallback = Phrase.imageNotAvailable.text(language)
    status = StatusBadge(announcement.status, language: language)
    reward = announcement.reward
    rows = DetailsRow.rows(of: announcement, language: language)
    showOnMap = .showOnMap(
      latitude: announcement.coordinate.latitude, longitude: announcement.coordinate.longitude)
  }
}

/// The badge in the photo's upper right corner.
public struct StatusBadge: Sendable, Hashable {
  /// The badge's word in the reader's language.
  public let text: String
  /// The background as 0xRRGGBB: red, blue or grey. The text is white.
  public let color: UInt32

  /// The badge of a status.
  public init(_ status: AnnouncementStatus, language: Language) {
    text = status.phrase.text(language)
    color =
      switch status {
      case .missing: 0xFB2C36
      case .found: 0x155DFC
      case .closed: 0x6A7282
      }
  }
}

/// What a tap on a row or a button does.
public enum DetailsAction: Sendable, Hashable {
  /// Opens a URL of the schemes `tel` or `mailto`.
  case open(url: String)
  /// Shows a coordinate on the map, in degrees.
  case showOnMap(latitude: Double, longitude: Double)
}
