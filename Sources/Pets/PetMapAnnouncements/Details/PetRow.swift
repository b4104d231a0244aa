public import PetMapGeo

/// Everything that a cell of the list shows of an announcement, in one language.
public struct PetRow: Sendable, Hashable, Identifiable {
  /// The announcement's id.
  public let id: String
  /// The pet's name; without one what stands for it, such as `Unknown pet`.
  public let title: String
  /// Species and breed: `Dog • Beagle`.
  public let kind: String
  /// Where the pet was seen, with five decimals: `52.22970° N, 21.01220° E`.
  public let place: String
  /// When it was seen; nil when that is unknown.
  public let date: String?
  /// Missing, found or closed.
  public let status: StatusBadge
  /// The reward's text as it is; nil without one.
  public let reward: String?
  /// The photo's URL as the announcement has it; nil shows ``photoFallback``.
  public let photoURL: String?
  /// What stands for a photo that there is none of or that cannot be shown.
  public let photoFallback: String
  /// Where the pet is shown on a map.
  public let coordinate: Coordinate

  /// The identifier by which tests of a front end find the cell.
  public var identifier: String { "petList.item." + id }

  /// What a screen reader says of the cell.
  public var accessibilityLabel: String {
    ([status.text, title, kind] + [date, place, reward].compactMap { $0 }).joined(separator: ", ")
  }

  /// What a cell says of an announcement.
  public init(_ announcement: Announcement, words: Words = .english) {
    id = announcement.id
    title = announcement.petName.presence ?? words.text(.unknownPet)
    let species = words.text(Species(announcement.species).phrase)
    kind = announcement.breed.presence.map { "\(species) • \($0)" } ?? species
    place = announcement.coordinate.formatted(.hemispheres)
    date = announcement.lastSeenDate.map(words.text)
    status = StatusBadge(announcement.status, words: words)
    reward = announcement.reward.presence
    photoURL = announcement.photoUrl.presence
    photoFallback = words.text(.imageNotAvailable)
    coordinate = announcement.coordinate
  }
}

/// The identifiers of the map's elements.
public enum MapIdentifier {
  /// A pin.
  ///
  /// - Parameter id: its announcement's id.
  public static func pin(_ id: String) -> String { "petMap.pin." + id }

  /// A cluster.
  ///
  /// - Parameter id: its id in the scene.
  public static func cluster(_ id: String) -> String { "petMap.cluster." + id }

  /// The selected pin's callout.
  public static let callout = "petMap.callout"
}
