import CSimdJSON

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

  /// If a value is an object whose only member names its type, returns the text, literal, or object
  /// in that member; otherwise, returns the value unchanged.
  static func unwrapped(_ value: RawSlice, in bytes: UnsafeMutablePointer<UInt8>) -> RawSlice {
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: value.range.upperBound)
    var tokens = JSONTokens(at: value.range.lowerBound)
    guard tokens.next(in: text).first == UInt8(ascii: "{") else { return value }
    let name = tokens.next(in: text)
    guard name.first == UInt8(ascii: "\""),
      names.contains(
        unsafe String(
          decoding: UnsafeBufferPointer(
            start: bytes + name.textRange.lowerBound, count: name.textRange.count), as: UTF8.self)),
      tokens.next(in: text).first == UInt8(ascii: ":")
    else { return value }
    let first = tokens.peek(in: text)
    let start = tokens.index
    guard tokens.skipValue(in: text) else { return value }
    let range = start..<tokens.index
    guard tokens.skips(UInt8(ascii: "}"), in: text) else { return value }
    switch first {
    case UInt8(ascii: "\""):
      return unsafe petmap_json_text(bytes, range.lowerBound + 1, range.upperBound - 1)
    case UInt8(ascii: "{"):
      return unsafe unwrapped(
        RawSlice(offset: range.lowerBound, count: range.count, kind: PETMAP_SLICE_NESTED), in: bytes
      )
    case UInt8(ascii: "["): return value
    default:
      let literal = unsafe petmap_json_literal(bytes, range.lowerBound, range.upperBound)
      return literal.kind == PETMAP_SLICE_BROKEN ? value : literal
    }
  }

  /// Returns the last component of a Firestore document's path, or `nil` if a value is not a path.
  static func documentID(
    _ value: RawSlice, in bytes: UnsafeMutablePointer<UInt8>
  ) -> RawSlice? {
    guard value.isQuoted,
      let solidus = unsafe value.bytes(in: bytes).lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return unsafe petmap_json_text(
      bytes, value.range.lowerBound + solidus + 1, value.range.upperBound)
  }
}

/// Objects and arrays that contain the value of a field: a choice such as
/// `{"id":501,"value":"Lost","color":"red"}`, an RDF literal, a property with its type, or an array
/// with one element.
extension TypedValue {
  /// The names of members that contain a date, most certain first.
  static let dates = [
    "date", "datetime", "timestamp", "iso", "start", "value", "_seconds", "seconds", "at", "time",
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
    "icon", "emoji",
    "image", "imageurl", "iconurl", "description", "uri", "url",
    "href", "self", "type", "datatype", "lang", "language", "xmllang", "locale", "selected",
    "active", "isactive", "enabled", "createdat", "updatedat", "publishedat", "deletedat", "class",
    "abbreviation",
    "abbr", "short", "displayname", "metadata",
  ]

  /// A member of an object.
  private struct Member {
    let name: String
    let value: RawSlice
  }

  /// Returns the text or number that an object or array contains for a field, no value if it is
  /// empty, or the object or array itself if it contains anything else.
  ///
  /// - Parameter column: The name of the column.
  static func value(
    _ value: RawSlice, of field: RecordField, named column: String,
    in bytes: UnsafeMutablePointer<UInt8>
  ) -> RawSlice {
    switch field {
    case .location:
      guard let members = unsafe members(of: value, in: bytes) else { return value }
      return unsafe wrapped(members, in: bytes) ?? value
    case .photoUrl:
      let isEmpty = unsafe value.bytes(in: bytes).dropFirst().dropLast().allSatisfy { $0 <= 0x20 }
      return isEmpty ? .none : value
    default:
      return unsafe text(value, of: field, named: column, in: bytes) ?? value
    }
  }

