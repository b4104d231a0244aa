import PetMapAPI
package import PetMapAnnouncements
package import PetMapJSON
import PetMapParameters

// The bodies of requests and responses about moderation (*HTTP API*, section 4.8).

/// An entry of a moderation list.
package protocol ModeratedItem {
  func write(to writer: inout JSONWriter)
}

extension ModeratedItem {
  /// The item as JSON.
  package var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

extension ModeratedAnnouncement: ModeratedItem {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("announcement")
      writer.object { stored.announcement.appendMembers(to: &$0) }
      writer.member("version", stored.reviewedVersion.description)
      writer.member("visibility", stored.visibility.rawValue)
      writer.member("network", network?.text)
      writer.key("flags")
      writer.array { writer in
        for flag in flags { flag.write(to: &writer) }
      }
    }
  }
}

extension ModeratedSighting: ModeratedItem {
  /// Writes the sighting with the ID of its announcement, the network of its sender, and its flags.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("announcement", stored.id.announcement.text)
      writer.member("version", stored.photoVersion.description)
      writer.key("sighting")
      writer.object { stored.sighting.appendMembers(to: &$0) }
      writer.member("network", stored.network?.text)
      writer.key("flags")
      writer.array { writer in
        for flag in flags { flag.write(to: &writer) }
      }
    }
  }
}

extension AnnouncementFlag {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("subject", subject.kind.rawValue)
      if let number = subject.sighting { writer.member("sighting", number) }
      writer.member("reason", reason.rawValue)
      writer.member("comment", comment)
      writer.member("at", at.text)
    }
  }
}

extension JSONValue {
  /// Returns the members of a request's body.
  ///
  /// - Throws: 400 if the body is not an object, or has other members than those named.
  fileprivate func members(_ names: [String]) throws(ServiceError) -> JSONObject {
    guard let object else { throw ServiceError(.invalidFormat, "The body must be an object") }
    for member in object.members where !names.contains(member.name) {
      throw ServiceError(
        .invalidField, "\(member.name) is not a valid field", field: member.name)
    }
    return object
  }
}

extension JSONObject {
  /// Returns a member that is the raw value of an enumeration.
  fileprivate func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self, default standard: Choice? = nil
  ) throws(ServiceError) -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard let value = self[name] else {
      if let standard { return standard }
      throw ServiceError(.missingValue, "\(name) is required", field: name)
    }
    guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
      throw ServiceError(.invalidFormat, "\(name) must be one of \(words)", field: name)
    }
    return choice
  }
}

extension JSONObject {
  /// Returns what a flag is about.
  fileprivate func subject() throws(ServiceError) -> AnnouncementFlag.Subject {
    let kind = try choice("subject", default: AnnouncementFlag.Subject.Kind.announcement)
    let value = self["sighting"] ?? .null
    if kind == .sighting, value == .null {
      throw ServiceError(.missingValue, "sighting is required", field: "sighting")
    }
    let number = value.number?.integer
    guard value == .null || number != nil,
      let subject = AnnouncementFlag.Subject(kind, sighting: number)
    else {
      throw ServiceError(
        .invalidFormat, "sighting must be the number of a sighting, with the subject sighting only",
        field: "sighting")
    }
    return subject
  }
}

extension ModerationOrder {
  /// The maximum number of announcements in an order.
  static let limit = 1000

  /// Creates an order from the body of a request.
  init(body: JSONValue) throws(ServiceError) {
    let object = try body.members(["action", "ids", "versions", "ban"])
    let action = try object.choice("action", Action.self)
    guard case .array(let elements) = object["ids"] ?? .null else {
      throw ServiceError(.missingValue, "ids is required", field: "ids")
    }
    var ids: [AnnouncementID] = []
    var sightings: [SightingID] = []
    for element in elements {
      if let id = element.string.flatMap({ AnnouncementID($0) }) {
        ids.append(id)
      } else if let id = element.string.flatMap({ SightingID($0) }) {
        guard action.takesSightings else {
          throw ServiceError(.invalidFormat, "sightings cannot be closed", field: "ids")
        }
        sightings.append(id)
      } else {
        throw ServiceError(.invalidFormat, "ids must contain UUIDs", field: "ids")
      }
    }
    guard (1...Self.limit).contains(ids.count + sightings.count) else {
      throw ServiceError(
        .invalidFormat, "ids must contain 1 to \(Self.limit) UUIDs", field: "ids")
    }
    var length: Int64?
    if let value = object["ban"], value != .null {
      guard action.takesBan else {
        throw ServiceError(
          .invalidFormat, "ban is only possible with delete-network and ban", field: "ban")
      }
      guard case .string(let text) = value, let time = DurationText.milliseconds(text) else {
        throw ServiceError(
          .invalidFormat, "ban must be a duration such as 30d", field: "ban")
      }
      length = time
    }
    self.init(action, ids, sightings: sightings, banLength: length)
    try setVersions(object["versions"] ?? .null)
  }

