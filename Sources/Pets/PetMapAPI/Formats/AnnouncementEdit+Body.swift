public import PetMapAnnouncements
public import PetMapJSON

extension AnnouncementEdit {
  /// Creates an edit from the body of a request (*HTTP API*, section 4.9): an object with the
  /// members to change. The resulting announcement must satisfy the rules for a new one.
  ///
  /// - Parameters:
  ///   - body: The JSON of the request, in which `null` removes an optional value.
  ///   - announcement: The announcement to edit.
  ///   - today: The latest date on which a pet can have been seen.
  /// - Throws: ``DraftProblem`` for the first problem; see `AnnouncementDraft.init(body:today:)`.
  public init(
    body: JSONValue, of announcement: Announcement, today: CalendarDate
  ) throws(DraftProblem) {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    let fields = PetField.submitted.filter { $0 != .status && object[$0.name] != nil }
    var whole = Self.members(of: announcement)
    for member in object.members {
      // A status is set on its own, because closing a report hides its contact details.
      guard member.name != PetField.status.name else {
        throw DraftProblem(.unknownField, field: member.name)
      }
      whole.members.removeAll { $0.name == member.name }
      whole.members.append(member)
    }
    let draft = try AnnouncementDraft(body: .object(whole), today: today)
    self.init(
      fields, PlaceDetail.allCases.filter { object[$0.name] != nil }, to: draft.content,
      confirmsNoPhoto: draft.confirmsNoPhoto)
  }

  /// The body of the request (*HTTP API*, section 4.9): the members to change, in which `null` removes
  /// an optional value.
  public var body: JSONValue {
    var bytes: [UInt8] = []
    content.appendJSON(to: &bytes)
    var object = (try? JSONValue(parsing: bytes))?.object ?? JSONObject()
    object.members.removeAll { member in
      PetField(name: member.name).map { !fields.contains($0) } ?? true
    }
    for detail in details {
      let number = content[detail].flatMap { JSONNumber($0) }
      object.members.append(
        JSONObject.Member(name: detail.name, value: number.map { .number($0) } ?? .null))
    }
    if confirmsNoPhoto {
      object.members.append(
        JSONObject.Member(name: AnnouncementDraft.noPhotoName, value: .bool(true)))
    }
    return .object(object)
  }

  /// Returns the body with which an announcement could have been created.
  private static func members(of announcement: Announcement) -> JSONObject {
    var bytes: [UInt8] = []
    announcement.appendJSON(to: &bytes)
    var object = (try? JSONValue(parsing: bytes))?.object ?? JSONObject()
    object.members.removeAll { member in
      PetField(name: member.name).map { !PetField.submitted.contains($0) || $0 == .status } ?? true
    }
    // A closed report was one or the other.
    let isFound =
      announcement.status == .found
      || announcement.status == .closed && announcement.custody != nil
    let status = isFound ? AnnouncementStatus.found : .missing
    object.members.append(
      JSONObject.Member(name: PetField.status.name, value: .string(status.word)))
    return object
  }
}
