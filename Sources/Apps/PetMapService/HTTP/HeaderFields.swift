/// A header field of a request or a response.
package struct HeaderField: Sendable, Hashable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Returns whether the field has a name, ignoring case (RFC 9110, section 5.1).
  func isNamed(_ name: String) -> Bool { self.name.equalsIgnoringCase(name) }
}

/// The header fields of a request, in order.
package struct HeaderFields: Sendable, Hashable {
  package private(set) var fields: [HeaderField]

  package init(_ fields: [HeaderField] = []) { self.fields = fields }

  package mutating func append(_ name: String, _ value: String) {
    fields.append(HeaderField(name, value))
  }

  /// The first value of a field, ignoring the case of its name, or `nil`.
  package subscript(name: String) -> String? {
    fields.first { $0.isNamed(name) }?.value
  }

  /// Returns all values of a field.
  package func values(of name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }
}

extension StringProtocol {
  /// Returns whether two strings are equal, ignoring the case of ASCII letters.
  package func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { left, right in left.asciiLowercased == right.asciiLowercased }
  }

  /// The text without leading and trailing spaces and tabs.
  package var trimmingBlanks: String {
    let isNotBlank: (UInt8) -> Bool = { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: isNotBlank) else { return "" }
    var (index, end) = (first, first)
    while index != utf8.endIndex {
      let byte = utf8[index]
      utf8.formIndex(after: &index)
      if isNotBlank(byte) { end = index }
    }
    return String(self[first..<end])
  }
}

extension UInt8 {
  var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

/// A header value that consists of a token with parameters: `multipart/form-data; boundary="x y"`
/// (RFC 9110, section 5.6.6).
package struct HeaderValue: Sendable, Hashable {
  /// The text before the first semicolon, without surrounding whitespace.
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

  /// The weight of an item in thousandths, 1000 if it has none, or `nil` if it is malformed: `q` is
  /// `0` or `1`, with up to three decimal places (RFC 9110, section 12.4.2).
  private var weight: Int? {
    guard let text = self["q"] else { return 1000 }
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"),
      bytes.count == 1 || bytes[1] == UInt8(ascii: ".") && bytes.count <= 5
    else { return nil }
    var thousandths = Int(first - UInt8(ascii: "0")) * 1000
    for (byte, unit) in zip(bytes.dropFirst(2), [100, 10, 1]) {
      guard byte.isASCIIDigit else { return nil }
      thousandths += Int(byte - UInt8(ascii: "0")) * unit
    }
    return thousandths <= 1000 ? thousandths : nil
  }

  /// Returns the lowercased items of all fields with the same name, such as `Accept`, and their
  /// weights in thousandths. Items with a malformed weight are omitted.
  static func weights(_ values: [String]) -> [(item: String, weight: Int)] {
    values.flatMap { $0.split(separator: ",") }.compactMap { text in
      let value = HeaderValue(String(text))
      return value.weight.map { (value.token.lowercased(), $0) }
    }
  }
}
