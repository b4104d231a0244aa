import PetMapAnnouncements
import PetMapAPI
import PetMapMatches

/// The JSON schemas of the OpenAPI document.
enum Schema {
  /// A reference to one of the document's named schemas.
  static func reference(_ name: String) -> String {
    "{\"$ref\":\"#/components/schemas/\(name)\"}"
  }

  static let string = #"{"type":"string"}"#
  static let object = #"{"type":"object"}"#
  static let health = """
    {"type":"object","required":["status","timestamp"],"properties":\
    {"status":{"const":"ok"},"timestamp":{"type":"string","format":"date-time"}}}
    """
  static let readiness = """
    {"type":"object","required":["status"],"properties":{"status":{"enum":["ready","starting",\
    "behind"]},"lastChange":{"type":"integer"},"behind":{"type":"integer"},\
    "secondsBehind":{"type":"integer"},"writes":{"enum":["unavailable"]}}}
    """
  static let latitude = #"{"type":"number","minimum":-90,"maximum":90}"#
  static let longitude = #"{"type":"number","minimum":-180,"maximum":180}"#
  /// A longitude in a request, which is wrapped.
  static let anyEast = "-?([0-9]{1,3}|[12][0-9]{3}|3[0-5][0-9]{2})([.][0-9]{1,6})?"
  static let north = "-?(90([.]0+)?|[0-8]?[0-9]([.][0-9]+)?)"
  /// A date, an instant, or an interval of dates, one end of which may be open.
  static let dates = #"""
    {"anyOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"},\#
    {"type":"string","pattern":"^\#(day)/(\#(day)|[.][.])?$"},\#
    {"type":"string","pattern":"^([.][.])?/\#(day)$"}]}
    """#
  private static let day = "[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])"
  static let cursor = #"{"type":"string","pattern":"^[0-9a-f]{40}$"}"#
  static let offset = #"""
    {"type":"string","pattern":\#
    "^([+](0[0-9]|1[0-3]):[0-5][0-9]|[+]14:00|-(0[0-9]|1[01]):[0-5][0-9]|-12:00)$"}
    """#
  static let idempotencyKey = #"{"type":"string","pattern":"^[!-~]{1,255}$"}"#
  static let binary = #"{"type":"string","format":"binary"}"#
  static let photoForm = """
    {"type":"object","required":["photo"],"properties":{"photo":{"type":"string",\
    "format":"binary"}}}
    """
  static let uuid = #"{"type":"string","format":"uuid"}"#
  static let idParameter = OperationDescription.Parameter(
    "id", in: "path", schema: uuid, "The announcement's ID.")

  static let securitySchemes = """
    {"password":{"type":"http","scheme":"basic","description":"An announcement's ID and its \
    management password."},"token":{"type":"http","scheme":"bearer","description":\
    "An announcement's management token."},"sightingToken":{"type":"http","scheme":"bearer",\
    "description":"The token of a sighting."},"admin":{"type":"http","scheme":"bearer","description":\
    "The admin token."},"moderator":{"type":"http","scheme":"basic","description":"Any name, and the \
    admin token."}}
    """

  /// The named schemas of the document.
  static let named: [(String, String)] = [
    ("Announcement", announcement(more: "", required: "")),
    (
      "CreatedAnnouncement",
      announcement(
        more: #","managementPassword":{"type":"string","pattern":"^[1-9][0-9]{5}$"},"#
          + #""managementToken":{"type":"string","pattern":"^[0-9a-hjkmnp-tv-z]{26}$"}"#,
        required: #","managementPassword","managementToken""#)
    ),
    (
      "AnnouncementList",
      """
      {"type":"object","required":["data"],"additionalProperties":false,"properties":{"data":\
      {"type":"array","items":\(reference("Announcement"))}}}
      """
    ),
    ("AnnouncementDraft", draft),
    ("MatchList", matchList()),
    (
      "DecidedMatchList",
      matchList(
        more: #","decisions":{"type":"array","items":\#(reference("Decision"))}"#,
        required: #","decisions""#)
    ),
    (
      "Decision",
      """
      {"type":"object","required":["id","decision","decidedAt"],"additionalProperties":false,\
      "properties":{"id":{"type":"string","format":"uuid","description":"The other announcement."},\
      "decision":{"enum":[\(verdicts)]},"decidedAt":{"type":"string","format":"date-time"}}}
      """
    ),
    (
      "DecisionChange",
      """
      {"type":"object","required":["decision"],"additionalProperties":false,"properties":\
      {"decision":{"enum":[\(verdicts)]}}}
      """
    ),
    ("Sighting", sighting()),
    ("CreatedSighting", sighting(token: true)),
    (
      "SightingList",
      """
      {"type":"object","required":["sightings"],"additionalProperties":false,"properties":\
      {"sightings":{"type":"array","items":\(reference("Sighting"))}}}
      """
    ),
    ("SightingDraft", sightingDraft),
    (
      "SightingStatusChange",
      """
      {"type":"object","required":["status"],"additionalProperties":false,"properties":{"status":\
      {"enum":[\(words(Sighting.Status.given))]}}}
      """
    ),
    ("Alert", alert),
    ("AlertDraft", alertDraft(hasSearch: true)),
    ("ReportAlertDraft", alertDraft(hasSearch: false)),
    (
      "PushKey",
      """
      {"type":"object","required":["applicationServerKey"],"additionalProperties":false,\
      "properties":{"applicationServerKey":{"type":"string","description":"65 bytes in base64url."}}}
      """
    ),
    (
      "PushMove",
      """
      {"type":"object","required":["former","push"],"additionalProperties":false,"properties":{\
      "former":{"type":"object",\(subscription)},"push":{"type":"object",\(subscription)}}}
      """
    ),
    ("AnnouncementEdit", edit),
    (
      "StatusChange",
      """
      {"type":"object","required":["status"],"additionalProperties":false,"properties":{"status":\
      {"enum":["MISSING","FOUND","CLOSED"]}}}
      """
    ),
    namedError,
  ]

  static let namedError = ("Error", error)

  private static let verdicts = MatchDecision.Verdict.allCases.map { "\"\($0.rawValue)\"" }
    .joined(separator: ",")

  private static func words(_ statuses: [Sighting.Status]) -> String {
    statuses.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
  }

  private static let seenAt = """
    {"anyOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"}]}
    """
  private static let shownRadius = #"{"type":["number","null"],"exclusiveMinimum":0}"#

  /// Returns the schema of a sighting.
  ///
  /// - Parameters:
  ///   - isBrief: Whether it says only when and where the animal was seen.
  ///   - token: Whether it has the token for its sender.
  private static func sighting(isBrief: Bool = false, token: Bool = false) -> String {
    var properties = [
      ("number", #"{"type":"integer","minimum":1}"#), ("seenAt", seenAt),
      ("locationLatitude", latitude), ("locationLongitude", longitude),
      ("locationRadius", shownRadius),
    ]
    if !isBrief {
      properties += [
        ("text", #"{"type":["string","null"]}"#),
        ("status", "{\"enum\":[\(words(Sighting.Status.allCases))]}"),
        ("photoUrl", #"{"type":["string","null"]}"#),
        ("createdAt", #"{"type":"string","format":"date-time"}"#),
      ]
    }
    if token {
      properties.append(
        ("sightingToken", #"{"type":"string","pattern":"^[0-9a-hjkmnp-tv-z]{26}$"}"#))
    }
    let names = properties.map { "\"\($0.0)\"" }.joined(separator: ",")
    let schemas = properties.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return """
      {"type":"object","additionalProperties":false,"required":[\(names)],\
      "properties":{\(schemas)}}
      """
  }

  private static var sightingDraft: String {
    """
    {"type":"object","additionalProperties":false,"required":["seenAt","locationLatitude",\
    "locationLongitude"],"properties":{"seenAt":{"anyOf":[{"type":"string","format":"date"},\
    {"type":"string","format":"date-time"}],"pattern":"^(19|[2-9][0-9])[0-9]{2}-","description":"Not in the future, nor more than \
    \(FieldRule.daysBeforeLoss) days before a missing pet was lost."},"locationLatitude":\(latitude),\
    "locationLongitude":\(longitude),\(property(.locationRadius, type: #"["number","null"]"#)),\
    "text":\(text(SightingDraft.textLimit))}}
    """
  }

  /// An alert. One by mail has neither a token nor addresses before it is confirmed.
  private static var alert: String {
    """
    {"type":"object","additionalProperties":false,"required":["channel","confirmed"],\
    "properties":{"token":{"type":"string","pattern":"^[0-9a-hjkmnp-tv-z]{26}$"},\
    "search":\(string),"announcement":\(uuid),\
    "channel":{"enum":[\(Alert.Channel.names.map { "\"\($0)\"" }.joined(separator: ","))]},\
    "confirmed":{"type":"boolean"},"language":\(language),\
    "url":\(string),"atom":\(string),"json":\(string),\
    "createdAt":{"type":"string","format":"date-time"}}}
    """
  }

  private static let language: String = {
    let names = Language.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    return "{\"enum\":[\(names)]}"
  }()

  private static func alertDraft(hasSearch: Bool) -> String {
    let search = """
      "search":{"type":"string","description":"Parameters as in a query string: near and radius, \
      bbox, or polygon; status, species, and text."},
      """
    return """
      {"type":"object","additionalProperties":false,"required":[\(hasSearch ? "\"search\"" : "")],\
      "not":{"required":["mail","push"],"properties":{"mail":{"type":"string"},\
      "push":{"type":"object"}}},"properties":{\(hasSearch ? search : "")\
      "mail":{"type":["string","null"],"format":"email"},\
      "push":{"type":["object","null"],\(subscription)},"language":\(language)}}
      """
  }

  private static let subscription = """
    "required":["endpoint","keys"],"properties":{"endpoint":{"type":"string","format":"uri"},\
    "keys":{"type":"object","required":["p256dh","auth"],"properties":{\
    "p256dh":{"type":"string","pattern":"^B[A-P][A-Za-z0-9_-]{85}=?$"},\
    "auth":{"type":"string","pattern":"^[A-Za-z0-9_-]{22}(==)?$"}}}}
    """

  private static func matchList(more: String = "", required: String = "") -> String {
    let fields = MatchField.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    return """
      {"type":"object","required":["id","matches"\(required)],"additionalProperties":false,\
      "properties":{"id":\
      \(uuid),"matches":{"type":"array","items":{"type":"object",\
      "required":["id","score","band","reasons"],"additionalProperties":false,"properties":{"id":\
      \(uuid),"score":{"type":"number","minimum":0,"maximum":1},\
      "band":{"enum":["likely","possible","unlikely"]},"reasons":{"type":"array",\
      "items":{"type":"object","required":["field","weight","text"],"additionalProperties":false,\
      "properties":{"field":{"enum":[\(fields)]},"weight":{"type":"number","description":"Nats; \
      negative if the field contradicts the match."},"text":{"type":"string"}}}}}}},"complete":\
      {"const":false,"description":"Only the nearest announcements were compared."}\(more)}}
      """
  }

  private static func announcement(more: String, required: String) -> String {
    let names = PetField.allCases.map { "\"\($0.name)\"" }.joined(separator: ",")
    let properties =
      PetField.allCases.map { "\"\($0.name)\":\(type(of: $0))" } + [
        #""photos":{"type":"array","items":{"type":"string"}}"#
      ] + PlaceDetail.allCases.map { property($0, type: #""number""#) } + [
        """
        "sightingCount":{"type":"integer","minimum":1,"description":"The number of published \
        sightings, if there are any."},"latestSighting":\(sighting(isBrief: true))
        """
      ]
    return """
      {"type":"object","additionalProperties":false,"required":[\(names),"photos"\(required)],\
      "properties":{\(properties.joined(separator: ","))\(more)}}
      """
  }

  /// Returns the property of a number about the coordinate.
  ///
  /// - Parameter type: The type in JSON.
  private static func property(_ detail: PlaceDetail, type: String) -> String {
    let description =
      switch detail {
      case .locationRadius: "The radius around the coordinate in kilometers, if it is not exact."
      case .locationPrivacy:
        "How far in meters the coordinate that others see is from the real one, at most. Only the "
          + "reporter sees this member."
      }
    let minimum = detail.range.lowerBound == 0 ? "exclusiveMinimum" : "minimum"
    return """
      "\(detail.name)":{"type":\(type),"\(minimum)":\(detail.range.lowerBound),\
      "maximum":\(detail.range.upperBound),"description":"\(description)"}
      """
  }

  /// The properties of a draft or an edit that are not fields.
  private static var otherProperties: [String] {
    ["\"\(AnnouncementDraft.noPhotoName)\":\(noPhoto)"]
      + PlaceDetail.allCases.map { property($0, type: #"["number","null"]"#) }
  }

  /// Returns the schema of a field's value in responses.
  private static func type(of field: PetField) -> String {
    switch field.kind {
    case .id: Schema.uuid
    case .text where field == .custody: "{\"enum\":[\(custodies),null]}"
    case .text: field.isRequired ? string : #"{"type":["string","null"]}"#
    case .integer: #"{"type":["integer","null"]}"#
    case .degrees: field == .locationLatitude ? latitude : longitude
    case .date: #"{"type":["string","null"],"format":"date"}"#
    case .timestamp: #"{"type":"string","format":"date-time"}"#
    case .status: #"{"enum":["MISSING","FOUND","CLOSED"]}"#
    }
  }

  private static var draft: String {
    let required = PetField.submitted.filter(\.isRequired).map { "\"\($0.name)\"" }
    let properties =
      PetField.submitted.map { "\"\($0.name)\":\(rule(of: $0))" } + otherProperties
    return """
      {"type":"object","additionalProperties":false,"required":[\(required.joined(separator: ","))],\
      "anyOf":[{"required":["email"],"properties":{"email":{"type":"string"}}},\
      {"required":["phone"],"properties":{"phone":{"type":"string"}}}],\
      "properties":{\(properties.joined(separator: ","))}}
      """
  }

  /// A draft of which every member can be left out.
  private static var edit: String {
    let fields = PetField.submitted.filter { $0 != .status }
    let properties =
      fields.map { "\"\($0.name)\":\(rule(of: $0))" } + otherProperties
    return """
      {"type":"object","additionalProperties":false,"properties":{\(properties.joined(separator: ","))}}
      """
  }

  /// Returns the schema of a field's value in requests.
  private static func rule(of field: PetField) -> String {
    let limit = field.maximumLength ?? 0
    return switch field {
    case .age: #"{"type":["integer","null"],"minimum":1,"maximum":150}"#
    case .microchipNumber: #"{"type":["string","null"],"pattern":"^[0-9]{1,\#(limit)}$"}"#
    case .locationLatitude: latitude
    case .locationLongitude: longitude
    case .email:
      #"""
      {"type":["string","null"],"maxLength":\#(limit),"pattern":\#
      "^\#(emailCharacter)+@\#(labelCharacter)+([.]\#(labelCharacter)+)+$"}
      """#
    case .phone:
      #"""
      {"type":["string","null"],"maxLength":\#(limit),"pattern":\#
      "^[ +.()/-]*([0-9][ +.()/-]*){7,15}$"}
      """#
    case .lastSeenDate:
      #"""
      {"type":"string","format":"date","pattern":"^(19|[2-9][0-9])[0-9]{2}-",\#
      "description":"Not after today."}
      """#
    case .status: #"{"enum":["MISSING","FOUND"]}"#
    case .custody: "{\"enum\":[\(custodies),null],\"description\":\"Only for found pets.\"}"
    default: field.isRequired ? requiredText(limit) : text(limit)
    }
  }

  private static let noPhoto = """
    {"type":["boolean","null"],"description":"Confirms that there is no photo of a found pet, so \
    that the announcement is published without one."}
    """
  private static let custodies = Custody.allCases.map { "\"\($0.word)\"" }.joined(separator: ",")

  /// Returns the schema of a string without control characters.
  private static func text(_ limit: Int) -> String {
    #"{"type":["string","null"],"maxLength":\#(limit),"pattern":\#(noControls)}"#
  }

  /// Returns the schema of a string with visible characters.
  private static func requiredText(_ limit: Int) -> String {
    #"""
    {"type":"string","minLength":1,"maxLength":\#(limit),"pattern":\#(noControls),\#
    "allOf":[{"pattern":"[^\\s\\u0000-\\u0020\\u007f-\\u00a0\\ufeff]"}]}
    """#
  }

  private static let noControls =
    #""^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$""#
  private static let emailCharacter = #"[^\\s@<>\\u0000-\\u0020\\u0022\\u007f-\\u00a0\\ufeff]"#
  private static let labelCharacter = #"[^\\s@<>.\\u0000-\\u0020\\u0022\\u007f-\\u00a0\\ufeff]"#

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
