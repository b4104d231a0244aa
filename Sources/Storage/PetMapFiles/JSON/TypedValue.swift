import PetMapSynonyms

/// Values in objects whose only member is named after their type, such as Firestore's
/// `{"stringValue":"Rex"}`, or contains the text of an XML element, as in `{"#text":"Rex"}`. An
/// extension finds the value of a field in objects with several members.
enum TypedValue {
  /// The names of such members.
  static let names: Set = [
    "stringValue", "doubleValue", "integerValue", "booleanValue", "timestampValue",
    "geoPointValue", "referenceValue", "nullValue", "S", "N", "BOOL", "$oid", "$date",
    "$numberDouble", "$numberInt", "$numberLong", "@value", "$t", "_text", "#text",
  ]

  /// The maximum number of objects within each other.
  private static let depthLimit = 5

  /// If a value is an object whose only member names its type, returns the text, literal, or object
  /// in that member; otherwise, returns the value unchanged.
  static func unwrapped(_ value: RawSlice, in text: [UInt8], depth: Int = 0) -> RawSlice {
    guard depth < depthLimit, let members = members(of: value, in: text), members.count == 1,
      names.contains(members[0].name)
    else { return value }
    let inner = members[0].value
    let isMalformed = inner.kind == .broken && text[inner.start - 1] != UInt8(ascii: "\"")
    if inner.kind != .nested { return isMalformed ? value : inner }
    return text[inner.start] == UInt8(ascii: "{")
      ? unwrapped(inner, in: text, depth: depth + 1) : value
  }

  /// Returns the last component of a Firestore document's path, or `nil` if a value is not a path.
  static func documentID(_ value: Range<Int>, in text: [UInt8]) -> RawSlice? {
    guard text[value.lowerBound] == UInt8(ascii: "\""),
      let solidus = text[value].lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return .quoted(solidus + 1..<value.upperBound - 1, in: text)
  }
}

/// Objects and arrays that contain the value of a field: a choice such as
/// `{"id":501,"value":"Lost","color":"red"}`, an RDF literal, a property with its type, or an array
/// with one element.
extension TypedValue {
  /// The names of members that contain a date, most certain first.
  static let dates = [
    "date", "datetime", "timestamp", "_timestamp", "iso", "start", "value", "_seconds", "seconds",
    "at", "time",
  ]

  /// The names of members that contain the value, whatever the other members are.
  private static let values: Set = [
    "@value", "$t", "_text", "#text", "rendered", "plain_text",
  ]
  /// The names of members that contain a choice's text, most certain first.
  private static let texts = [
    "label", "name", "title", "text", "display_name", "displayName", "display", "value", "code",
    "key", "slug",
  ]
  /// The names, folded, of other members that a choice may have. An object with any other member,
  /// such as a unit, is more than a choice.
  private static let details: Set = [
    "id", "pk", "documentid", "color", "order", "sortorder", "displayorder", "position", "sort",
    "icon", "emoji", "image", "imageurl", "iconurl", "description", "uri", "url", "href", "self",
    "type", "datatype", "lang", "language", "xmllang", "locale", "selected", "active", "isactive",
    "enabled", "createdat", "updatedat", "publishedat", "deletedat", "class", "abbreviation",
    "abbr", "short", "displayname", "metadata",
  ]

  /// A member of an object.
  private typealias Member = (name: String, value: RawSlice)

  /// Returns the text or number that an object or array contains for a field, no value if it is
  /// empty, or the object or array itself if it contains anything else.
  ///
  /// - Parameter column: The name of the column.
  static func value(
    _ value: RawSlice, of field: RecordField, named column: String, in text: [UInt8]
  ) -> RawSlice {
    switch field {
    case .location: members(of: value, in: text).flatMap { wrapped($0, in: text) } ?? value
    case .photoUrl:
      value.bytes(in: text).dropFirst().dropLast().allSatisfy { $0 <= 0x20 } ? .none : value
    default: content(value, of: field, named: column, in: text) ?? value
    }
  }

