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
  /// Returns whether two texts are equal, ignoring the case of ASCII letters.
  package func equalsIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8) { left, right in left.asciiLowercased == right.asciiLowercased }
  }

  /// The text without spaces and tabs at either end.
  package var trimmingBlanks: String {
    let isInk: (UInt8) -> Bool = { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: isInk) else { return "" }
    var (index, end) = (first, first)
    while index != utf8.endIndex {
      let byte = utf8[index]
      utf8.formIndex(after: &index)
      if isInk(byte) { end = index }
    }
    return String(self[first..<end])
  }
}

extension UInt8 {
  var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// The value of a hexadecimal digit, or `nil` for other bytes.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
