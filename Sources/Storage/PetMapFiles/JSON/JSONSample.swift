import PetMapJSON

/// Parses the beginning of a JSON text without its incomplete last element, to find out how the text
/// is structured. Parsing ends at a syntax error, but what precedes it is kept.
struct JSONSample {
  /// The nesting depth beyond which values are omitted.
  private static let depthLimit = 64

  private let text: [UInt8]
  private var tokens: JSONTokens

  /// Returns the objects and arrays at the beginning of a text that contains one after another,
  /// possibly with the record separators of RFC 8142 before them.
  static func values(_ text: [UInt8], _ range: Range<Int>, limit: Int) -> [JSONValue] {
    var sample = JSONSample(text: text, tokens: JSONTokens(range))
    var values: [JSONValue] = []
    while values.count < limit {
      while sample.tokens.skips(0x1E, in: text) {}
      guard [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(sample.peek),
        let value = sample.value(depth: 0)
      else { break }
      values.append(value)
    }
    return values
  }

  private var peek: UInt8 {
    mutating get { tokens.peek(in: text) }
  }

  /// Parses the next value, or returns `nil` at the end of the text and for an incomplete scalar.
  private mutating func value(depth: Int) -> JSONValue? {
    let byte = peek
    switch byte {
    case UInt8(ascii: "{") where depth < Self.depthLimit: return .object(JSONObject(members(depth)))
    case UInt8(ascii: "[") where depth < Self.depthLimit:
      return .array(members(depth).map(\.value))
    default: break
    }
    guard let range = tokens.value(in: text) else { return nil }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .null
    case UInt8(ascii: "\""):
      return .string(RawSlice.json(range, in: text).text(in: text) ?? "")
    default:
      // A number may continue after the sample.
      if range.upperBound == tokens.end { return nil }
      return (try? JSONValue(parsing: Array(text[range]))) ?? .string("")
    }
  }

  /// Parses the members of an object, or the elements of an array as members without names.
  private mutating func members(_ depth: Int) -> [JSONObject.Member] {
    let isObject = tokens.skips(UInt8(ascii: "{"), in: text)
    if !isObject { _ = tokens.skips(UInt8(ascii: "["), in: text) }
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var members: [JSONObject.Member] = []
    while !tokens.skips(close, in: text) {
      var name = ""
      if !members.isEmpty, !tokens.skips(UInt8(ascii: ","), in: text) { return end(members) }
      if isObject {
        guard let range = tokens.string(in: text), tokens.skips(UInt8(ascii: ":"), in: text) else {
          return end(members)
        }
        name = RawSlice.quoted(range, in: text).text(in: text) ?? ""
      }
      guard let value = value(depth: depth + 1) else { return end(members) }
      members.append(JSONObject.Member(name: name, value: value))
    }
    return members
  }

  /// Ends the sample at its end or at a syntax error.
  private mutating func end(_ members: [JSONObject.Member]) -> [JSONObject.Member] {
    tokens = JSONTokens(tokens.end..<tokens.end)
    return members
  }
}
