/// The characters with the Unicode property White_Space (UAX #44, PropList.txt).
package enum WhiteSpace {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns whether the text consists only of whitespace or is empty.
  package static func fills(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(contains)
  }

  /// Returns the text without leading and trailing whitespace.
  package static func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    var rest = text.unicodeScalars[...]
    while let first = rest.first, contains(first) { rest.removeFirst() }
    while let last = rest.last, contains(last) { rest.removeLast() }
    return rest
  }
}
