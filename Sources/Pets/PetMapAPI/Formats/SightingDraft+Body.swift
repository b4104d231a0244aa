public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON

extension SightingDraft {
  /// Creates a draft from the body of a request (*HTTP API*, section 4.12).
  ///
  /// - Parameters:
  ///   - body: The JSON of the request.
  ///   - announcement: The announcement of the animal.
  ///   - now: The time, after which nothing can have been seen.
  ///   - offset: The sender's offset from UTC.
  /// - Throws: `DraftProblem` for the first problem: `seenAt`, the coordinate, its radius, the text,
  ///   then unknown members.
  public init(
    body: JSONValue, of announcement: Announcement, now: Timestamp, offset: UTCOffset
  ) throws(DraftProblem) {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    guard let time = try object.optionalText(Sighting.Name.seenAt) else {
      throw DraftProblem(.required, field: Sighting.Name.seenAt)
    }
    let seenAt = try FieldRule.seenTime(time, of: announcement, now: now, offset: offset)
    let latitude = try FieldRule.coordinate(
      latitude: object.number(.locationLatitude), longitude: 0
    ).latitude
    let coordinate = try FieldRule.coordinate(
      latitude: latitude, longitude: object.number(.locationLongitude))
    var radius: Double?
    if let value = try object.optionalNumber(PlaceDetail.locationRadius.name) {
      radius = try FieldRule.checked(value, .locationRadius)
    }
    var text = try object.optionalText(Sighting.Name.text)
    if let given = text {
      text = try FieldRule.text(given, named: Sighting.Name.text, limit: Self.textLimit)
    }
    for member in object.members where !Self.names.contains(member.name) {
      throw DraftProblem(.unknownField, field: member.name)
    }
    self.init(seenAt: seenAt, coordinate: coordinate, locationRadius: radius, text: text)
  }

  private static let names = [
    Sighting.Name.seenAt, PetField.locationLatitude.name, PetField.locationLongitude.name,
    PlaceDetail.locationRadius.name, Sighting.Name.text,
  ]

  /// The body of the request that sends the sighting.
  public var body: JSONValue {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(Sighting.Name.seenAt, seenAt.text)
      writer.member(PetField.locationLatitude.name, coordinate.latitude)
      writer.member(PetField.locationLongitude.name, coordinate.longitude)
      if let locationRadius { writer.member(PlaceDetail.locationRadius.name, locationRadius) }
      if let text { writer.member(Sighting.Name.text, text) }
    }
    return (try? JSONValue(parsing: writer.bytes)) ?? .null
  }
}

/// The body of a request that publishes, confirms, or hides a sighting (*HTTP API*, section 4.12).
public enum SightingStatusBody {
  /// Returns the body for a status.
  public static func body(_ status: Sighting.Status) -> JSONValue {
    .object(
      JSONObject([
        JSONObject.Member(name: Sighting.Name.status, value: .string(status.rawValue))
      ]))
  }

  /// Returns the status in a body such as `{"status":"hidden"}`.
  ///
  /// - Throws: `DraftProblem` if the body is not an object, if the status is missing or unknown, or
  ///   else for the first unknown member.
  public static func status(_ body: JSONValue) throws(DraftProblem) -> Sighting.Status {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    let name = Sighting.Name.status
    guard let value = object[name] else {
      throw DraftProblem(.badSightingStatus, field: name, isAbsent: true)
    }
    guard let status = value.string.flatMap({ Sighting.Status(rawValue: $0) }),
      Sighting.Status.given.contains(status)
    else { throw DraftProblem(.badSightingStatus, field: name) }
    for member in object.members where member.name != name {
      throw DraftProblem(.unknownField, field: member.name)
    }
    return status
  }
}
