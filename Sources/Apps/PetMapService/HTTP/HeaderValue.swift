/// A header value that consists of a token with parameters: `multipart/form-data; boundary="x y"`
/// (RFC 9110, section 5.6.6).
package struct HeaderValue: Sendable, Hashable {
  /// The text before the first semicolon, without surrounding white space.
  package let token: String
  private var parameters: [HeaderField] = []

  package init(_ text: String) {
    var rest = Substring(text)
    let end = rest.firstIndex(of: ";") ?? rest.endIndex
    token = rest[..<end].trimmingBlanks
    rest = rest[end...]
    while rest.first == ";" {
      rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      let nameEnd = rest.firstIndex { $0 == "=" || $0 == ";" } ?? rest.endIndex
      let name = rest[..<nameEnd].trimmingBlanks
      rest = rest[nameEnd...]
      guard rest.first == "=" else { continue }
      let value = Self.value(&rest)
      parameters.append(HeaderField(name, value))
    }
  }

  /// Parses `=value` or `="value"` up to the next semicolon.
  private static func value(_ rest: inout Substring) -> String {
    rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
    guard rest.first == "\"" else {
      let end = rest.firstIndex(of: ";") ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end].trimmingBlanks
    }
    var value = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
        value.append(next)
        rest.removeFirst()
      } else {
        value.append(character)
      }
    }
    rest = rest.drop { $0 != ";" }
    return value
  }

  /// The value of a parameter, ignoring the case of its name, or `nil`.
  package subscript(name: String) -> String? {
    parameters.first { $0.isNamed(name) }?.value
  }
}
