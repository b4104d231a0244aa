package import PetMapAnnouncements

/// A parameter with its text, such as a decoded parameter from a URL's query string.
public struct QueryParameter: Sendable, Hashable {
  /// The text before the equals sign.
  public var name: String
  /// The text after the equals sign, or an empty string.
  public var value: String

  /// Creates a parameter.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension [QueryParameter] {
  /// Parses a query string without the question mark. Escapes that are malformed are kept.
  package init(parsing query: String) {
    self = query.utf8.split(separator: UInt8(ascii: "&")).map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "="))
      return QueryParameter(
        name: Self.text(item[..<(equals ?? item.endIndex)]),
        value: equals.map { Self.text(item[item.index(after: $0)...]) } ?? "")
    }
  }

  private static func text(_ raw: Substring.UTF8View) -> String {
    let isPlain = !raw.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }
    // Unlike a path, a value may contain NUL, because a source ID can be any string.
    let decoded =
      isPlain ? nil : PercentEncoding.decoded(raw, plusIsSpace: true, allowsNUL: true)
    return decoded ?? String(Substring(raw))
  }
}

extension PercentEncoding {
  /// Returns a query string with a leading question mark, or an empty string if there are no
  /// parameters.
  package static func query(_ parameters: [QueryParameter]) -> String {
    if parameters.isEmpty { return "" }
    let pairs = parameters.map { encoded($0.name) + "=" + encoded($0.value) }
    return "?" + pairs.joined(separator: "&")
  }
}
