/// The JSON schemas of the OpenAPI document.
enum Schema {
  static let health = """
    {"type":"object","required":["status","timestamp"],"properties":\
    {"status":{"const":"ok"},"timestamp":{"type":"string","format":"date-time"}}}
    """
  static let readiness = """
    {"type":"object","required":["status"],"properties":{"status":{"const":"ready"}}}
    """
  static let latitude = #"{"type":"number","minimum":-90,"maximum":90}"#
  static let longitude = #"{"type":"number","minimum":-180,"maximum":180}"#
  static let binary = #"{"type":"string","format":"binary"}"#
  static let photoForm = """
    {"type":"object","required":["photo"],"properties":{"photo":{"type":"string",\
    "format":"binary"}}}
    """
  static let idParameter = OperationDescription.Parameter(
    "id", in: "path", schema: #"{"type":"string","format":"uuid"}"#, "The announcement's id.")

  /// A reference to one of the document's named schemas.
  static func reference(_ name: String) -> String {
    "{\"$ref\":\"#/components/schemas/\(name)\"}"
  }
}
