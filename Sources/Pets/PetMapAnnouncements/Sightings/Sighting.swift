public import PetMapGeo

/// A report of someone who saw the animal of an announcement, as in the API.
///
/// The announcement stays where it is: its sightings are points of their own. Its reporter can confirm
/// and hide them.
public struct Sighting: Sendable, Hashable {
  /// Who sees a sighting.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// Waits for a moderator; only the reporter of the announcement and moderators see it.
    case waiting
    case published
    /// Published, and confirmed by the reporter of the announcement: it was the animal.
    case confirmed
    /// Hidden by the reporter of the announcement or a moderator, who still see it.
    case hidden

    /// Whether everyone sees the sighting.
    public var isPublic: Bool { self == .published || self == .confirmed }

    /// The statuses that a sighting can be given.
    package static let given: [Status] = [.published, .confirmed, .hidden]
  }

  /// The number of the sighting, which begins with 1 in each announcement, in the order in which
  /// sightings were sent. It never changes, and is never used again.
  public let number: Int
  /// When the animal was seen.
  public var seenAt: SeenTime
  /// The coordinate where the animal was seen.
  public var coordinate: Coordinate
  /// The radius around the coordinate within which the animal was seen, in kilometers; `nil` if the
  /// coordinate is exact.
  public var locationRadius: Double?
  /// What the sender wrote.
  public var text: String?
  /// Who sees the sighting.
  public var status: Status
  /// The URL of the photo, absolute or relative to the service.
  public var photoUrl: String?
  /// When the sighting was sent.
  public var createdAt: Timestamp?

  /// Creates a sighting.
  public init(
    number: Int, seenAt: SeenTime, coordinate: Coordinate, locationRadius: Double? = nil,
    text: String? = nil, status: Status = .published, photoUrl: String? = nil,
    createdAt: Timestamp? = nil
  ) {
    self.number = number
    self.seenAt = seenAt
    self.coordinate = coordinate
    self.locationRadius = locationRadius
    self.text = text
    self.status = status
    self.photoUrl = photoUrl
    self.createdAt = createdAt
  }

  /// Returns whether the animal was seen earlier than in another sighting. Of the same time, the one
  /// that was sent first is the earlier one.
  public func isEarlier(than other: Sighting) -> Bool {
    let (own, others) = (seenAt.start, other.seenAt.start)
    return own == others ? number < other.number : own < others
  }
}

/// The ID of a sighting: that of its announcement, and its number.
public struct SightingID: Sendable, Hashable {
  /// The ID of the announcement.
  public let announcement: AnnouncementID
  /// The number of the sighting.
  public let number: Int

  /// Creates an ID.
  public init(_ announcement: AnnouncementID, _ number: Int) {
    (self.announcement, self.number) = (announcement, number)
  }

  /// Creates an ID from its ``text``, or returns `nil` for any other text.
  public init?(_ text: String) {
    guard let id = AnnouncementID(String(text.prefix(36))) else { return nil }
    let rest = text.dropFirst(36)
    guard rest.first == "/", let number = Self.number(rest.dropFirst()) else { return nil }
    self.init(id, number)
  }

  /// Returns the number in a text, or `nil` unless it is written as in URLs.
  package static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), number > 0, number.description == text else { return nil }
    return number
  }

  /// The ID as text: `<uuid>/<number>`.
  public var text: String { "\(announcement.text)/\(number)" }
}
