public import PetMapAnnouncements
public import PetMapJSON

/// The body of a request that changes an announcement's status (*HTTP API*, section 4.7).
public enum StatusBody {
  /// Returns the status in a body: `{"status":"CLOSED"}`, or `MISSING`, or `FOUND`.
  ///
  /// - Throws: `DraftProblem` if the body is not an object, for a missing or unknown status, and
  ///   then for the first unknown member.
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
