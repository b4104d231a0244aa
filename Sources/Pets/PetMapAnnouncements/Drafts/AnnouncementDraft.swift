public import PetMapGeo

/// What someone sends to have a pet announced: checked, trimmed and free of markup.
///
/// ``init(body:today:)`` makes one; no draft breaks a rule of the API.
public struct AnnouncementDraft: Sendable, Hashable {
  /// The pet's name.
  public package(set) var petName: String?
  /// In capitals as the API writes it, such as `DOG`.
  public package(set) var species: String
  /// The breed in the reporter's words.
  public package(set) var breed: String?
  /// `MALE`, `FEMALE` or `UNKNOWN`.
  public package(set) var sex: String
  /// Years, 1 to 150.
  public package(set) var age: Int?
  /// What else is told of the pet.
  public package(set) var description: String?
  /// 1 to 15 digits.
  public package(set) var microchipNumber: String?
  /// Where the pet was last seen or was found.
  public package(set) var coordinate: Coordinate
  /// Where to write to the reporter.
  public package(set) var email: String?
  /// Where to call the reporter.
  public package(set) var phone: String?
  /// The calendar date of that, not in the future.
  public package(set) var lastSeenDate: CalendarDate
  /// Missing or found.
  public package(set) var status: AnnouncementStatus
  /// The reward in the reporter's words.
  public package(set) var reward: String?

  /// A draft of checked values; the caller removes the markup next.
  package init(
    petName: String?,
    species: String,
    breed: String?,
    sex: String,
    age: Int?,
    description: String?,
    microchipNumber: String?,
    coordinate: Coordinate,
    email: String?,
    phone: String?,
    lastSeenDate: CalendarDate,
    status: AnnouncementStatus,
    reward: String?
  ) {
    self.petName = petName
    self.species = species
    self.breed = breed
    self.sex = sex
    self.age = age
    self.description = description
    self.microchipNumber = microchipNumber
    self.coordinate = coordinate
    self.email = email
    self.phone = phone
    self.lastSeenDate = lastSeenDate
    self.status = status
    self.reward = reward
  }

  /// Takes markup out of the free texts; one that is empty then counts as absent.
  package mutating func removeMarkup() throws(DraftProblem) {
    petName = Self.sanitized(petName)
    guard let species = Self.sanitized(species) else { throw DraftProblem(.empty, .species) }
    self.species = species
    breed = Self.sanitized(breed)
    guard let sex = Self.sanitized(sex) else { throw DraftProblem(.empty, .sex) }
    self.sex = sex
    description = Self.sanitized(description)
    reward = Self.sanitized(reward)
  }

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

  /// A free text without markup and surrounding space; nil when nothing is left of it.
  package static func sanitized(_ text: String?) -> String? {
    let text = text?.withoutMarkup.trimmed
    return text?.isEmpty == true ? nil : text
  }
}
