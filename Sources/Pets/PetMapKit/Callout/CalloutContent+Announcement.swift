public import PetMapCallout
public import PetMapDrawing
import PetMapGeo
public import PetMapAnnouncements

extension CalloutContent {
  /// What an announcement's callout says: coordinates and date as the product writes them
  /// everywhere, everything else as the announcement gives it.
  ///
  /// - Parameter language: that of the species and the date.
  public init(_ announcement: Announcement, language: Language = .english) {
    self.init(announcement, words: Words(language))
  }

  /// What an announcement's callout says, in a caller's words.
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
  /// The badge of an announcement's status.
  public init(_ status: AnnouncementStatus) {
    switch status {
    case .missing: self = .missing
    case .found: self = .found
    case .closed: self = .closed
    }
  }
}

extension CalloutPin {
  /// An announcement's pin, its coordinate rounded as the product rounds it.
  public init(_ announcement: Announcement) {
    self.init(
      id: announcement.id,
      latitude: HundredThousandths(announcement.coordinate.latitude).count,
      longitude: HundredThousandths(announcement.coordinate.longitude).count)
  }
}
