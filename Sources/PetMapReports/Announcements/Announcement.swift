public import PetMapGeo

/// One report of a lost or found pet, as lists, maps and files carry it.
///
/// The members are those of the service's JSON, by the same names.
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
  public var createdAt: String?
  public var updatedAt: String?

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
