public import PetMapGeo

/// Everything that the details screen of an announcement says, in one language.
public struct PetDetails: Sendable, Hashable {
  /// The announcement's id.
  public let id: String
  /// The pet's name; nil without one.
  public let name: String?
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
  /// What the map button does.
  public let showOnMap: DetailsAction
  /// Whom the screen names for the city's name: `GeoNames`; nil when it shows no city.
  public let credit: String?

  /// What stands for a value that is absent.
  public static let absent = "—"

  /// What the screen says of an announcement.
  ///
  /// - Parameter city: the city that the place is told by; nil for none.
  public init(_ announcement: Announcement, language: Language, city: NearbyCity? = nil) {
    self.init(announcement, at: announcement.coordinate, words: Words(language), city: city)
  }

  /// What the screen says of an announcement, in a caller's words.
  ///
  /// - Parameter city: the city that the place is told by; nil for none.
  public init(_ announcement: Announcement, words: Words, city: NearbyCity? = nil) {
    self.init(announcement, at: announcement.coordinate, words: words, city: city)
  }

  /// What the screen says of an announcement whose place may be unknown or kept back.
  ///
  /// - Parameters:
  ///   - coordinate: where the pet was seen; nil when that is not to be shown.
  ///   - city: the city that the place is told by; nil for none.
  public init(
    _ announcement: Announcement, at coordinate: Coordinate?, language: Language,
    city: NearbyCity? = nil
  ) {
    self.init(announcement, at: coordinate, words: Words(language), city: city)
  }

  /// What the screen says of an announcement whose place may be unknown, in a caller's words.
  ///
  /// - Parameters:
  ///   - coordinate: where the pet was seen; nil when that is not to be shown.
  ///   - city: the city that the place is told by; nil for none.
  public init(
    _ announcement: Announcement, at coordinate: Coordinate?, words: Words,
    city: NearbyCity? = nil
  ) {
    id = announcement.id
    name = announcement.petName.presence
    photoURL = announcement.photoUrl.presence
    photoFallback = words.text(.imageNotAvailable)
    status = StatusBadge(announcement.status, words: words)
    reward = announcement.reward.presence
    let place = coordinate.map {
      PlaceText.lines($0, city: city, radius: announcement.locationRadius, words: words)
    }
    rows = DetailsRow.rows(of: announcement, place: place, words: words)
    showOnMap =
      coordinate.map { .showOnMap(latitude: $0.latitude, longitude: $0.longitude) }
      ?? .explain(words.text(.noLocationData))
    credit = coordinate == nil ? nil : city?.credit
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
    self.init(status, words: Words(language))
  }

  /// The badge of a status, in a caller's words.
  public init(_ status: AnnouncementStatus, words: Words) {
    text = words.text(status.phrase)
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
  /// Says why there is nothing to do.
  case explain(String)
}
