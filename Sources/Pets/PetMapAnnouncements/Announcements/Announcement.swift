public import PetMapGeo
public import PetMapJSON

/// A published report of a lost or found pet, as in lists, on maps and in files.
///
/// The properties are named after the members of the service's JSON. To submit a report, use
/// ``AnnouncementDraft``.
public struct Announcement: Sendable, Hashable, Identifiable {
  /// The ID, unique within its source: a version 4 or 5 UUID from a service, or any text from a
  /// file.
  public var id: String
  /// The pet's name.
  public var petName: String?
  /// The species in uppercase as in the API, such as `DOG`, or any other string from the source.
  public var species: String
  /// The breed in the reporter's words.
  public var breed: String?
  /// The sex: `MALE`, `FEMALE` or `UNKNOWN`, or any other string from the source.
  public var sex: String?
  /// The age in whole years.
  public var age: Int?
  /// A description of the pet.
  public var description: String?
  /// The digits of the microchip number.
  public var microchipNumber: String?
  /// The coordinate where the pet was last seen or found.
  public var coordinate: Coordinate
  /// The date on which the pet was last seen or found.
  public var lastSeenDate: CalendarDate?
  /// The reporter's email address.
  public var email: String?
  /// The reporter's phone number.
  public var phone: String?
  /// The URL of the photo, absolute or relative to the service or the file.
  public var photoUrl: String?
  /// The URLs of further photos, in order.
  public var morePhotoURLs: [String] = []
  /// The status: missing, found or closed.
  public var status: AnnouncementStatus
  /// The reward in the reporter's words.
  public var reward: String?
  /// What has become of a found animal: `kept`, `shelter` or `seen`; see ``Custody``.
  public var custody: String?
  /// The colors and patterns of the coat in the reporter's words, the main one first.
  public var colors: String?
  /// The size: `SMALL`, `MEDIUM` or `LARGE`, or any other string from the source; see ``PetSize``.
  public var size: String?
  /// The collar, or what else the pet wears, in the reporter's words.
  public var collar: String?
  /// What the pet can be recognized by, in the reporter's words.
  public var markings: String?
  /// The creation time.
  public var createdAt: Timestamp?
  /// The time of the last change.
  public var updatedAt: Timestamp?
  /// Additional columns kept from the source, under their original names.
  public var kept = JSONObject()

  /// The URLs of all photos; ``photoUrl`` is the first.
  public var photos: [String] { (photoUrl.map { [$0] } ?? []) + morePhotoURLs }

  /// The radius around the coordinate within which the pet was last seen or found, in kilometers;
  /// `nil` if the coordinate is exact.
  public var locationRadius: Double? {
    get { self[.locationRadius] }
    set { self[.locationRadius] = newValue }
  }

  /// Creates an announcement with only the required members.
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

extension JSONNumber {
  /// The nearest double, with ties rounded to even, or infinity if the number exceeds the range.
  public var double: Double {
    DecimalNumber.parse(text) ?? (text.utf8.first == UInt8(ascii: "-") ? -.infinity : .infinity)
  }
}
