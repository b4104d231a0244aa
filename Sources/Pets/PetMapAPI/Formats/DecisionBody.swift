public import PetMapAnnouncements
public import PetMapJSON

/// The body of a request with which a reporter decides on a match (*HTTP API*, section 4.11).
public enum DecisionBody {
  /// The name of the only member.
  package static let name = "decision"

  /// Returns the body for a verdict.
  public static func body(_ verdict: MatchDecision.Verdict) -> JSONValue {
    .object(JSONObject([JSONObject.Member(name: name, value: .string(verdict.rawValue))]))
  }

  /// Returns the verdict in a body such as `{"decision":"notMine"}`.
  ///
  /// - Throws: `DraftProblem` if the body is not an object, if the decision is missing or unknown, or
  ///   else for the first unknown member.
  public static func verdict(
    _ body: JSONValue
  ) throws(DraftProblem) -> MatchDecision.Verdict {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    guard let value = object[name] else {
      throw DraftProblem(.badDecision, field: name, isAbsent: true)
    }
    guard let word = value.string, let verdict = MatchDecision.Verdict(rawValue: word) else {
      throw DraftProblem(.badDecision, field: name)
    }
    for member in object.members where member.name != name {
      throw DraftProblem(.unknownField, field: member.name)
    }
    return verdict
  }
}
