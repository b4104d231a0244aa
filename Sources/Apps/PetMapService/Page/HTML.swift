import PetMapAnnouncements

/// A fragment of HTML that is escaped by construction.
///
/// Only literals in the source code contribute markup. Every interpolated string is escaped, for
/// element content and for quoted attribute values alike:
///
/// ```swift
/// let item: HTML = "<li title=\"\(pet.name)\">\(isolated: pet.name)</li>"
/// let list: HTML = "<ul>\(pets.map(item))</ul>"
/// ```
///
/// Attribute values must be quoted. Untrusted values are never used as a URL, a script or a style.
package struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The markup.
  package let text: String

  package init(stringLiteral literal: String) { text = literal }

  package init(stringInterpolation parts: Interpolation) { text = parts.text }

  /// The markup in UTF-8.
  package var bytes: [UInt8] { Array(text.utf8) }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends escaped text.
    package mutating func appendInterpolation(_ value: String) {
      for scalar in value.unicodeScalars { HTML.append(scalar, to: &text) }
    }

    /// Appends escaped text, or nothing for `nil`.
    package mutating func appendInterpolation(_ value: String?) {
      if let value { appendInterpolation(value) }
    }

    /// Appends a number.
    package mutating func appendInterpolation(_ value: Int) { text += value.description }

    /// Appends markup.
    package mutating func appendInterpolation(_ html: HTML) { text += html.text }

    /// Appends markup, or nothing for `nil`.
    package mutating func appendInterpolation(_ html: HTML?) {
      if let html { text += html.text }
    }

    /// Appends several fragments.
    package mutating func appendInterpolation(_ fragments: [HTML]) {
      for fragment in fragments { text += fragment.text }
    }

    /// Appends text that a user entered, isolated from the direction of the surrounding text, so
    /// that it cannot reorder the text after it.
    package mutating func appendInterpolation(isolated value: String) {
      text += "<bdi>"
      appendInterpolation(value)
      text += "</bdi>"
    }

    /// Appends escaped text without direction controls, for a title or an attribute that browsers
    /// and messengers show alongside other text.
    package mutating func appendInterpolation(plain value: String) {
      appendInterpolation(value.withoutDirectionControls)
    }

    /// Appends JSON as the content of a `script` element, which ends at the first `</script`.
    package mutating func appendInterpolation(json bytes: [UInt8]) {
      text += String(decoding: bytes, as: UTF8.self).replacing("<", with: "\\u003c")
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    // HTML has no control characters other than tab and line breaks.
    case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": text += "\u{FFFD}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}
