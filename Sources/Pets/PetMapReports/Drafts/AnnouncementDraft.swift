public import PetMapGeo

/// What someone sends to have a pet announced: checked, trimmed and free of markup.
///
/// ``init(body:today:)`` makes one; no draft breaks a rule of the API.
public struct AnnouncementDraft: Sendable, Hashable {
  /// The pet's name.
  public internal(set) var petName: String?
  /// In capitals as the API writes it, such as `DOG`.
  public internal(set) var species: String
  /// The breed in the reporter's words.
  public internal(set) var breed: String?
  /// `MALE`, `FEMALE` or `UNKNOWN`.
  public internal(set) var sex: String
  /// Years, 1 to 150.
  public internal(set) var age: Int?
  /// What else is told of the pet.
  public internal(set) var description: String?
  /// 1 to 15 digits.
  public internal(set) var microchipNumber: String?
  /// Where the pet was last seen or was found.
  public internal(set) var coordinate: Coordinate
  /// Where to write to the reporter.
  public internal(set) var email: String?
  /// Where to call the reporter.
  public internal(set) var phone: String?
  /// The calendar date of that, not in the future.
  public internal(set) var lastSeenDate: CalendarDate
  /// Missing or found.
  public internal(set) var status: AnnouncementStatus
  /// The reward in the reporter's words.
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
