import PetMapJSON

extension JSONValue {
  /// The words of a kept value.
  var traitText: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    case .array(let values): values.map { $0.traitText }.joined(separator: ", ")
    case .null, .bool, .object: ""
    }
  }
}
