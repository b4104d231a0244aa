public import PetMapAnnouncements
public import PetMapCallout
public import PetMapDrawing
import PetMapGeo

extension CalloutContent {
  /// Creates the content for an announcement's callout. The coordinate and the date are formatted
  /// for display; other values are copied unchanged.
  ///
  /// - Parameter language: The language for the species and the date.
  public init(_ announcement: Announcement, language: Language = .english) {
    self.init(announcement, words: Words(language))
  }

  /// Creates the content for an announcement's callout with custom words.
  public init(_ announcement: Announcement, words: Words) {
    self.init(status: PinStatus(announcement.status))
    photo = announcement.photoUrl
    name = announcement.petName
    species = words.text(Species(announcement.species))
    breed = announcement.breed
    location = announcement.coordinate.formatted(.hemispheres)
    date = announcement.lastSeenDate.map { words.text($0) }
    email = announcement.email
    phone = announcement.phone
    description = announcement.description
  }
}

extension PinStatus {
  /// Creates the badge for a status.
  public init(_ status: AnnouncementStatus) {
    switch status {
    case .missing: self = .missing
    case .found: self = .found
    case .closed: self = .closed
    }
  }
}

extension CalloutPin {
  /// Creates the pin for an announcement, with the coordinate rounded to five decimal places.
  public init(_ announcement: Announcement) {
    self.init(
      id: announcement.id,
      latitude: HundredThousandths(announcement.coordinate.latitude).count,
      longitude: HundredThousandths(announcement.coordinate.longitude).count)
  }
}

extension CalloutWords {
  /// Creates the words for a language.
  public init(_ language: Language) { self.init(Words(language)) }

  /// Creates custom words.
  public init(_ words: Words) {
    self.init(unknownName: words.text(.unknownPet, or: .unknownPet)) { status in
      switch status {
      case .missing: words.text(.statusMissing, or: .statusMissing)
      case .found: words.text(.statusFound, or: .statusFound)
      case .closed: words.text(.statusClosed, or: .statusClosed)
      }
    }
  }
}