  /// Sets what the moderator has seen from a member of a request's body.
  private mutating func setVersions(_ value: JSONValue) throws(ServiceError) {
    if value == .null { return }
    func refused(_ problem: String) -> ServiceError {
      ServiceError(.invalidFormat, problem, field: "versions")
    }
    guard action == .show else { throw refused("versions is only possible with show") }
    guard let members = value.object?.members else {
      throw refused("versions must be an object of versions by ID")
    }
    for member in members {
      guard let version = member.value.string.flatMap({ Int64($0) }) else {
        throw refused("versions must contain versions that a list has returned")
      }
      if let id = AnnouncementID(member.name), ids.contains(id) {
        versions[id] = version
      } else if let id = SightingID(member.name), sightings.contains(id) {
        sightingPhotoVersions[id] = version
      } else {
        throw refused("versions must contain only IDs of ids")
      }
    }
  }
}

extension AnnouncementFlag {
  /// Creates a flag from the body of a request.
  init(body: JSONValue, at now: Timestamp) throws(ServiceError) {
    let object = try body.members(["subject", "sighting", "reason", "comment"])
    let reason = try object.choice("reason", Reason.self)
    let subject = try object.subject()
    var comment: String?
    switch object["comment"] ?? .null {
    case .null: break
    case .string(let text): comment = text
    default: throw ServiceError(.invalidFormat, "comment must be a string", field: "comment")
    }
    guard let flag = AnnouncementFlag(subject, reason, writing: comment ?? "", at: now) else {
      throw ServiceError(
        .invalidFormat, "comment must have at most \(Self.commentLimit) characters",
        field: "comment")
    }
    self = flag
  }

  /// Creates a flag with a comment as it was written, or returns `nil` if the comment is too long or
  /// has control characters.
  init?(_ subject: Subject, _ reason: Reason, writing text: String, at now: Timestamp) {
    let text = text.trimmed
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
    }
    guard isPlain, text.unicodeScalars.count <= Self.commentLimit else { return nil }
    self.init(subject, reason, comment: text.isEmpty ? nil : text, at: now)
  }
}

// MARK: Schemas

extension Schema {
  static let moderatedList = #"""
    {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":\#
    {"type":"object","required":["announcement","version","visibility","network","flags"],\#
    "properties":{"announcement":\#(reference("Announcement")),"version":\#(version),\#
    "visibility":{"enum":\#(words(Visibility.self))},\#
    "network":{"type":["string","null"]},"flags":\#(storedFlags)}}}}}
    """#
  /// The version of what a moderator sees.
  private static let version = #"{"type":"string","pattern":"^-?[0-9]{1,19}$"}"#
  private static let storedFlags = """
    {"type":"array","items":{"type":"object","required":["subject","reason","comment","at"],\
    "properties":{"subject":{"enum":\(words(AnnouncementFlag.Subject.Kind.self))},\
    "sighting":{"type":"integer","minimum":1},\
    "reason":{"enum":\(words(AnnouncementFlag.Reason.self))},\
    "comment":{"type":["string","null"]},"at":{"type":"string","format":"date-time"}}}}
    """
  static let moderationOrder = #"""
    {"type":"object","required":["action","ids"],"additionalProperties":false,"properties":\#
    {"action":{"enum":\#(words(ModerationOrder.Action.self))},"ids":{"type":"array","minItems":1,\#
    "maxItems":\#(ModerationOrder.limit),"items":\#(anyID)},\#
    "versions":{"type":["object","null"],"additionalProperties":\#(version)},\#
    "ban":{"type":["string","null"],"pattern":"^[1-9][0-9]{0,5}[smhd]$"}}}
    """#
  /// The ID of an announcement or of a sighting.
  private static let anyID = #"""
    {"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(/[1-9][0-9]{0,8})?$",\#
    "description":"A UUID, or UUID/NUMBER for a sighting, which cannot be closed."}
    """#
  static let moderatedSightings = """
    {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":\
    {"type":"object","required":["announcement","version","sighting","network","flags"],\
    "properties":{"announcement":\(uuid),"version":\(version),"sighting":\(reference("Sighting")),\
    "network":{"type":["string","null"]},"flags":\(storedFlags)}}}}}
    """
  static let moderationResult = """
    {"type":"object","required":["ids","networks"],"properties":{"ids":{"type":"array","items":\
    \(anyID)},"networks":{"type":"array","items":\(string)}}}
    """
  static let bans = """
    {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":\
    {"type":"object","required":["network","until"],"properties":{"network":\(string),"until":\
    {"type":"string","format":"date-time"}}}}}}
    """
  static let flag = #"""
    {"type":"object","required":["reason"],"additionalProperties":false,"properties":{"reason":\#
    {"enum":\#(words(AnnouncementFlag.Reason.self))},"subject":\#
    {"enum":\#(words(AnnouncementFlag.Subject.Kind.self))},"sighting":{"type":["integer","null"],\#
    "minimum":1},"comment":{"type":["string","null"],\#
    "maxLength":\#(AnnouncementFlag.commentLimit),\#
    "pattern":"^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]*$"}}}
    """#
  static let contact = """
    {"type":"object","required":["email","phone"],"properties":{"email":{"type":["string","null"]},\
    "phone":{"type":["string","null"]}}}
    """

  private static func words<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) -> String where Choice.RawValue == String {
    "[\(Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ","))]"
  }
}
