import PetMapJSON

/// Extracts a URL, such as that of a photo or a map, from a value that contains more than the URL: a
/// JSON object such as Socrata's `{"url": "https://…", "description": "…"}`, or text such as
/// `Photo (https://…)`, `=HYPERLINK("https://…")` or `<a href="https://…">`.
enum WebLink {
  private static let names = [
    "url", "href", "src", "link", "large", "medium", "full", "original", "file", "external", "data",
    "attributes", "arrayValue", "values", "stringValue",
  ]

  /// Returns the first absolute URL in a text. Returns the text itself if it contains none; it may
  /// be a relative URL or a path.
  static func first(in text: String) -> String {
    let bytes = Array(text.utf8)
    if let first = bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let value = try? JSONValue(parsing: bytes)
    {
      return link(in: value, depth: 0) ?? text
    }
    guard let start = bytes.indices.first(where: { isStart(of: bytes, at: $0) }) else {
      return text
    }
    return String(decoding: bytes[start..<end(of: bytes, from: start)], as: UTF8.self)
  }

  /// Returns whether an absolute URL starts at an index. One inside another URL, as in
  /// `/resize?url=https://…`, does not count.
  private static func isStart(of bytes: [UInt8], at index: Int) -> Bool {
    if index > 0, !" \t\r\n(\"'<,;|".utf8.contains(bytes[index - 1]) { return false }
    let lowercased = bytes[index...].prefix(8).map { $0 | 0x20 }
    return lowercased.starts(with: "http://".utf8) || lowercased.starts(with: "https://".utf8)
  }

  /// Returns the index after a URL: at a quotation mark, an angle bracket, an unmatched closing
  /// parenthesis, whitespace, or a separator that the next URL follows. If the text starts with the
  /// URL, whitespace may be part of it, as in `https://a.example/Rex 1.jpg`.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    let quote = start > 0 && bytes[start - 1] == UInt8(ascii: "'") ? UInt8(ascii: "'") : 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case quote: return index
      case ...UInt8(ascii: " "):
        if ",;".utf8.contains(bytes[index - 1]) { return index - 1 }
        if start > 0 || isStart(of: bytes, at: index + 1) { return index }
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"): return index
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return index }
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
        if isStart(of: bytes, at: index + 1) { return index }
      default: break
      }
    }
    return bytes.count
  }

  /// Returns the first text in a JSON value, which is taken for a URL, or `nil` if the
  /// value contains no text.
  static func read(_ json: ArraySlice<UInt8>) -> String? {
    guard let value = try? JSONValue(parsing: Array(json)) else { return nil }
    return link(in: value, depth: 0)
  }

  private static func link(in value: JSONValue, depth: Int) -> String? {
    if let text = value.string { return text.isEmpty ? nil : text }
    guard depth < 4 else { return nil }
    if let first = value.array?.first { return link(in: first, depth: depth + 1) }
    guard let object = value.object else { return nil }
    for name in names {
      if let member = object[name], let link = link(in: member, depth: depth + 1) { return link }
    }
    return nil
  }
}
