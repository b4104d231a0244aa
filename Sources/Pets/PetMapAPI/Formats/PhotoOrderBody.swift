public import PetMapAnnouncements
public import PetMapJSON

/// The body of a request that orders the photos of an announcement (*HTTP API*, section 4.10).
public enum PhotoOrderBody {
  /// The name of the only member.
  static let name = "photos"

  /// Returns the body for photos with the given numbers, in this order.
  public static func body(_ numbers: [Int]) -> JSONValue {
    let items = numbers.map { JSONValue.number(JSONNumber($0)) }
    return .object(JSONObject([JSONObject.Member(name: name, value: .array(items))]))
  }

  /// Returns the numbers in a body such as `{"photos":[3,1]}`.
  ///
  /// - Throws: `DraftProblem` if the body is not an object with a list of whole numbers, or else for
  ///   the first unknown member.
  public static func numbers(_ body: JSONValue) throws(DraftProblem) -> [Int] {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    guard let value = object[name] else { throw DraftProblem(.required, field: name) }
    guard case .array(let items) = value else {
      throw DraftProblem(.wrongType(expected: "array", received: value.typeName), field: name)
    }
    var numbers: [Int] = []
    for item in items {
      guard case .number(let value) = item, let number = value.integer else {
        throw DraftProblem(.wrongType(expected: "integer", received: item.typeName), field: name)
      }
      numbers.append(number)
    }
    for member in object.members where member.name != name {
      throw DraftProblem(.unknownField, field: member.name)
    }
    return numbers
  }
}
