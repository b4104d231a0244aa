public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON

extension AnnouncementDraft {
  /// Checks the body of a create request (contract, section 4.3).
  ///
  /// ```swift
  /// let body = try JSONValue(parsing: bytes)
  /// let draft = try AnnouncementDraft(body: body, today: now.date(at: offset))
  /// ```
  ///
  /// A form makes the same object of what was typed and goes through the same checks.
  ///
  /// - Parameter today: the sender's date, which `lastSeenDate` is not after.
  /// - Throws: ``DraftProblem``, the first in the order of ``DraftField``; then the first unknown
  ///   member, then the contact.
  /// - Complexity: O(n) in the body's length.
  public init(body: JSONValue, today: CalendarDate) throws(DraftProblem) {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    self.init(
      petName: try object.optionalText(.petName),
      species: try object.requiredText(.species),
      breed: try object.optionalText(.breed),
      sex: try object.requiredText(.sex),
      age: try object.optional(.age, FieldRule.age),
      description: try object.optionalText(.description),
      microchipNumber: try object.optional(.microchipNumber, FieldRule.microchipNumber),
      coordinate: try object.coordinate(),
      email: try object.optional(.email, FieldRule.email),
      phone: try object.optional(.phone, FieldRule.phone),
      lastSeenDate: try FieldRule.lastSeenDate(object.text(.lastSeenDate), today: today),
      status: try object.status(),
      reward: try object.optionalText(.reward))
    for member in object.members where DraftField(name: member.name) == nil {
      throw DraftProblem(.unknownField, field: member.name)
    }
    if email == nil, phone == nil { throw DraftProblem(.noContact, field: "contact") }
    try removeMarkup()
  }
}

extension JSONObject {
  /// The value of a field; nil when it is absent.
  fileprivate func value(_ field: DraftField) -> JSONValue? { self[field.name] }

  /// The text of a required field.
  fileprivate func text(_ field: DraftField) throws(DraftProblem) -> String {
    guard let value = value(field) else { throw DraftProblem(.required, field) }
    return try Self.text(value, field)
  }

  fileprivate func requiredText(_ field: DraftField) throws(DraftProblem) -> String {
    try FieldRule.requiredText(text(field), field)
  }

  /// A free text, nil when it is absent, null or empty.
  fileprivate func optionalText(_ field: DraftField) throws(DraftProblem) -> String? {
    let text = try optional(field) { (text) throws(DraftProblem) in try FieldRule.text(text, field)
    }
    return text?.isEmpty == true ? nil : text
  }

  /// What a rule makes of a text, nil when it is absent or null.
  fileprivate func optional(
    _ field: DraftField, _ rule: (String) throws(DraftProblem) -> String
  ) throws(DraftProblem) -> String? {
    guard let value = value(field), value != .null else { return nil }
    return try rule(Self.text(value, field))
  }

  /// What a rule makes of a number, nil when it is absent or null.
  fileprivate func optional(
    _ field: DraftField, _ rule: (Double) throws(DraftProblem) -> Int
  ) throws(DraftProblem) -> Int? {
    guard let value = value(field), value != .null else { return nil }
    return try rule(Self.number(value, field))
  }

  fileprivate func coordinate() throws(DraftProblem) -> Coordinate {
    // The latitude is checked whole before the longitude is looked at.
    let latitude = try FieldRule.coordinate(latitude: number(.locationLatitude), longitude: 0)
    return try FieldRule.coordinate(
      latitude: latitude.latitude, longitude: number(.locationLongitude))
  }

  private func number(_ field: DraftField) throws(DraftProblem) -> Double {
    guard let value = value(field) else { throw DraftProblem(.required, field) }
    return try Self.number(value, field)
  }

  fileprivate func status() throws(DraftProblem) -> AnnouncementStatus {
    guard let value = value(.status) else {
      throw DraftProblem(.badStatus, field: DraftField.status.name, isAbsent: true)
    }
    switch try Self.text(value, .status) {
    case "MISSING": return .missing
    case "FOUND": return .found
    default: throw DraftProblem(.badStatus, .status)
    }
  }

  private static func text(
    _ value: JSONValue, _ field: DraftField
  ) throws(DraftProblem) -> String {
    guard case .string(let text) = value else {
      throw DraftProblem(.wrongType(expected: "string", received: value.typeName), field)
    }
    return text
  }

  private static func number(
    _ value: JSONValue, _ field: DraftField
  ) throws(DraftProblem) -> Double {
    guard case .number(let number) = value else {
      throw DraftProblem(.wrongType(expected: "number", received: value.typeName), field)
    }
    return number.double
  }
}