  /// Returns the text or number of a value, or `nil` if it has none.
  private static func content(
    _ value: RawSlice, of field: RecordField, named column: String, in text: [UInt8],
    depth: Int = 0
  ) -> RawSlice? {
    guard value.kind == .nested else { return value.kind == .broken ? nil : value }
    guard depth < depthLimit else { return nil }
    let inner: RawSlice?
    if let members = members(of: value, in: text) {
      if members.isEmpty { return RawSlice.none }
      inner =
        wrapped(members, in: text) ?? related(members)
        ?? choice(among: members, of: field, named: column, in: text)
    } else {
      guard var elements = JSONItems(value.range, in: text), !elements.isObject else { return nil }
      guard let first = elements.next(in: text) else { return RawSlice.none }
      inner = elements.next(in: text) == nil ? .json(first.value, in: text) : nil
    }
    return inner.flatMap { content($0, of: field, named: column, in: text, depth: depth + 1) }
  }

  /// Returns the members of an object, or `nil` if the value is not an object or has many members.
  private static func members(of object: RawSlice, in text: [UInt8]) -> [Member]? {
    guard var items = JSONItems(object.range, in: text), items.isObject else { return nil }
    var members: [Member] = []
    while let item = items.next(in: text) {
      guard members.count < 16 else { return nil }
      members.append((item.name(in: text), .json(item.value, in: text)))
    }
    return members
  }

  /// Returns the member with the related record in an object such as Strapi's
  /// `{"data":{"id":1,"attributes":{"name":"Dog"}}}`, or with the record's fields.
  private static func related(_ members: [Member]) -> RawSlice? {
    if members.count == 1, members[0].name == "data" { return members[0].value }
    guard members.allSatisfy({ ["id", "type", "attributes"].contains($0.name) }) else { return nil }
    return members.first { $0.name == "attributes" && $0.value.kind == .nested }?.value
  }

  /// Returns the value in an object that names its type: `{"$oid":"…"}`,
  /// `{"@value":"…","@language":"en"}`, `{"type":"literal","value":"…"}`, or
  /// `{"type":"number","number":5}`.
  private static func wrapped(_ members: [Member], in text: [UInt8]) -> RawSlice? {
    if members.count == 1, names.contains(members[0].name) { return members[0].value }
    if let found = members.first(where: { values.contains($0.name) }) { return found.value }
    guard let type = members.first(where: { $0.name == "type" || $0.name == "__type" }),
      type.value.isQuoted, let type = type.value.text(in: text)
    else { return nil }
    let inner = member(ofType: type)
    return members.first { $0.name == inner }?.value
  }

  /// Returns the name of the member with the value in an object that names its type: `value` for an
  /// RDF term, and the type itself for any other.
  static func member(ofType type: String) -> String {
    ["literal", "typed-literal", "uri", "bnode"].contains(type) ? "value" : type
  }

  /// Returns the member of an object that contains a field's value, or `nil` if it has none.
  private static func choice(
    among members: [Member], of field: RecordField, named column: String, in text: [UInt8]
  ) -> RawSlice? {
    func first(_ names: [String], where isIncluded: (RawSlice) -> Bool = { _ in true }) -> RawSlice?
    {
      names.lazy.compactMap { name in
        members.first { $0.name.lowercased() == name.lowercased() && $0.value.isReadable }?.value
      }.first(where: isIncluded)
    }
    if field == .lastSeenDate || field == .createdAt || field == .updatedAt { return first(dates) }
    let isChoice = members.allSatisfy { member in
      details.contains(member.name.folded)
        || texts.contains { $0.lowercased() == member.name.lowercased() }
    }
    guard isChoice else { return nil }
    switch field {
    case .id, .latitude, .longitude: return first(["value"])
    case .status, .species, .sex:
      let known = first(texts) { Synonyms.isKnown($0.text(in: text) ?? "", as: field) }
      // The name in an object called `animal` may be the animal's.
      return known ?? (column.folded == "animal" ? nil : first(texts))
    default: return first(texts)
    }
  }
}
