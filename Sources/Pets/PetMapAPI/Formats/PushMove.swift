package import PetMapAnnouncements
package import PetMapJSON

/// What a browser sends when its push service has replaced its subscription (*HTTP API*, section 4.13).
package struct PushMove: Sendable, Hashable {
  /// The subscription that alerts have. Only the browser and the service know it.
  package let former: PushSubscription
  /// The new one.
  package let new: PushSubscription

  private static let formerName = "former"

  /// Creates a value from the body of a request.
  ///
  /// - Throws: `DraftProblem` for the first problem: the former subscription, the new one, then unknown
  ///   members.
  package init(body: JSONValue) throws(DraftProblem) {
    guard case .object(let object) = body else {
      throw DraftProblem(.wrongType(expected: "object", received: body.typeName), field: nil)
    }
    func subscription(_ name: String) throws(DraftProblem) -> PushSubscription {
      guard let value = object[name], value != .null else {
        throw DraftProblem(.required, field: name)
      }
      return try AlertDraft.subscription(value, field: name)
    }
    former = try subscription(Self.formerName)
    new = try subscription(AlertDraft.Name.push)
    let names = [Self.formerName, AlertDraft.Name.push]
    for member in object.members where !names.contains(member.name) {
      throw DraftProblem(.unknownField, field: member.name)
    }
  }
}
