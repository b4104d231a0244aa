public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON

extension AnnouncementDraft {
  /// Creates a draft from the body of a create request (*HTTP API*, section 4.3).
  ///
  /// ```swift
  /// let draft = try AnnouncementDraft(body: body, today: now.date(at: offset))
  /// ```
  ///
  /// - Parameters:
  ///   - body: The JSON of the request.
  ///   - today: The latest date on which a pet can have been seen.
  /// - Throws: ``DraftProblem`` for the first problem: the fields are checked in the order of
  ///   ``PetField/submitted``, then unknown members, then the contact.
  /// - Complexity: O(*n*) in the length of the body.
  public init(body: JSONValue, today: CalendarDate) throws(DraftProblem) {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    var content = Announcement(
      id: "", coordinate: try FieldRule.coordinate(latitude: 0, longitude: 0))
    for field in PetField.submitted { try content.read(field, of: object, today: today) }
    let confirmsNoPhoto = try object.confirmsNoPhoto()
    for detail in PlaceDetail.allCases {
      guard let value = try object.optionalNumber(detail.name) else { continue }
      content[detail] = try FieldRule.checked(value, detail)
    }
    let others = [Self.noPhotoName] + PlaceDetail.allCases.map { $0.name }
    for member in object.members where !others.contains(member.name) {
      guard let field = PetField(name: member.name), PetField.submitted.contains(field) else {
        throw DraftProblem(.unknownField, field: member.name)
      }
    }
    if content.status != .found {
      if content.custody != nil { throw DraftProblem(.onlyFound, .custody) }
      if confirmsNoPhoto { throw DraftProblem(.onlyFound, field: Self.noPhotoName) }
    }
    if content.email == nil, content.phone == nil {
      throw DraftProblem(.noContact, field: "contact")
    }
    try self.init(checked: content, confirmsNoPhoto: confirmsNoPhoto)
  }

  /// The member with which a finder confirms that there is no photo.
  package static let noPhotoName = "noPhoto"
}

extension Announcement {
  /// Validates a field of the request body and stores its value.
  fileprivate mutating func read(
    _ field: PetField, of object: JSONObject, today: CalendarDate
  ) throws(DraftProblem) {
    switch field {
    case .species: species = try FieldRule.requiredText(object.text(field), field)
    case .sex: sex = try FieldRule.requiredText(object.text(field), field)
    case .age:
      if let years = try object.optionalNumber(field.name) { age = try FieldRule.age(years) }
    case .locationLatitude:
      // The latitude is fully validated before the longitude.
      coordinate = try FieldRule.coordinate(latitude: object.number(field), longitude: 0)
    case .locationLongitude:
      coordinate = try FieldRule.coordinate(
        latitude: coordinate.latitude, longitude: object.number(field))
    case .lastSeenDate:
      lastSeenDate = try FieldRule.lastSeenDate(object.text(field), today: today)
    case .status: status = try object.status()
    default:
      guard let value = object[field.name], value != .null else { return }
      let text = try FieldRule.checked(JSONObject.text(value, field), field)
      set(field, to: text.isEmpty ? nil : text)
    }
  }
}

extension JSONObject {
  /// Returns the text of a required field.
  fileprivate func text(_ field: PetField) throws(DraftProblem) -> String {
    guard let value = self[field.name] else { throw DraftProblem(.required, field) }
    return try Self.text(value, field)
  }

  func number(_ field: PetField) throws(DraftProblem) -> Double {
    guard let value = self[field.name] else { throw DraftProblem(.required, field) }
    return try Self.number(value, field.name)
  }

  /// Returns a text, or `nil` if it is missing or null.
  func optionalText(_ name: String) throws(DraftProblem) -> String? {
    guard let value = self[name], value != .null else { return nil }
    guard case .string(let text) = value else {
      throw DraftProblem(
        .wrongType(expected: "string", received: value.typeName), field: name)
    }
    return text
  }

  /// Returns a number, or `nil` if it is missing or null.
  func optionalNumber(_ name: String) throws(DraftProblem) -> Double? {
    guard let value = self[name], value != .null else { return nil }
    return try Self.number(value, name)
  }

  fileprivate func confirmsNoPhoto() throws(DraftProblem) -> Bool {
    let name = AnnouncementDraft.noPhotoName
    guard let value = self[name], value != .null else { return false }
    guard case .bool(let isConfirmed) = value else {
      throw DraftProblem(
        .wrongType(expected: "boolean", received: value.typeName), field: name)
    }
    return isConfirmed
  }

  fileprivate func status() throws(DraftProblem) -> AnnouncementStatus {
    guard let value = self[PetField.status.name] else {
      throw DraftProblem(.badStatus, field: PetField.status.name, isAbsent: true)
    }
    switch try Self.text(value, .status) {
    case "MISSING": return .missing
    case "FOUND": return .found
    default: throw DraftProblem(.badStatus, .status)
    }
  }

  fileprivate static func text(
    _ value: JSONValue, _ field: PetField
  ) throws(DraftProblem) -> String {
    guard case .string(let text) = value else {
      throw DraftProblem(.wrongType(expected: "string", received: value.typeName), field)
    }
    return text
  }

  private static func number(
    _ value: JSONValue, _ name: String
  ) throws(DraftProblem) -> Double {
    guard case .number(let number) = value else {
      throw DraftProblem(
        .wrongType(expected: "number", received: value.typeName), field: name)
    }
    return number.double
  }
}

/// The body of a request that changes an announcement's status (*HTTP API*, section 4.7).
public enum StatusBody {
  /// Returns the status in a body such as `{"status":"CLOSED"}`.
  ///
  /// - Throws: `DraftProblem` if the body is not an object, if the status is missing or unknown, or
  ///   else for the first unknown member.
  public static func status(_ body: JSONValue) throws(DraftProblem) -> AnnouncementStatus {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    let name = PetField.status.name
    guard let value = object[name] else {
      throw DraftProblem(.badNewStatus, field: name, isAbsent: true)
    }
    guard case .string(let word) = value,
      let status = AnnouncementStatus.allCases.first(where: {
        $0.word.utf8.elementsEqual(word.utf8)
      })
    else { throw DraftProblem(.badNewStatus, .status) }
    for member in object.members where member.name != name {
      throw DraftProblem(.unknownField, field: member.name)
    }
    return status
  }
}
