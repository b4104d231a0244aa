public import PetMapGeo

/// The content of an announcement's list cell, in one language.
public struct PetRow: Sendable, Hashable, Identifiable {
  /// The ID of the announcement.
  public let id: String
  /// The name of the pet, or a placeholder such as `Unknown pet`.
  public let title: String
  /// The species and breed: `Dog • Beagle`.
  public let kind: String
  /// The coordinate where the pet was seen, to five decimal places: `52.22970° N, 21.01220° E`.
  public let place: String
  /// The date on which the pet was seen, if known.
  public let date: String?
  /// The status.
  public let status: StatusBadge
  /// The reward as entered, if any.
  public let reward: String?
  /// The photo in its sizes, or `nil` to show ``photoFallback``.
  public let photo: PhotoURLs?
  /// The text shown in place of a photo that does not exist or cannot be shown.
  public let photoFallback: String
  /// The coordinate where the pet is shown on a map.
  public let coordinate: Coordinate

  /// The URL of the photo in the announcement, or `nil` to show ``photoFallback``.
  public var photoURL: String? { photo?.url }

  /// The accessibility identifier of the cell.
  public var identifier: String { "petList.item." + id }

  /// The accessibility label of the cell.
  public var accessibilityLabel: String {
    ([status.text, title, kind] + [date, place, reward].compactMap { $0 }).joined(separator: ", ")
  }

  /// Creates the content for an announcement's cell.
  public init(_ announcement: Announcement, words: Words = .english) {
    id = announcement.id
    title = announcement.petName.presence ?? words.text(.unknownPet)
    let species = words.text(Species(announcement.species).phrase)
    kind = announcement.breed.presence.map { "\(species) • \($0)" } ?? species
    place = announcement.coordinate.formatted(.hemispheres)
    date = announcement.lastSeenDate.map(words.text)
    status = StatusBadge(announcement.status, words: words)
    reward = announcement.reward.presence
    photo = announcement.photoURLs.first
    photoFallback = words.text(.imageNotAvailable)
    coordinate = announcement.coordinate
  }
}

/// The accessibility identifiers of the map's elements.
public enum MapIdentifier {
  /// Returns the identifier of a pin.
  ///
  /// - Parameter id: The ID of the announcement.
  public static func pin(_ id: String) -> String { "petMap.pin." + id }

  /// Returns the identifier of a cluster.
  ///
  /// - Parameter id: The ID of the cluster in the scene.
  public static func cluster(_ id: String) -> String { "petMap.cluster." + id }

  /// The callout of the selected pin.
  public static let callout = "petMap.callout"
}
