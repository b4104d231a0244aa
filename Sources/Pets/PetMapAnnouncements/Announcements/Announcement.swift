public import PetMapGeo
public import PetMapJSON

/// One report of a lost or found pet as it is published: in lists, on maps, in files.
///
/// The members are those of the service's JSON, by the same names. What someone sends to be
/// published is an ``AnnouncementDraft``.
public struct Announcement: Sendable, Hashable, Identifiable {
  /// Unique within its source; a version 4 or 5 UUID from a service, any text from a file.
  public var id: String
  /// The pet's name.
  public var petName: String?
  /// In capitals as the API writes it, such as `DOG`, or any other text of the source's.
  public var species: String
  /// The breed in the reporter's words.
  public var breed: String?
  /// `MALE`, `FEMALE` or `UNKNOWN`, or any other text of the source's.
  public var sex: String?
  /// Whole years.
  public var age: Int?
  /// What else is told of the pet.
  public var description: String?
  /// The microchip's digits.
  public var microchipNumber: String?
  /// Where the pet was last seen or was found.
  public var coordinate: Coordinate
  /// The calendar date on which it was seen or found there.
  public var lastSeenDate: CalendarDate?
  /// Where to write to the reporter.
  public var email: String?
  /// Where to call the reporter.
  public var phone: String?
  /// The photo's URL, absolute or relative to the service or the file.
  public var photoUrl: String?
  /// Whether the pet is missing, found, or the matter closed.
  public var status: AnnouncementStatus
  /// The reward in the reporter's words.
  public var reward: String?
  /// When it was announced.
  public var createdAt: Timestamp?
  /// When it was last changed.
  public var updatedAt: Timestamp?
  /// What else a source told of the pet and was asked to be carried along, by the source's names.
  public var kept = JSONObject()

  /// How far from the coordinate the pet may be, in kilometers. Not a field of the API: some
  /// services send `locationRadius`, which is carried along in ``kept``.
  public var locationRadius: Double? {
    get {
      guard case .number(let radius)? = kept["locationRadius"], radius.double > 0 else {
        return nil
      }
      return radius.double
    }
    set {
      kept.members.removeAll { $0.name.utf8.elementsEqual("locationRadius".utf8) }
      if let newValue, let radius = JSONNumber(newValue) {
        kept.members.append(JSONObject.Member(name: "locationRadius", value: .number(radius)))
      }
    }
  }

  /// An announcement of which only the required members are known.
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
