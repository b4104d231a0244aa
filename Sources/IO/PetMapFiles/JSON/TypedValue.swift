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
