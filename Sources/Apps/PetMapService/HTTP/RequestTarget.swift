import PetMapAnnouncements
package import PetMapParameters

/// A parsed request target: its path segments and query parameters.
package struct RequestTarget: Sendable, Hashable {
  /// A part of the path between two slashes.
  package struct Segment: Sendable, Hashable {
    /// The original text.
    package let raw: String
    /// The text with percent-escapes decoded, or `nil` if one is malformed or encodes NUL, or if
    /// the bytes are not UTF-8.
    package let text: String?
  }

  /// The original path, without the query.
  package let path: String
  /// The original query, or `nil` if there is no question mark.
  package let query: String?
  /// The segments of the path, or `nil` if the target is not a path, such as the `*` in `OPTIONS
  /// *`. One trailing slash is ignored: `/api/health/` has the segments `api` and `health`.
  package let segments: [Segment]?
  /// The parameters of the query, in order. Malformed percent-escapes are kept unchanged.
  package let parameters: [QueryParameter]

  /// - Parameter target: The request target in origin form or absolute form (RFC 9112, section
  ///   3.2).
  package init(_ target: String) {
    let target = Self.originForm(of: target)
    // Compare bytes instead of characters, because a following combining mark would change the
    // character.
    let mark = target.utf8.firstIndex(of: UInt8(ascii: "?"))
    path = mark.map { String(target[..<$0]) } ?? target
    query = mark.map { String(target[target.utf8.index(after: $0)...]) }
    parameters = [QueryParameter](parsing: query ?? "")
    guard path.utf8.first == UInt8(ascii: "/") else {
      segments = nil
      return
    }
    var pieces = path.utf8.dropFirst()
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    segments = pieces.map { piece in
      let raw = String(Substring(piece))
      let hasEscapes = raw.utf8.contains(UInt8(ascii: "%"))
      return Segment(
        raw: raw,
        text: hasEscapes ? PercentEncoding.decoded(raw.utf8, plusIsSpace: false) : raw)
    }
  }

  /// Returns `/path?query` for a target in absolute form; other targets are unchanged.
  private static func originForm(of target: String) -> String {
    guard target.utf8.first != UInt8(ascii: "/"), let scheme = target.firstRange(of: "://") else {
      return target
    }
    let authority = target[scheme.upperBound...]
    let end = authority.firstIndex { $0 == "/" || $0 == "?" } ?? authority.endIndex
    let rest = authority[end...]
    return rest.first == "/" ? String(rest) : "/" + rest
  }
}

extension [QueryParameter] {
  /// Returns the value of the last parameter with a name.
  package func value(_ name: String) -> String? { last { $0.name == name }?.value }
}
