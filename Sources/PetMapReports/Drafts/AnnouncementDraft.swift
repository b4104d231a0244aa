public import PetMapGeo

/// What someone sends to have a pet announced: checked, trimmed and free of markup.
///
/// ``init(body:today:)`` makes one; no draft breaks a rule of the API.
public struct AnnouncementDraft: Sendable, Hashable {
  public internal(set) var petName: String?
  public internal(set) var species: String
  public internal(set) var breed: String?
  public internal(set) var sex: String
  /// Years, 1 to 150.
  public internal(set) var age: Int?
  public internal(set) var description: String?
  /// 1 to 15 digits.
  public internal(set) var microchipNumber: String?
  public internal(set) var coordinate: Coordinate
  public internal(set) var email: String?
  public internal(set) var phone: String?
  public internal(set) var lastSeenDate: CalendarDate
  /// Missing or found.
  public internal(set) var status: AnnouncementStatus
  public internal(set) var reward: String?

  /// The announcement that the draft becomes.
  ///
  /// - Parameters:
  ///   - id: a new one.
  ///   - now: when it is created.
  public func announcement(id: AnnouncementID, at now: Timestamp) -> Announcement {
    var announcement = Announcement(
      id: id.text, coordinate: coordinate, species: species, status: status)
    announcement.petName = petName
    announcement.breed = breed
    announcement.sex = sex
    announcement.age = age
    announcement.description = description
    announcement.microchipNumber = microchipNumber
    announcement.lastSeenDate = lastSeenDate
    announcement.email = email
    announcement.phone = phone
    announcement.reward = reward
    announcement.createdAt = now
    announcement.updatedAt = now
    return announcement
  }
}
