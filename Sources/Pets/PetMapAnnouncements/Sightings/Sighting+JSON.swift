import PetMapGeo
public import PetMapJSON

extension Sighting {
  /// The names of the members that are not fields of announcements.
  package enum Name {
    package static let number = "number"
    package static let seenAt = "seenAt"
    package static let text = "text"
    package static let status = "status"
    package static let createdAt = "createdAt"
    /// The secret with which the sender erases the sighting.
    package static let token = "sightingToken"
    /// The list of sightings in a response, and in an announcement of an export.
    package static let list = "sightings"
    /// The number of sightings that everyone sees, in an announcement.
    package static let count = "sightingCount"
    /// The latest confirmed sighting, in an announcement.
    package static let latest = "latestSighting"
  }

  /// Writes the members of the sighting to an open object.
  ///
  /// - Parameter isBrief: Whether to write only when and where the animal was seen.
  public func appendMembers(to writer: inout JSONWriter, isBrief: Bool = false) {
    writer.member(Name.number, number)
    writer.member(Name.seenAt, seenAt.text)
    writer.member(PetField.locationLatitude.name, coordinate.latitude)
    writer.member(PetField.locationLongitude.name, coordinate.longitude)
    writer.member(PlaceDetail.locationRadius.name, locationRadius)
    if isBrief { return }
    writer.member(Name.text, text)
    writer.member(Name.status, status.rawValue)
    writer.member(PetField.photoUrl.name, photoUrl)
    writer.member(Name.createdAt, createdAt?.text)
  }

  /// Returns the sighting as a JSON object.
  func json(isBrief: Bool) -> JSONValue {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.object { appendMembers(to: &$0, isBrief: isBrief) }
    }
    return (try? JSONValue(parsing: bytes)) ?? .null
  }

  /// Creates a sighting from a JSON object, or returns `nil` unless it says where and when the animal
  /// was seen. The status is ``Status/published`` by default.
  public init?(_ value: JSONValue) {
    guard let object = value.object, let number = object[Name.number]?.number?.integer, number > 0,
      let seenAt = object[Name.seenAt]?.string.flatMap({ SeenTime($0) }),
      let latitude = object[PetField.locationLatitude.name]?.number?.double,
      let longitude = object[PetField.locationLongitude.name]?.number?.double,
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let word = object[Name.status]?.string ?? Status.published.rawValue
    guard let status = Status(rawValue: word) else { return nil }
    self.init(
      number: number, seenAt: seenAt, coordinate: coordinate,
      locationRadius: object[PlaceDetail.locationRadius.name]?.number?.double,
      text: object[Name.text]?.string, status: status,
      photoUrl: object[PetField.photoUrl.name]?.string,
      createdAt: object[Name.createdAt]?.string.flatMap { Timestamp(iso: $0) })
  }

  /// Returns a list of sightings as JSON, or `nil` if there are none.
  package static func text(of sightings: [Sighting]) -> String? {
    if sightings.isEmpty { return nil }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.array { writer in
        for sighting in sightings { writer.object { sighting.appendMembers(to: &$0) } }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the sightings of a list in JSON; those that cannot be read are left out.
  public static func list(_ value: JSONValue?) -> [Sighting] {
    (value?.array ?? []).compactMap { Sighting($0) }
  }
}

extension Announcement {
  /// The names of the members with sightings.
  package static let sightingNames = [
    Sighting.Name.list, Sighting.Name.count, Sighting.Name.latest,
  ]

  /// The number of sightings that everyone sees, in an announcement of a service.
  public var sightingCount: Int {
    kept[Sighting.Name.count]?.number?.integer ?? sightings.count { $0.status.isPublic }
  }

  /// The confirmed sighting in which the animal was seen last, if any.
  public var latestSighting: Sighting? {
    if let latest = kept[Sighting.Name.latest] { return Sighting(latest) }
    var latest: Sighting?
    for sighting in sightings where sighting.status == .confirmed {
      if latest?.isEarlier(than: sighting) ?? true { latest = sighting }
    }
    return latest
  }

  /// The sightings in an announcement of an export.
  public var sightings: [Sighting] {
    get { Sighting.list(kept[Sighting.Name.list]) }
    set {
      setMember(
        Sighting.Name.list,
        newValue.isEmpty ? nil : .array(newValue.map { $0.json(isBrief: false) }))
    }
  }

  /// Sets the number of sightings that everyone sees, and the latest confirmed one.
  package mutating func setSightings(count: Int, latest: Sighting?) {
    setMember(Sighting.Name.count, count > 0 ? .number(JSONNumber(count)) : nil)
    setMember(Sighting.Name.latest, latest?.json(isBrief: true))
  }

  private mutating func setMember(_ name: String, _ value: JSONValue?) {
    kept.members.removeAll { $0.name == name }
    if let value { kept.members.append(JSONObject.Member(name: name, value: value)) }
  }
}
