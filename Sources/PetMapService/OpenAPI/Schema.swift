import PetMapReports

/// The JSON schemas of the OpenAPI document.
enum Schema {
  /// A reference to one of the document's named schemas.
  static func reference(_ name: String) -> String {
    "{\"$ref\":\"#/components/schemas/\(name)\"}"
  }

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

  static let securitySchemes = """
    {"password":{"type":"http","scheme":"basic","description":"An announcement's id and its \
    management password."},"admin":{"type":"http","scheme":"bearer","description":\
    "The administrator's token."}}
    """

  /// The document's named schemas.
  static let named: [(String, String)] = [
    ("Announcement", announcement(more: "", required: "")),
    (
      "CreatedAnnouncement",
      announcement(
        more: #","managementPassword":{"type":"string","pattern":"^[1-9][0-9]{5}$"}"#,
        required: #","managementPassword""#)
    ),
    (
      "AnnouncementList",
      """
      {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":\
      {"type":"array","items":\(reference("Announcement"))}}}
      """
    ),
    ("AnnouncementDraft", draft),
    (
      "StatusChange",
      """
      {"type":"object","required":["status"],"additionalProperties":false,"properties":{"status":\
      {"enum":["MISSING","FOUND","CLOSED"]}}}
      """
    ),
    ("Error", error),
  ]

  private static func announcement(more: String, required: String) -> String {
    """
    {"type":"object","additionalProperties":false,"required":["id","petName","species","breed",\
    "sex","age","description","microchipNumber","locationLatitude","locationLongitude",\
    "lastSeenDate","email","phone","photoUrl","status","reward","createdAt","updatedAt"\(required)],\
    "properties":{"id":{"type":"string","format":"uuid"},"petName":{"type":["string","null"]},\
    "species":{"type":"string"},"breed":{"type":["string","null"]},"sex":{"type":"string"},\
    "age":{"type":["integer","null"]},"description":{"type":["string","null"]},\
    "microchipNumber":{"type":["string","null"]},"locationLatitude":\(latitude),\
    "locationLongitude":\(longitude),"lastSeenDate":{"type":["string","null"],"format":"date"},\
    "email":{"type":["string","null"]},"phone":{"type":["string","null"]},\
    "photoUrl":{"type":["string","null"]},"status":{"enum":["MISSING","FOUND","CLOSED"]},\
    "reward":{"type":["string","null"]},"createdAt":{"type":"string","format":"date-time"},\
    "updatedAt":{"type":"string","format":"date-time"}\(more)}}
    """
  }

  private static let draft = """
    {"type":"object","additionalProperties":false,"required":["species","sex","locationLatitude",\
    "locationLongitude","lastSeenDate","status"],"anyOf":[{"required":["email"],"properties":\
    {"email":{"type":"string"}}},{"required":["phone"],"properties":{"phone":{"type":"string"}}}],\
    "properties":{"petName":{"type":["string","null"],"maxLength":100},"species":{"type":"string",\
    "minLength":1,"maxLength":50},"breed":{"type":["string","null"],"maxLength":100},"sex":{"type":\
    "string","minLength":1,"maxLength":20},"age":{"type":["integer","null"],"minimum":1,\
    "maximum":150},"description":{"type":["string","null"],"maxLength":5000},"microchipNumber":\
    {"type":["string","null"],"pattern":"^[0-9]{1,15}$"},"locationLatitude":\(latitude),\
    "locationLongitude":\(longitude),"email":{"type":["string","null"],"maxLength":254,"format":\
    "email"},"phone":{"type":["string","null"],"pattern":"^[-+ ().0-9/]{7,50}$"},"lastSeenDate":\
    {"type":"string","format":"date"},"status":{"enum":["MISSING","FOUND"]},"reward":{"type":\
    ["string","null"],"maxLength":500}}}
    """

  private static var error: String {
    let codes = APIErrorCode.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    return """
      {"type":"object","required":["error"],"additionalProperties":false,"properties":{"error":\
      {"type":"object","required":["requestId","code","message"],"additionalProperties":false,\
      "properties":{"requestId":{"type":"string","pattern":"^[A-Za-z0-9]{10}$"},"code":{"enum":\
      [\(codes)]},"message":{"type":"string"},"field":{"type":"string"}}}}}
      """
  }
}
