public import PetMapGeo

/// The content of an announcement's details screen in one language.
public struct PetDetails: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: String
  /// The name of the pet, if known.
  public let name: String?
  /// The photos in their sizes, in order. If there are none, show ``photoFallback``.
  public let photos: [PhotoURLs]
  /// The text shown in place of a photo that does not exist or cannot be shown.
  public let photoFallback: String
  /// The badge in the upper-right corner of the photo.
  public let status: StatusBadge
  /// The reward as entered, if any.
  public let reward: String?
  /// The rows from top to bottom. Two rows with ``DetailsRow/isHalf`` share a line.
  public let rows: [DetailsRow]
  /// The action of the map button.
  public let showOnMap: DetailsAction
  /// The attribution for the city name (`GeoNames`), or `nil` if the screen shows no city.
  public let credit: String?

  /// The URL of the first photo as returned by the service, or `nil` to show ``photoFallback``.
  public var photoURL: String? { photos.first?.url }

  /// The ``rows`` in lines: two rows of half the width share one.
  public var lines: [DetailsLine] { DetailsLine.lines(of: rows) }

  /// The text that represents a missing value.
  public static let absent = "—"

  /// Creates the content for an announcement.
  ///
  /// - Parameter city: The city used to describe the location, if any.
  public init(_ announcement: Announcement, language: Language, city: NearbyCity? = nil) {
    self.init(announcement, at: announcement.coordinate, words: Words(language), city: city)
  }

  /// Creates the content for an announcement with custom words.
  ///
  /// - Parameter city: The city used to describe the location, if any.
  public init(_ announcement: Announcement, words: Words, city: NearbyCity? = nil) {
    self.init(announcement, at: announcement.coordinate, words: words, city: city)
  }

  /// Creates the content for an announcement whose location may be unknown or hidden.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate where the pet was seen, or `nil` to hide it.
  ///   - city: The city used to describe the location, if any.
  public init(
    _ announcement: Announcement, at coordinate: Coordinate?, language: Language,
    city: NearbyCity? = nil
  ) {
    self.init(announcement, at: coordinate, words: Words(language), city: city)
  }

  /// Creates the content for an announcement whose location may be unknown or hidden, with custom
  /// words.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate where the pet was seen, or `nil` to hide it.
  ///   - city: The city used to describe the location, if any.
  public init(
    _ announcement: Announcement, at coordinate: Coordinate?, words: Words,
    city: NearbyCity? = nil
  ) {
    id = announcement.id
    name = announcement.petName.presence
    photos = announcement.photoURLs
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

/// The badge in the upper-right corner of the photo.
public struct StatusBadge: Sendable, Hashable {
  /// The localized text.
  public let text: String
  /// The background color as 0xRRGGBB: red, blue or gray. The text is white.
  public let color: UInt32

  /// Creates the badge for a status.
  public init(_ status: AnnouncementStatus, language: Language) {
    self.init(status, words: Words(language))
  }

  /// Creates the badge for a status with custom words.
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

/// The action performed when a row or button is tapped.
public enum DetailsAction: Sendable, Hashable {
  /// Opens a `tel` or `mailto` URL.
  case open(url: String)
  /// Shows a coordinate in degrees on the map.
  case showOnMap(latitude: Double, longitude: Double)
  /// Explains why there is no action.
  case explain(String)
}
