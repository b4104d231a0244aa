public import PetMapGeo

/// One report of a lost or found pet as it is published: in lists, on maps, in files.
///
/// The members are those of the service's JSON, by the same names. What someone sends to be
/// published is an ``AnnouncementDraft``.
public struct Announcement: Sendable, Hashable {
  public var id: String
  public var petName: String?
  public var species: String
  public var breed: String?
  public var sex: String?
  public var age: Int?
  public var description: String?
  public var microchipNumber: String?
  public var coordinate: Coordinate
  public var lastSeenDate: CalendarDate?
  public var email: String?
  public var phone: String?
  public var photoUrl: String?
  public var status: AnnouncementStatus
  public var reward: String?
  public var createdAt: Timestamp?
  public var updatedAt: Timestamp?

  public init(
    id: String, coordinate: Coordinate, species: String = "OTHER",
    status: AnnouncementStatus = .missing
  ) {
    self.id = id
    self.coordinate = coordinate
    self.species = species
    self.status = status
  }
}