  /// Returns the text or number of a value, or `nil` if it has none.
  private static func text(
    _ value: RawSlice, of field: RecordField, named column: String,
    in bytes: UnsafeMutablePointer<UInt8>, depth: Int = 0
  ) -> RawSlice? {
    guard value.kind == PETMAP_SLICE_NESTED else {
      return value.kind == PETMAP_SLICE_BROKEN ? nil : value
    }
    guard depth < 5 else { return nil }
    let inner: RawSlice?
    if unsafe bytes[value.range.lowerBound] == UInt8(ascii: "[") {
      inner = unsafe element(of: value, in: bytes)
    } else {
      guard let members = unsafe members(of: value, in: bytes) else { return nil }
      if members.isEmpty { return RawSlice.none }
      inner =
        unsafe wrapped(members, in: bytes) ?? related(members)
        ?? choice(among: members, of: field, named: column, in: bytes)
    }
    guard let inner else { return nil }
    return unsafe text(inner, of: field, named: column, in: bytes, depth: depth + 1)
  }

  /// Returns the only element of an array, no value if the array is empty, or `nil` if it has several
  /// elements.
  private static func element(
    of array: RawSlice, in bytes: UnsafeMutablePointer<UInt8>
  ) -> RawSlice? {
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: array.range.upperBound)
    var tokens = JSONTokens(at: array.range.lowerBound + 1)
    guard let first = tokens.nextElement(in: text) else { return RawSlice.none }
    return tokens.nextElement(in: text) == nil ? unsafe .json(first, in: bytes) : nil
  }

  /// Returns the members of an object, or `nil` if the value is not an object or has many members.
  private static func members(
    of object: RawSlice, in bytes: UnsafeMutablePointer<UInt8>
  ) -> [Member]? {
    guard unsafe bytes[object.range.lowerBound] == UInt8(ascii: "{") else { return nil }
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: object.range.upperBound)
    var members: [Member] = []
    var tokens = JSONTokens(at: object.range.lowerBound + 1)
    while let member = tokens.nextMember(in: text) {
      guard members.count < 16 else { return nil }
      members.append(
        Member(
          name: unsafe member.nameText(in: bytes), value: unsafe .json(member.value, in: bytes)))
    }
    return members
  }

  /// Returns the member with the related record in an object such as Strapi's
  /// `{"data":{"id":1,"attributes":{"name":"Dog"}}}`, or with the record's fields.
  private static func related(_ members: [Member]) -> RawSlice? {
    if members.count == 1, members[0].name == "data" { return members[0].value }
    guard members.allSatisfy({ ["id", "type", "attributes"].contains($0.name) }) else { return nil }
    return members.first { $0.name == "attributes" && $0.value.kind == PETMAP_SLICE_NESTED }?.value
  }

  /// Returns the value in an object that names its type: `{"$oid":"…"}`,
  /// `{"@value":"…","@language":"en"}`, `{"type":"literal","value":"…"}`, or
  /// `{"type":"number","number":5}`.
  private static func wrapped(
    _ members: [Member], in bytes: UnsafeMutablePointer<UInt8>
  ) -> RawSlice? {
    if members.count == 1, names.contains(members[0].name) { return members[0].value }
    if let found = members.first(where: { values.contains($0.name) }) { return found.value }
    guard let type = members.first(where: { $0.name == "type" || $0.name == "__type" }),
      type.value.isQuoted, let type = unsafe type.value.text(in: bytes)
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
    among members: [Member], of field: RecordField, named column: String,
    in bytes: UnsafeMutablePointer<UInt8>
  ) -> RawSlice? {
    func first(_ names: [String], where isIncluded: (RawSlice) -> Bool = { _ in true }) -> RawSlice?
    {
      names.lazy.compactMap { name in
        members.first { $0.name.lowercased() == name.lowercased() && $0.value.isReadable }?.value
      }.first(where: isIncluded)
    }
    if field == .lastSeenDate || field == .createdAt || field == .updatedAt { return first(dates) }
    guard
      members.allSatisfy({ member in
        details.contains(member.name.folded)
          || texts.contains { $0.lowercased() == member.name.lowercased() }
      })
    else { return nil }
    switch field {
    case .id, .latitude, .longitude: return first(["value"])
    case .status, .species, .sex:
      let known = first(texts) { value in
        unsafe Synonyms.isKnown(value.text(in: bytes) ?? "", as: field)
      }
      // The name in an object called `animal` may be the animal's.
      return known ?? (column.folded == "animal" ? nil : first(texts))
    default: return first(texts)
    }
  }
}
